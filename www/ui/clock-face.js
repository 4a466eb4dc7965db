import { element, hide, write } from "./element.js";

/** @typedef {{ w: string, b: string } | null} Texts */

/** Clock faces: the time of both players, in their strips. */
export class ClockFaces {
  /** @type {[HTMLElement, HTMLElement][]} */
  #faces;
  /** @type {Texts} */
  #texts = null;

  /** @param {HTMLElement[]} strips whose `data-side` says whose they are */
  constructor(strips) {
    this.#faces = strips.map((strip) => {
      const face = element("span", { class: "strip-clock", role: "timer" });
      hide(face, true);
      strip.querySelector(".strip-hand").before(face);
      return [strip, face];
    });
  }

  /** @param {Texts} texts */
  show(texts) {
    this.#texts = texts;
    this.render();
  }

  /** Follows the strips, which may have come to be of another side. */
  render() {
    for (const [strip, face] of this.#faces) {
      const text = this.#texts?.[strip.dataset.side];
      hide(face, text === undefined);
      if (text !== undefined) write(face, text);
    }
  }
}
