import { element, hide } from "./element.js";

/** Choice: a `<select>` whose options are texts of the reader's language. */
export class Choice {
  #select;
  #shown = "";

  /**
   * @param {HTMLSelectElement} select
   * @param {(name: string, value: string) => void} choose called when the reader has chosen
   */
  constructor(select, choose) {
    this.#select = select;
    select.addEventListener("change", () => choose(select.name, select.value));
  }

  /**
   * @param {{ value: string, label: string }[]} options
   * @param {string} value the chosen one
   */
  render(options, value) {
    const shown = JSON.stringify(options);
    if (shown !== this.#shown) this.#fill(options);
    this.#shown = shown;
    this.#select.value = value;
  }

  /** Shows the choice, with its label, only where it means something. @param {boolean} applies */
  show(applies) {
    hide(this.#select.closest("label"), !applies);
  }

  #fill(options) {
    this.#select.replaceChildren(
      ...options.map(({ value, label }) => element("option", { value }, label)),
    );
  }
}
