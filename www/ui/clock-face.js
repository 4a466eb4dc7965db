import { element, hide, write } from "./element.js";

/** Clock faces: the time of both players, in their strips. */
export class ClockFaces {
  /** @type {[HTMLElement, HTMLElement][]} */
  #faces;

  /** @param {HTMLElement[]} strips whose `data-side` says whose they are */
  constructor(strips) {
    this.#faces = strips.map((strip) => {
      const face = element("span", { class: "strip-clock", role: "timer" });
      hide(face, true);
      strip.querySelector(".strip-hand").before(face);
      return [strip, face];
    });
  }

  /** @param {{ w: string, b: string } | null} texts */
  show(texts) {
    for (const [strip, face] of this.#faces) {
      hide(face, texts === null);
      if (texts) write(face, texts[strip.dataset.side]);
    }
  }
}
