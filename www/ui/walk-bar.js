import { hide, mark, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** Walk bar: while another moment of the game is shown, the steps from there and the way back. */
export class WalkBar {
  #bar;
  #note;
  #buttons;

  /**
   * @param {HTMLElement} bar
   * @param {Record<"first" | "back" | "forth" | "last" | "leave" | "play" | "next" | "retry", () => void>} answers by `data-walk`
   */
  constructor(bar, answers) {
    this.#bar = bar;
    this.#note = bar.querySelector(".walk-note");
    this.#buttons = Object.fromEntries(
      [...bar.querySelectorAll("[data-walk]")].map((button) => [
        button.dataset.walk,
        button,
      ]),
    );
    for (const [name, button] of Object.entries(this.#buttons))
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true") answers[name]();
      });
  }

  /**
   * @param {View & { note: string, next: boolean, retryable: boolean }} view
   *   what a review says of the moment, whether it has found another mistake, and whether this one may be tried again
   */
  render({ t, walk, note, next, retryable }) {
    hide(this.#bar, !walk.away);
    if (!walk.away) return;
    const { back, forth } = walk.room;
    this.#enable("first", back > 0);
    this.#enable("back", back > 0);
    this.#enable("forth", forth > 0);
    this.#enable("last", forth > 0);
    for (const name of ["first", "back", "forth", "last"])
      mark(this.#buttons[name], "title", t(`walk.${name}`));
    hide(this.#buttons.next, !next);
    hide(this.#buttons.retry, !retryable);
    hide(this.#buttons.play, retryable);
    hide(this.#note, note === "");
    write(this.#note, note);
  }

  /** Marked, not disabled, so that a button keeps the focus. */
  #enable(name, possible) {
    mark(this.#buttons[name], "aria-disabled", String(!possible));
  }
}
