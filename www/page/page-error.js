import { shortened } from "../board/shortened.js";

/** What the codes of errors in game records are told as; the reasons for which moves are illegal are told alike. */
const OF_RECORDS = {
  contradiction: "error.why.contradiction-at",
  "result-contradicts": "error.why.contradiction-at",
  ...Object.fromEntries(
    [
      "game-over",
      "still-placing",
      "nothing-in-hand",
      "not-your-man",
      "occupied",
      "not-adjacent",
      "no-mill",
      "capture-required",
      "nothing-there",
      "in-mill",
    ].map((reason) => [reason, "error.why.move-at"]),
  ),
};

/** What the codes of positions that cannot be are told as. */
const OF_POSITIONS = {
  "too-many-men": "error.why.too-many-men",
  "both-under-three": "error.why.both-under-three",
};

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

  /** The sentence; of a `value` that somebody wrote it tells no more than can be read. @param {import("../i18n/index.js").Translate} t */
  say(t) {
    const { value } = this.slots;
    if (typeof value !== "string") return t(this.key, this.slots);
    return t(this.key, { ...this.slots, value: shortened(value) });
  }

  /**
   * The same for anything that was thrown: our own errors, those of the rules (code, field, offset), and the browser's.
   * @param {unknown} thrown
   */
  static of(thrown) {
    if (thrown instanceof PageError) return thrown;
    const { code, field, at, message } = /** @type {any} */ (thrown);
    if (code === "no-game") return new PageError("error.why.empty");
    if (code in OF_POSITIONS) return new PageError(OF_POSITIONS[code]);
    if (field && !OF_RECORDS[code])
      return new PageError("error.why.position", { field });
    if (at === undefined)
      return new PageError("error.why.unknown", { detail: message });
    return new PageError(OF_RECORDS[code] ?? "error.why.at", { at: at + 1 });
  }
}
