/** An error that the page can say in the reader's language: the key of a sentence and what fills its slots. */
export class PageError extends Error {
  /**
   * @param {string} key  of a sentence in the locale
   * @param {Record<string, string | number>} slots
   */
  constructor(key, slots = {}) {
    super(key);
    this.name = "PageError";
    this.key = key;
    this.slots = slots;
  }

  /** The sentence. @param {import("./i18n/index.js").Translate} t */
  say(t) {
    return t(this.key, this.slots);
  }

  /**
   * The same for anything that was thrown: our own errors, those of the rules (code, field, offset), and the browser's.
   * @param {unknown} thrown
   */
  static of(thrown) {
    if (thrown instanceof PageError) return thrown;
    const { code, field, at, message } = /** @type {any} */ (thrown);
    if (!code) return new PageError("error.why.unknown", { detail: message });
    if (field) return new PageError("error.why.position", { field });
    if (at !== undefined) return new PageError("error.why.at", { at: at + 1 });
    return new PageError("error.why.unknown", { detail: message });
  }
}
