import { boardPicture } from "./board-picture.js";
import { dialogOf, worded } from "./dialog.js";
import { element } from "./element.js";

/** Variant dialog: every game with its board and what is special about it; a press chooses it. */
export class VariantDialog {
  #dialog;
  #cards = element("div", { class: "variant-cards" });
  #choose;

  /** @param {(variant: string) => void} choose */
  constructor(choose) {
    this.#choose = choose;
    this.#dialog = dialogOf("variants", "action.variants", this.#cards);
  }

  /** @param {import("./view.js").View} view */
  render({ t, state, variants }) {
    if (this.#cards.childElementCount === 0)
      this.#cards.append(...variants.map((info) => this.#card(info, t)));
    for (const card of this.#cards.children) {
      const chosen = card.dataset.variant === state.choices.variant;
      card.setAttribute("aria-pressed", String(chosen));
    }
  }

  show() {
    this.#dialog.showModal();
    this.#cards.querySelector("[aria-pressed=true]")?.focus();
  }

  #card({ id, board }, t) {
    const name = worded("strong", `variant.${id}`);
    const about = worded("span", `variant.${id}.about`);
    name.textContent = t(`variant.${id}`);
    about.textContent = t(`variant.${id}.about`);
    const card = element(
      "button",
      { type: "button", class: "variant-card", "data-variant": id },
      boardPicture(board),
      element("span", { class: "variant-words" }, name, about),
    );
    card.addEventListener("click", () => {
      this.#dialog.close();
      this.#choose(id);
    });
    return card;
  }
}
