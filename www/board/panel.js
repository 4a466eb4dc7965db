/**
 * What stands below the board: the status line, the author's controls, a line for errors, and what only a screen reader hears.
 */
import { Controls } from "./controls.js";
import { element } from "./node.js";

/** See the head of the file. */
export class Panel {
  #status = element("p", { role: "status", part: "status" });
  #heard = element("div", { class: "unseen", "aria-live": "polite" });
  #problem = element("p", { class: "problem", part: "problem" });
  #text = "";

  /** @param {HTMLElement} frame @param {(control: string) => void} act */
  constructor(frame, act) {
    const bar = element("div", { class: "bar" });
    const panel = element("div", { class: "panel", part: "panel" });
    this.controls = new Controls(bar, act);
    panel.append(this.#status, bar);
    frame.append(panel, this.#problem, this.#heard);
  }

  /** The status line. @param {string} text @param {boolean} again whether the same text is to be read once more @returns {boolean} whether it is another text */
  say(text, again) {
    const changed = text !== this.#text;
    this.#text = text;
    if (changed || again)
      this.#status.replaceChildren(element("span", {}, text));
    return changed;
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
    this.#problem.textContent = text;
  }
}
