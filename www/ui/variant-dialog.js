import { boardPicture } from "./board-picture.js";
import { dialogOf, worded } from "./dialog.js";
import { element } from "./element.js";

/** Variant dialog: every game with its board and what is special about it; a press chooses it. */
export class VariantDialog {
  #dialog;
  #cards = element("div", { class: "variant-cards" });
  #choose;
  /** @type {import("./view.js").View | null} */
  #view = null;

  /** @param {(variant: string) => void} choose */
  constructor(choose) {
    this.#choose = choose;
    this.#dialog = dialogOf("variants", "action.variants", this.#cards);
  }

  /** @param {import("./view.js").View} view */
  render(view) {
    this.#view = view;
    if (this.#dialog.open) this.#fill(view);
  }

  /** Boards are drawn when somebody looks at them. @param {import("./view.js").View} view */
  #fill({ t, state, variants }) {
    if (this.#cards.childElementCount === 0)
      this.#cards.append(...variants.map((info) => this.#card(info, t)));
    for (const card of this.#cards.children) {
      const chosen = card.dataset.variant === state.choices.variant;
      card.setAttribute("aria-pressed", String(chosen));
    }
  }

  show() {
    this.#fill(this.#view);
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
