/**
 * What stands below the board: the status line, the author's controls, a line for errors, and what only a screen reader hears.
 */

/** The controls, and the words on them. */
const CONTROLS = ["undo", "hint", "new"];

/** See the head of the file. */
export class Panel {
  #status = element("p", { role: "status", part: "status" });
  #heard = element("div", { class: "unseen", "aria-live": "polite" });
  #problem = element("p", { class: "problem", part: "problem" });
  #bar = element("div", { class: "panel", part: "panel" });
  #buttons = new Map();
  #text = "";

  /** @param {HTMLElement} frame @param {(control: string) => void} act */
  constructor(frame, act) {
    for (const control of CONTROLS) {
      const button = element("button", {
        type: "button",
        part: "control",
        "data-control": control,
      });
      button.addEventListener("click", () => act(control));
      this.#buttons.set(control, button);
    }
    this.#bar.append(this.#status, ...this.#buttons.values());
    frame.append(this.#bar, this.#problem, this.#heard);
  }

  /** @param {import("../i18n/index.js").Translate} t */
  label(t) {
    for (const [control, button] of this.#buttons)
      button.textContent = t(`action.${control}`);
  }

  /** @param {Record<string, boolean>} enabled by control */
  enable(enabled) {
    for (const [control, button] of this.#buttons)
      button.disabled = !enabled[control];
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

/** An element with attributes and text. @param {string} tag @param {Record<string, string>} attributes @param {string} [text] */
export function element(tag, attributes, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
