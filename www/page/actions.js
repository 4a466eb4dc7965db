/**
 * Actions: what each button of the page does, and what is asked before it.
 */
import { refusalText } from "../board/words.js";
import { entryOf } from "./archive.js";
import { readBackup } from "./backup.js";
import { PageError } from "./page-error.js";
import { seatText } from "../ui/seat-text.js";

export class Actions {
  #archive;
  #desk;
  #dialogs;
  #critic;
  #tell;
  #words;

  /**
   * @param {object} parts
   * @param {import("./archive.js").Archive} parts.archive
   * @param {import("./desk.js").Desk} parts.desk
   * @param {() => import("../critic.js").Critic} parts.critic is there when somebody acts
   * @param {Record<string, any>} parts.dialogs `makeDialogs`
   * @param {(notice: import("../ui/toasts.js").Notice) => void} parts.tell
   * @param {() => import("../i18n/index.js").Translate} parts.words the reader's language now
   */
  constructor({ archive, critic, desk, dialogs, tell, words }) {
    this.#archive = archive;
    this.#critic = critic;
    this.#desk = desk;
    this.#dialogs = dialogs;
    this.#tell = tell;
    this.#words = words;
  }

  /** Does what the button `data-action` says. @param {string} action */
  act(action) {
    this.#critic().trial.end();
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
        return this.#copyText(this.record(), "toast.copied");
      case "paste":
        return this.#dialogs.open.show();
      case "review":
        return this.#critic().review();
      case "invite":
        this.#desk.invite();
        return showBoard();
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
      if (this.#bringBack(text)) return null;
      const games = this.#desk.open(text);
      showBoard();
      if (games.length > 0)
        this.#dialogs.pick.ask(games, this.#words(), (game) =>
          this.#desk.take(game),
        );
      return null;
    } catch (error) {
      const t = this.#words();
      return t("error.paste", { why: PageError.of(error).say(t) });
    }
  }

  /** A side's time is up: the players agree that it has lost, or play on without a clock. @param {"w" | "b"} side */
  async flag(side) {
    const { game } = this.#desk;
    const agreed = await this.#question("clock", {
      text: `clock.flag.${side}`,
      yes: "draw.confirm",
      no: "clock.play-on",
    });
    if (agreed) this.#desk.resign(side, game);
  }

  /** Sends the turn to a friend, by the system's own way where there is one. */
  async sendTurn() {
    const url = this.#desk.gameLink(location.href);
    if (!navigator.share) return this.#copyText(url, "toast.linked");
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      // Who turns away from it has not failed; who may not use it copies.
      if (error.name !== "AbortError") this.#copyText(url, "toast.linked");
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
    return this.#dialogs.ask.ask({
      title,
      text: t(text),
      yes: t(yes),
      no: t(no),
    });
  }

  /** The record of the game, with the players' names. */
  record() {
    const { w, b } = this.#names();
    return this.#desk.record({ Date: today(), White: w, Black: b });
  }

  /** Keeps the game that has just ended. */
  async archive() {
    const { game, state, setUpByHand: setUp } = this.#desk;
    const names = this.#names();
    const record = this.record();
    const now = Date.now();
    const entry = entryOf({ game, state, setUp, record, names, now });
    if (entry) await this.#archive.keep([entry]);
  }

  /** Brings everything back that a backup holds. @returns {boolean} whether the text is one */
  #bringBack(text) {
    const backup = readBackup(text);
    if (!backup) return false;
    this.#desk.adopt(backup.state);
    const n = backup.games.length;
    this.#archive.keep(backup.games).then((kept) => {
      if (kept) this.#tell({ key: "archive.brought", slots: { n } });
      else this.#tell({ key: "archive.missing", bad: true });
    });
    return true;
  }

  #names() {
    const { state, game } = this.#desk;
    const view = { t: this.#words(), state, game };
    return { w: seatText(view, "w"), b: seatText(view, "b") };
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

/** Another game stands on the board, which a phone may have out of view. */
function showBoard() {
  scrollTo(0, 0);
}
