import { resultOf } from "../page/result.js";
import { dialogOf } from "./dialog.js";
import { element } from "./element.js";
import { gameRow } from "./game-list.js";

/** @typedef {import("../engine/index.js").Game} Game */

/** Pick dialog: the games of one text, of which one is to be opened. */
export class PickDialog {
  #dialog;
  #list = element("ul", { class: "game-list" });
  #games = [];
  #take = (_game) => {};

  constructor() {
    this.#dialog = dialogOf("pick", "pick.title", this.#list);
    this.#dialog.addEventListener("close", () => this.#leave());
  }

  /**
   * @param {Game[]} games the dialog's own from now on, until one is taken
   * @param {import("../i18n/index.js").Translate} t
   * @param {(game: Game) => void} take
   */
  ask(games, t, take) {
    this.#leave();
    this.#games = games;
    this.#take = take;
    this.#list.replaceChildren(...games.map((game) => this.#row(game, t)));
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  #row(game, t) {
    const { White: white, Black: black, Date: date } = game.tags;
    const players = t("pick.players", {
      white: named(white) ?? t("color.w"),
      black: named(black) ?? t("color.b"),
    });
    const facts = [
      t(`variant.${game.variant}`),
      t("pick.moves", { n: game.moves.length }),
      resultOf(game.outcome),
      named(date),
    ];
    return gameRow(players, facts, () => {
      this.#games = this.#games.filter((it) => it !== game);
      this.#dialog.close();
      this.#take(game);
    });
  }

  /** Gives back the games that nobody wanted. */
  #leave() {
    for (const game of this.#games) game.free();
    this.#games = [];
  }
}

/** A tag's text, where it says something. */
function named(text) {
  return text && !text.startsWith("?") ? text : undefined;
}
