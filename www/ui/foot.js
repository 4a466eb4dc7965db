import { write } from "./element.js";

/** Foot: the last line of the page, with the version for reports. */
export class Foot {
  #version;

  /** @param {HTMLElement} foot */
  constructor(foot) {
    this.#version = foot.querySelector(".version");
  }

  /** @param {import("./view.js").View} view */
  render({ t, version }) {
    write(this.#version, t("page.version", { version }));
  }
}
