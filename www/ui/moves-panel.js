import { moveRows } from "../page/move-list.js";
import { element } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** Moves panel: the moves so far, and a field in which the next one can be written. */
export class MovesPanel {
  #list;
  #empty;
  #field;
  #help;
  #shown = "";
  #t = (key) => key;

  /**
   * @param {HTMLElement} panel
   * @param {(text: string) => string | null} play tries a move and tells, in words, why it cannot be made
   */
  constructor(panel, play) {
    this.#list = panel.querySelector("[data-moves]");
    this.#empty = panel.querySelector(".moves-empty");
    this.#field = panel.querySelector("[name=move]");
    this.#help = panel.querySelector("#move-help");
    panel.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(play);
    });
    this.#field.addEventListener("input", () => this.#explain(null));
  }

  /** @param {View} view */
  render({ t, game }) {
    this.#t = t;
    const { moves, turn } = game;
    const shown = moves.join(" ");
    this.#empty.hidden = moves.length > 0;
    this.#list.hidden = moves.length === 0;
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...moveRows(moves, turn).flatMap(rowOf));
    this.#list.lastElementChild?.lastElementChild.classList.add("last");
    this.#list.scrollTop = this.#list.scrollHeight;
  }

  #submit(play) {
    const text = this.#field.value.trim();
    if (!text) return;
    const refusal = play(text);
    this.#explain(refusal);
    if (refusal === null) this.#field.value = "";
  }

  /** Under the field: why the text is no move now, else how moves are written. */
  #explain(refusal) {
    this.#field.setAttribute("aria-invalid", String(refusal !== null));
    this.#help.classList.toggle("error", refusal !== null);
    this.#help.textContent = refusal ?? this.#t("moves.help");
  }
}

/** A row, and the white space without which copied moves would run together. */
function rowOf({ number, w, b }) {
  const move = (text) => element("span", { class: "move" }, text);
  const moves = b ? [move(w ?? "…"), " ", move(b)] : [move(w ?? "…")];
  return [element("li", { value: String(number) }, ...moves), "\n"];
}
