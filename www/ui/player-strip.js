import { seatOf } from "../page/seats.js";
import { element, write } from "./element.js";
import { seatText } from "./seat-text.js";

/** @typedef {import("./view.js").View} View */

/** Player strip: one side's colour, who plays it, the men in hand, and whether it is to move. */
export class PlayerStrip {
  #strip;
  #man = element("span", { class: "man", "aria-hidden": "true" });
  #color = element("strong", { class: "strip-color" });
  #seat = element("span", { class: "strip-seat" });
  #turn = element("span", { class: "strip-turn" });
  #hand = element("span", { class: "strip-hand", "aria-hidden": "true" });
  /** The side whose men are drawn. */
  #shown = null;
  #counts = element("span", { class: "unseen" });

  /**
   * @param {HTMLElement} strip
   * @param {"near" | "far"} end near: the side at the bottom of the board
   */
  constructor(strip, end) {
    this.#strip = strip;
    this.end = end;
    const who = element(
      "span",
      { class: "strip-who" },
      this.#color,
      this.#seat,
    );
    strip.replaceChildren(this.#man, who, this.#turn, this.#counts, this.#hand);
  }

  /** @param {View} view */
  render(view) {
    const side = this.#side(view.state.game.orientation);
    const { seats } = view.state.game;
    this.#strip.dataset.side = side;
    this.#man.dataset.man = side;
    write(this.#color, view.t(`color.${side}`));
    write(this.#seat, seatText(view, side));
    this.#renderTurn(view, seatOf(seats, side), side);
    this.#renderMen(view, side);
  }

  #side(orientation) {
    if (this.end === "near") return orientation;
    return orientation === "w" ? "b" : "w";
  }

  #renderTurn({ t, shown: game, busy }, seat, side) {
    const toMove = game.outcome === null && game.turn === side;
    const thinking = toMove && busy && seat === "engine";
    this.#strip.toggleAttribute("data-to-move", toMove);
    this.#strip.toggleAttribute("data-thinking", thinking);
    this.#strip.toggleAttribute("data-won", game.outcome?.winner === side);
    const key = thinking ? "strip.thinking" : "strip.turn";
    write(this.#turn, toMove ? t(key) : "");
  }

  #renderMen({ t, shown: game, variants }, side) {
    const { men } = variants.find(({ id }) => id === game.variant);
    const [hand, board] = [game.hand[side], game.men[side].length];
    const lost = Math.max(0, men - hand - board);
    write(
      this.#counts,
      [
        t("strip.hand", { n: hand }),
        t("strip.board", { n: board }),
        t("strip.lost", { n: lost }),
      ].join("; "),
    );
    if (this.#shown !== side) this.#hand.replaceChildren();
    this.#shown = side;
    while (this.#hand.childElementCount > hand)
      this.#hand.lastElementChild.remove();
    while (this.#hand.childElementCount < hand)
      this.#hand.append(manInHand(side));
  }
}

function manInHand(side) {
  const man = element("span", { class: "man", "data-man": side });
  return element("span", { class: "slot" }, man);
}
