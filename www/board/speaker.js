/**
 * What the board says of what has happened: the status line, and sentences for the ear. While men move, words wait for the next frame: they are laid
 * out anew, which would delay the first one of the motion.
 */
import { afterFrame } from "./after-frame.js";
import { announcements } from "./announcements.js";
import { noticeText, statusSentences } from "./words.js";

/** See the head of the file. */
export class Speaker {
  /** The status line, as it is or soon will be. */
  status = "";
  /** Its first sentence. */
  lead = "";

  #session;
  #panel;
  /** What stands before the status: why something was refused or failed, until something else happens. */
  #notice = null;
  /** The players' phases before. */
  #before = null;
  /** What is to be said next. @type {{ sentences: string[], status: string | null }} */
  #unsaid = { sentences: [], status: null };

  /** @param {import("./session.js").Session} session @param {import("./panel.js").Panel} panel */
  constructor(session, panel) {
    this.#session = session;
    this.#panel = panel;
  }

  /**
   * @param {import("./session.js").Happening} what what has just happened
   * @param {{ t: import("../i18n/index.js").Translate, men: number, moving: boolean }} how `men`: each player's in this variant; `moving`: whether men move now
   * @returns {boolean} whether the status line is another one
   */
  tell(what, { t, men, moving }) {
    const lasting = what.kind === "values";
    if (!lasting) this.#notice = noticeText(what, t);
    const sentences = statusSentences(this.#session, men, t, this.#notice);
    const status = sentences.join(" ");
    const changed = status !== this.status;
    const again = this.#notice !== null && !lasting;
    if (changed || again) this.#unsaid.status = status;
    this.status = status;
    this.lead = sentences[0];
    const { phase } = this.#session.situation;
    this.#unsaid.sentences.push(...announcements(what, this.#before, phase, t));
    this.#before = phase;
    if (moving) afterFrame(this.#say);
    else this.#say();
    return changed;
  }

  #say = () => {
    const { sentences, status } = this.#unsaid;
    this.#unsaid = { sentences: [], status: null };
    this.#panel.announce(sentences);
    if (status !== null) this.#panel.say(status);
  };
}
