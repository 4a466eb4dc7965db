import { mark } from "./element.js";

/** Sound switch: the button that tells whether the board is heard, and changes it with one tap. */
export class SoundSwitch {
  #button;

  /** @param {HTMLElement} button */
  constructor(button) {
    this.#button = button;
  }

  /** @param {Pick<import("./view.js").View, "state">} view */
  render({ state }) {
    const heard = state.preferences.sound === "on";
    mark(this.#button, "aria-pressed", String(heard));
  }
}
