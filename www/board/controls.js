/**
 * The buttons below a board, and how far a game or a lesson has come.
 */
import { describe, element, write } from "./node.js";

/**
 * What a reader does at the board: plays, steps through a game, solves a puzzle, follows a lesson.
 * @typedef {"play" | "view" | "puzzle" | "lesson"} Mode
 */

/** The buttons of each mode. @type {Record<Mode, string[]>} */
const BUTTONS = {
  play: ["undo", "hint", "new"],
  view: ["first", "back", "forward", "last"],
  puzzle: ["hint", "again"],
  lesson: ["previous", "hint", "again", "next"],
};

/** Those that are drawn as a sign, and named in words. */
const SIGNS = { first: "⇤", back: "←", forward: "→", last: "⇥" };

/** Keys that step through a game while a button has the focus. */
const KEYS = {
  Home: "first",
  ArrowLeft: "back",
  ArrowRight: "forward",
  End: "last",
};

/** See the head of the file. */
export class Controls {
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #bar;
  #count = element("span", { part: "count", class: "count" });
  #act;
  #mode = "";

  /** @param {HTMLElement} bar @param {(control: string) => void} act */
  constructor(bar, act) {
    this.#bar = bar;
    this.#act = act;
    bar.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @param {Mode} mode */
  set(mode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.#buttons = new Map(
      BUTTONS[mode].map((name) => [name, this.#make(name)]),
    );
    this.#bar.replaceChildren(...this.#buttons.values(), this.#count);
  }

  /** @param {import("../i18n/index.js").Translate} t */
  label(t) {
    for (const [name, button] of this.#buttons) {
      const words = t(WORDS[name] ?? `control.${name}`);
      write(button, SIGNS[name] ?? words);
      if (name in SIGNS) describe(button, "aria-label", words);
    }
  }

  /** A button that is switched off under the focus hands it on, so that keys still find the board. @param {Record<string, boolean>} enabled by control */
  enable(enabled) {
    const focused = this.#bar.querySelector(":focus");
    for (const [name, button] of this.#buttons)
      button.disabled = !enabled[name];
    if (focused?.disabled)
      this.#bar.querySelector("button:not(:disabled)")?.focus();
  }

  /** How far a game or a lesson has come; "" for nothing. @param {string} text */
  count(text) {
    write(this.#count, text);
  }

  #make(name) {
    const button = element("button", {
      type: "button",
      part: "control",
      "data-control": name,
    });
    button.addEventListener("click", () => this.#act(name));
    return button;
  }

  #onKey(event) {
    if (this.#mode !== "view" || !(event.key in KEYS)) return;
    event.preventDefault();
    this.#act(KEYS[event.key]);
  }
}

/** Words that the game's page has too. */
const WORDS = { undo: "action.undo", hint: "action.hint", new: "action.new" };
