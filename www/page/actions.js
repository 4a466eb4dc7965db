/**
 * Actions: what each button of the page does, and what is asked before it.
 */
import { refusalText } from "../board/words.js";
import { PageError } from "./page-error.js";
import { seatText } from "../ui/seat-text.js";

export class Actions {
  #desk;
  #ask;
  #paste;
  #dialogs;
  #critic;
  #tell;
  #words;

  /**
   * @param {object} parts
   * @param {import("./desk.js").Desk} parts.desk
   * @param {import("../ui/ask-dialog.js").AskDialog} parts.ask
   * @param {import("../ui/paste-dialog.js").PasteDialog} parts.paste
   * @param {import("../critic.js").Critic} parts.critic
   * @param {Record<string, { show(): void }> & { copy: import("../ui/copy-dialog.js").CopyDialog }} parts.dialogs
   *   those that an action of the same name shows, and the one that copies
   * @param {(notice: import("../ui/toasts.js").Notice) => void} parts.tell
   * @param {() => import("../i18n/index.js").Translate} parts.words the reader's language now
   */
  constructor({ desk, ask, paste, critic, dialogs, tell, words }) {
    this.#desk = desk;
    this.#ask = ask;
    this.#paste = paste;
    this.#critic = critic;
    this.#dialogs = dialogs;
    this.#tell = tell;
    this.#words = words;
  }

  /** Does what the button `data-action` says. @param {string} action */
  act(action) {
    this.#critic.trial.end();
    switch (action) {
      case "new":
        return this.#desk.newGame();
      case "undo":
        return this.#desk.undo();
      case "redo":
        return this.#desk.redo();
      case "analyse":
        return this.#desk.analyse();
      case "hint":
        return this.#desk.hint();
      case "flip":
        return this.#desk.flip();
      case "resign":
        return this.#resign();
      case "draw":
        return this.#draw();
      case "copy":
        return this.#copyText(this.#record(), "toast.copied");
      case "paste":
        return this.#paste.show();
      case "review":
        return this.#critic.review();
      case "sound":
        return this.#desk.switchOver("sound");
      case "share":
        return this.#copyText(this.#desk.link(location.href), "toast.linked");
      default:
        return this.#dialogs[action]?.show();
    }
  }

  /** Both players fly: asks the humans at the board whether that is a draw. */
  async offer() {
    const { game, resigning } = this.#desk;
    if (resigning === null) return;
    const agreed = await this.#question("offer", {
      text: "offer.ask",
      yes: "offer.accept",
      no: "offer.decline",
    });
    if (agreed) await this.#desk.offerDraw(game);
  }

  /** Plays a written move. @returns {string | null} why it cannot be played, in words */
  play(text) {
    const t = this.#words();
    const reason = this.#desk.play(text);
    if (reason === "busy") return t("moves.wait");
    return reason && refusalText({ reason, text }, t);
  }

  /** Opens a pasted text. @returns {string | null} why it cannot be read, in words */
  open(text) {
    try {
      this.#desk.open(text);
      return null;
    } catch (error) {
      const t = this.#words();
      return t("error.paste", { why: PageError.of(error).say(t) });
    }
  }

  async #resign() {
    const { game, resigning: side } = this.#desk;
    const humans = this.#desk.state.game.seats === "human,human";
    const sure = await this.#question("resign", {
      text: humans ? `resign.${side}` : "resign.you",
      yes: "resign.confirm",
      no: "dialog.cancel",
    });
    if (sure) this.#desk.resign(side, game);
  }

  /** The engine is asked at once; two humans are asked whether they agree. */
  async #draw() {
    const { game } = this.#desk;
    const humans = this.#desk.state.game.seats === "human,human";
    const agreed =
      !humans ||
      (await this.#question("draw", {
        text: "draw.ask",
        yes: "draw.confirm",
        no: "dialog.cancel",
      }));
    if (agreed) await this.#desk.offerDraw(game);
  }

  #question(name, { text, yes, no }) {
    const t = this.#words();
    const title = t(`${name}.title`);
    return this.#ask.ask({ title, text: t(text), yes: t(yes), no: t(no) });
  }

  #record() {
    const { state, game } = this.#desk;
    const view = { t: this.#words(), state, game };
    return this.#desk.record({
      Date: today(),
      White: seatText(view, "w"),
      Black: seatText(view, "b"),
    });
  }

  async #copyText(text, key) {
    if (await this.#dialogs.copy.copy(text)) this.#tell({ key });
  }
}

/** The date as records write it, by the reader's own calendar day. */
function today() {
  const now = new Date();
  const digits = (number) => String(number).padStart(2, "0");
  return [
    now.getFullYear(),
    digits(now.getMonth() + 1),
    digits(now.getDate()),
  ].join(".");
}
