import { moveItems } from "../page/move-list.js";
import { beganBy } from "../page/tree.js";
import { element } from "./element.js";

/** @typedef {import("./view.js").View} View */

/**
 * Moves panel: every line of the game as buttons, which show how it stood then, and a field in which the next move can be
 * written. The list is one tab stop; arrow keys walk along the moves.
 */
export class MovesPanel {
  #list;
  #empty;
  #field;
  #help;
  #shown = "";
  #go;
  /** The button of each move, by the moves that lead to it. @type {Map<string, HTMLElement>} */
  #buttons = new Map();
  #pointed;
  #t = (key) => key;

  /**
   * @param {HTMLElement} panel
   * @param {object} answers
   * @param {(text: string) => string | null} answers.play tries a move and tells, in words, why it cannot be made
   * @param {(path: string[]) => void} answers.go shows the game after these moves
   */
  constructor(panel, { play, go }) {
    this.#go = go;
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
  render({ t, game, tree, walk, glyphs }) {
    this.#t = t;
    const { moves, redoable } = game;
    const items = moveItems(tree, beganBy(game), moves.length, redoable);
    this.#empty.hidden = items.length > 0;
    this.#list.hidden = items.length === 0;
    const key = JSON.stringify([items, [...glyphs]]);
    if (key !== this.#shown) this.#write(items, glyphs);
    this.#shown = key;
    this.#point(walk.baseMoves.join(" "));
  }

  /** Writes the list anew. */
  #write(items, glyphs) {
    this.#buttons.clear();
    const button = (listed) => this.#button(listed, glyphs);
    this.#list.replaceChildren(
      ...items.flatMap((item) => [ITEMS[item.kind](item, button), "\n"]),
    );
  }

  #button({ path, move }, glyphs) {
    const place = path.join(" ");
    const made = element(
      "button",
      { type: "button", class: "move", tabindex: "-1" },
      move + (glyphs.get(place) ?? ""),
    );
    made.addEventListener("click", () => this.#go(path));
    this.#buttons.set(place, made);
    return made;
  }

  /** Marks the move that is shown, and scrolls the list, never the page, until it is seen. */
  #point(place) {
    if (this.#pointed === this.#buttons.get(place)) return;
    this.#pointed?.removeAttribute("aria-current");
    this.#pointed = this.#buttons.get(place);
    this.#pointed?.setAttribute("aria-current", "true");
    if (this.#pointed) reveal(this.#list, this.#pointed);
    else this.#list.scrollTop = 0;
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

/** How each kind of item is written; white space stands between moves, or copied ones would run together. */
const ITEMS = {
  row({ number, w, b }, button) {
    const white = w ? button(w) : element("span", { class: "move" }, "…");
    const moves = b ? [white, " ", button(b)] : [white];
    return element("li", { value: String(number) }, ...moves);
  },
  side({ depth, words }, button) {
    const nodes = words.flatMap(({ number, path, move, text }) => {
      if (!path) return [text, " "];
      const label = number ? [`${number} `] : [];
      const listed = button({ path, move });
      return [element("span", { class: "side-move" }, ...label, listed), " "];
    });
    return element("li", { class: `side depth-${depth}` }, ...nodes);
  },
  comment({ text }) {
    return element("li", { class: "remark" }, text);
  },
};

/** Scrolls a list until one of its elements is seen. */
function reveal(list, { offsetTop: top, offsetHeight: height }) {
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight)
    list.scrollTop = top + height - clientHeight;
}
