import { languages } from "../i18n/index.js";
import { themes } from "../page/link.js";
import { Choice } from "./choice.js";

/** Preference bar: language and appearance. */
export class PreferenceBar {
  #lang;
  #theme;

  /**
   * @param {HTMLElement} bar
   * @param {(name: string, value: string) => void} prefer
   */
  constructor(bar, prefer) {
    this.#lang = new Choice(bar.querySelector("[name=lang]"), prefer);
    this.#theme = new Choice(bar.querySelector("[name=theme]"), prefer);
  }

  /** @param {import("./view.js").View} view */
  render({ t, tag, state }) {
    const names = languages.map((it) => ({ value: it.tag, label: it.name }));
    this.#lang.render(names, tag);
    const looks = themes.map((it) => ({ value: it, label: t(`theme.${it}`) }));
    this.#theme.render(looks, state.preferences.theme);
  }
}
