import { pick, translator } from "../i18n/index.js";

/** Speech: the language in which the page speaks now, the one that was chosen or else the browser's. */
export class Speech {
  /** The language's tag. */
  tag = "";
  /** @type {import("../i18n/index.js").Translate} */
  t = (key) => key;

  /**
   * @param {readonly string[]} browser the browser's languages, the dearest first
   * @param {(tag: string, t: import("../i18n/index.js").Translate) => void} changed told of another language
   */
  constructor(browser, changed) {
    this.browser = browser;
    this.changed = changed;
  }

  /** @param {string} chosen a tag, or "" where nothing was chosen */
  use(chosen) {
    const tag = pick(chosen ? [chosen, ...this.browser] : this.browser);
    if (tag === this.tag) return;
    this.tag = tag;
    this.t = translator(tag);
    this.changed(tag, this.t);
  }
}
