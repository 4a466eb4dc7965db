/**
 * What stands below the board: the status line, the author's controls, a line for errors, and what only a screen reader hears.
 */
import { Controls } from "./controls.js";
import { element, write } from "./node.js";

/** See the head of the file. */
export class Panel {
  #status = element("p", { role: "status", part: "status" });
  #heard = element("div", { class: "unseen", "aria-live": "polite" });
  #problem = element("p", { class: "problem", part: "problem" });

  /** @param {HTMLElement} frame @param {(control: string) => void} act */
  constructor(frame, act) {
    const bar = element("div", { class: "bar" });
    const panel = element("div", { class: "panel", part: "panel" });
    this.controls = new Controls(bar, act);
    panel.append(this.#status, bar);
    frame.append(panel, this.#problem, this.#heard);
  }

  /** The status line; the same text is read once more. @param {string} text */
  say(text) {
    this.#status.replaceChildren(element("span", {}, text));
  }

  /** Sentences for the ear. @param {string[]} sentences */
  announce(sentences) {
    if (sentences.length)
      this.#heard.replaceChildren(
        ...sentences.map((text) => element("p", {}, text)),
      );
  }

  /** What is wrong with the element; "" for nothing. @param {string} text */
  complain(text) {
    write(this.#problem, text);
  }
}
