/**
 * Serbian: Cyrillic script. Its words are those of sr-Latn.js, letter by letter.
 */
import { inCyrillic } from "./cyrillic.js";
import { textOf, texts } from "./texts.js";

let spelt = null;

/** Spelt when it is asked for: most readers never do. */
export function srCyrl() {
  return (spelt ??= inCyrillic(texts["sr-Latn"]));
}

/** One text alone. @param {string} key */
export function srCyrlText(key) {
  return inCyrillic({ [key]: textOf("sr-Latn", key) })[key];
}
