/**
 * The DOM twin of the canvas: one real button per point, exactly over it. One of them is the board's tab stop; arrow keys go along the lines,
 * typed coordinates jump. Says nothing about what a press does.
 */
import { ARROWS, neighbourTowards, readingOrder } from "./geometry.js";
import { describe } from "./node.js";

/** How long a typed letter waits for its number, in ms. */
const TYPING = 1500;

/** See the head of the file. */
export class Buttons {
  #container;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #board = null;
  #layout = null;
  #typed = { text: "", at: 0 };
  /** The point that is the board's tab stop. */
  #stop = "";

  /** @param {HTMLElement} container */
  constructor(container) {
    this.#container = container;
    container.addEventListener("keydown", (event) => this.#onKey(event));
    container.addEventListener("focusin", (event) =>
      this.#stopAt(pointOf(event.target)),
    );
  }

  /** Makes the buttons of a board. @param {import("./geometry.js").Board} board */
  build(board) {
    if (board === this.#board) return;
    this.#board = board;
    const buttons = [...patternOf(board).cloneNode(true).children];
    this.#buttons = new Map(buttons.map((it) => [pointOf(it), it]));
    this.#stop = pointOf(buttons[0]);
    this.#container.replaceChildren(...buttons);
  }

  /** Puts the buttons over their points, in the order of reading. @param {import("./geometry.js").Layout} layout */
  place(layout) {
    this.#layout = layout;
    for (const [point, { x, y }] of layout.points) {
      const { style } = this.#buttons.get(point);
      style.left = `${x}px`;
      style.top = `${y}px`;
      style.width = style.height = `${layout.target}px`;
    }
    this.#order(readingOrder(layout.points));
  }

  /**
   * @param {Map<string, "w" | "b">} men
   * @param {import("./interaction.js").Offers} offers
   * @param {Set<string>} last the points of the last turn
   * @param {(point: string) => { name: string, remark: string, value?: string }} words the accessible name, what else there is to say, and a press's worth in signs
   */
  show(men, offers, last, words) {
    for (const [point, button] of this.#buttons) {
      button.dataset.man = men.get(point) ?? "";
      button.toggleAttribute("data-movable", offers.movable.has(point));
      button.toggleAttribute("data-target", offers.target.has(point));
      button.toggleAttribute("data-capturable", offers.capturable.has(point));
      button.toggleAttribute("data-selected", offers.selected === point);
      button.toggleAttribute("data-last", last.has(point));
      const { name, remark, value } = words(point);
      describe(button, "aria-label", name);
      describe(button, "aria-description", remark);
      describe(button, "data-value", value);
    }
  }

  /** Focuses the board's tab stop. */
  focus(options) {
    this.#container.querySelector("button[tabindex='0']")?.focus(options);
  }

  /** Order of reading and of focus. Focus stays where it is. */
  #order(points) {
    const present = [...this.#container.children].map(pointOf);
    if (points.every((point, index) => point === present[index])) return;
    const focused = this.#container.querySelector(":focus");
    this.#container.replaceChildren(
      ...points.map((point) => this.#buttons.get(point)),
    );
    focused?.focus({ preventScroll: true });
  }

  #stopAt(point) {
    this.#buttons.get(this.#stop).tabIndex = -1;
    this.#buttons.get(point).tabIndex = 0;
    this.#stop = point;
  }

  #onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = this.#reached(event.key, pointOf(event.target));
    if (next === undefined) return;
    event.preventDefault();
    this.#buttons.get(next)?.focus();
  }

  /** The point a key leads to; null when it leads nowhere, undefined when it is no key of ours. */
  #reached(key, from) {
    if (key in ARROWS)
      return neighbourTowards(this.#board, this.#layout.points, from, key);
    if (key === "Home") return readingOrder(this.#layout.points)[0];
    if (key === "End") return readingOrder(this.#layout.points).at(-1);
    if (/^[a-g1-7]$/i.test(key)) return this.#typing(key.toLowerCase());
    return undefined;
  }

  #typing(key) {
    const now = performance.now();
    const begun = now - this.#typed.at < TYPING ? this.#typed.text : "";
    const text = /[a-g]/.test(key) ? key : begun + key;
    this.#typed = { text, at: now };
    return this.#buttons.has(text) ? text : null;
  }
}

/** The point of a button. @param {EventTarget} button */
export function pointOf(button) {
  return /** @type {HTMLElement} */ (button).dataset?.point;
}

/** The buttons of each board, of which every element that shows it takes copies. @type {WeakMap<object, HTMLElement>} */
const patterns = new WeakMap();

/** @param {import("./geometry.js").Board} board */
function patternOf(board) {
  if (!patterns.has(board)) patterns.set(board, makePattern(board));
  return patterns.get(board);
}

/** In the order of reading, as long as the board is not turned round. */
function makePattern({ points }) {
  const spots = points.map(({ name, x, y }) => [name, { x, y: -y }]);
  const buttons = readingOrder(new Map(spots)).map(makeButton);
  buttons[0].tabIndex = 0;
  const pattern = document.createElement("div");
  pattern.append(...buttons);
  return pattern;
}

function makeButton(point) {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.dataset.point = point;
  button.part = "point";
  return button;
}
