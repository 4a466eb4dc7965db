/** The words of the lessons in each language. They are for the build: no script of a page holds them. */
import { inCyrillic } from "../cyrillic.js";
import bs from "./bs.js";
import cnr from "./cnr.js";
import de from "./de.js";
import en from "./en.js";
import hr from "./hr.js";
import lt from "./lt.js";
import srLatn from "./sr-Latn.js";

/** @type {Record<string, Record<string, import("../index.js").Entry>>} */
export const lessonTexts = {
  en,
  de,
  bs,
  hr,
  cnr,
  "sr-Latn": srLatn,
  "sr-Cyrl": inCyrillic(srLatn),
  lt,
};
