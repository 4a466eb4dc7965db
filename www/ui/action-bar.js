import { mark } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** When a button can do nothing. Such a button keeps the focus, so it is marked, not disabled. @type {Record<string, (view: View) => boolean>} */
const IDLE = {
  undo: (view) => !view.undoable,
  redo: (view) => !view.redoable,
  review: (view) => view.game.moves.length === 0,
  hint: (view) => view.busy || view.game.outcome !== null,
  draw: (view) =>
    Boolean(view.state.game.friend) ||
    view.busy ||
    view.resigning === null ||
    view.game.outcome !== null,
  resign: (view) => view.resigning === null || view.game.outcome !== null,
};

/** Action bar: the buttons `data-action`, wherever they stand on the page. */
export class ActionBar {
  /** @type {HTMLButtonElement[]} */
  #buttons;

  /**
   * @param {ParentNode} page
   * @param {(action: string) => void} act
   */
  constructor(page, act) {
    this.#buttons = [...page.querySelectorAll("button[data-action]")];
    for (const button of this.#buttons)
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") !== "true")
          act(button.dataset.action);
      });
  }

  /** @param {View} view */
  render(view) {
    for (const button of this.#buttons) {
      const { action } = button.dataset;
      mark(button, "title", view.t(`action.${action}.title`));
      mark(button, "aria-disabled", String(IDLE[action]?.(view) ?? false));
    }
  }
}
