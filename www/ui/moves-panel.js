import { moveItems } from "../page/move-list.js";
import { beganBy } from "../page/tree.js";
import { element, hide, write } from "./element.js";

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
  /** What the list was last written from. @type {unknown[]} */
  #known = [];
  /** What stands in the list: the sign of each item, its element, and its moves. */
  #rows = [];
  #go;
  /** @type {Map<import("../page/tree.js").Branch, HTMLElement>} */
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
    const known = [tree, tree.revision, game.moves.length, game.redoable];
    if (known.some((it, at) => it !== this.#known[at])) this.#write(tree, game);
    this.#known = known;
    for (const [at, button] of this.#buttons)
      write(button, at.move + (glyphs.get(at) ?? ""));
    this.#point(tree.at(walk.baseMoves));
  }

  /** Writes the list from the first item on that is another one; it keeps the focus that one of its moves had. */
  #write(tree, game) {
    const { moves, redoable } = game;
    const items = moveItems(tree, beganBy(game), moves.length, redoable);
    const signs = items.map(signOf);
    const differs = ({ sign }, at) => sign !== signs[at];
    const same = tree === this.#known[0] ? this.#rows.findIndex(differs) : 0;
    const focused = this.#list.contains(document.activeElement);
    hide(this.#empty, items.length > 0);
    hide(this.#list, items.length === 0);
    this.#cut(same < 0 ? this.#rows.length : same);
    for (let at = this.#rows.length; at < items.length; at++)
      this.#add(items[at], signs[at]);
    if (focused && !this.#list.contains(document.activeElement))
      this.#list.focus();
  }

  /** Takes away the items from this one on. @param {number} from */
  #cut(from) {
    for (const { node, moves } of this.#rows.splice(from)) {
      node.remove();
      for (const at of moves) this.#buttons.delete(at);
    }
  }

  #add(item, sign) {
    const moves = [];
    const node = ITEMS[item.kind](item, (listed) => {
      moves.push(listed.at);
      return this.#button(listed);
    });
    this.#rows.push({ sign, node, moves });
    this.#list.append(node);
  }

  #button({ at, line, made }) {
    const button = element("button", {
      type: "button",
      class: "move",
      tabindex: "-1",
    });
    button.addEventListener("click", () => this.#go(line.slice(0, made)));
    this.#buttons.set(at, button);
    return button;
  }

  /** Marks the move that is shown, and scrolls the list, never the page, until it is seen. */
  #point(at) {
    const button = this.#buttons.get(at);
    if (this.#pointed === button) return;
    this.#pointed?.removeAttribute("aria-current");
    this.#pointed = button;
    this.#pointed?.setAttribute("aria-current", "true");
    // With the next frame, when the page is laid out anyway.
    requestAnimationFrame(() => this.#reveal());
  }

  #reveal() {
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

/** What an item says, and where it leads behind items that are the same. */
function signOf({ kind, number, w, b, text, depth, words = [] }) {
  const [first] = words;
  const way = first?.line.slice(0, first.made);
  const said = words.map(({ number, at, text }) => [number, at?.move, text]);
  const row = [number, w?.at.move, b?.at.move];
  return JSON.stringify([kind, row, text, depth, way, said]);
}

/** How each kind of item is written; white space stands between moves, or copied ones would run together. */
const ITEMS = {
  row({ number, w, b }, button) {
    const white = w ? button(w) : element("span", { class: "move" }, "…");
    const moves = b ? [white, " ", button(b)] : [white];
    return element("li", { value: String(number) }, ...moves, "\n");
  },
  side({ depth, words }, button) {
    const nodes = words.flatMap((word) => {
      if (!word.at) return [word.text, " "];
      const number = word.number ? [`${word.number} `] : [];
      const named = [...number, button(word)];
      return [element("span", { class: "side-move" }, ...named), " "];
    });
    return element("li", { class: `side depth-${depth}` }, ...nodes, "\n");
  },
  comment({ text }) {
    return element("li", { class: "remark" }, text, "\n");
  },
};

/** Scrolls a list until one of its elements is seen. */
function reveal(list, { offsetTop: top, offsetHeight: height }) {
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight)
    list.scrollTop = top + height - clientHeight;
}
