/** The texts of each language that has a file of its own. In a built script `texts-inline.js` stands in for this one. */
import bs from "./bs.js";
import cnr from "./cnr.js";
import de from "./de.js";
import en from "./en.js";
import hr from "./hr.js";
import lt from "./lt.js";
import srLatn from "./sr-Latn.js";

/** @type {Record<string, Record<string, import("./index.js").Entry>>} */
export const texts = { en, de, lt, hr, bs, cnr, "sr-Latn": srLatn };

/** One text of a language. @param {string} tag @param {string} key */
export function textOf(tag, key) {
  return texts[tag][key];
}
