/**
 * Languages: which there are, which one a reader wants, and how a key becomes a sentence.
 *
 * A locale is a file `<tag>.js` of flat keys. To add one: write the file, import it in `texts.js`, add it to `TAGS`.
 */
import { srCyrl, srCyrlText } from "./sr-Cyrl.js";
import { textOf, texts } from "./texts.js";

/** @typedef {string | Partial<Record<Intl.LDMLPluralRule, string>>} Entry  a text, or its plural forms */
/** @typedef {Record<string, string | number>} Slots */
/** @typedef {(key: string, slots?: Slots) => string} Translate */

/** The languages in the order in which a reader is offered them. */
const TAGS = ["en", "de", "bs", "hr", "cnr", "sr-Latn", "sr-Cyrl", "lt"];

/** The texts of each language, which are put together when they are asked for. @type {Record<string, Record<string, Entry>>} */
export const locales = {};

for (const tag of TAGS)
  Object.defineProperty(locales, tag, {
    enumerable: true,
    get: () => (tag === "sr-Cyrl" ? srCyrl() : texts[tag]),
  });

/** The languages as a list of choices: tag and the name its speakers use. */
export const languages = TAGS.map((tag) => ({ tag, name: nameOf(tag) }));

/** @param {string} tag @returns {string} */
function nameOf(tag) {
  const key = "language.name";
  return tag === "sr-Cyrl" ? srCyrlText(key) : textOf(tag, key);
}

/**
 * The tags to ask the browser's own knowledge of languages by (`Intl`), the nearest first: browsers do not know
 * Montenegrin by its tag, and Chromium says that it knows Bosnian but counts and writes as in English. Croatian does both the same way.
 * @param {string} tag a key of `locales`
 */
export function intlTags(tag) {
  if (tag === "cnr") return ["sr-Latn-ME", "hr"];
  return tag === "bs" ? ["hr"] : [tag];
}

/** Our tag for the language a BCP 47 tag asks for: regions are dropped, scripts matter for Serbian only. */
function ourTag(tag) {
  const [language, ...rest] = tag.toLowerCase().split(/[-_]/);
  if (language === "sh") return "sr-Latn";
  if (language !== "sr") return language;
  if (rest.includes("cyrl")) return "sr-Cyrl";
  if (rest.includes("me")) return "cnr";
  return rest.includes("latn") ? "sr-Latn" : "sr-Cyrl";
}

/**
 * The locale for a reader who asks for these languages, the dearest first; English when none of them is there.
 * @param {readonly string[]} tags BCP 47 tags, as in `navigator.languages`
 */
export function pick(tags) {
  return tags.map(ourTag).find((tag) => TAGS.includes(tag)) ?? "en";
}

/** Those that have been made: each knows its language's plurals, which browsers are slow to look up. @type {Map<string, Translate>} */
const translators = new Map();

/**
 * The translator of a language.
 * @param {string} tag a key of `locales`; any other tag means English
 * @returns {Translate}
 */
export function translator(tag) {
  if (!translators.has(tag)) translators.set(tag, translatorOf(tag, locales));
  return translators.get(tag);
}

/**
 * A translator with texts of one's own. A key without a text is given back as it is, so that it is seen.
 * @param {string} tag a key of `tables`; any other tag means English
 * @param {Record<string, Record<string, Entry>>} tables the texts of each language
 * @returns {Translate}
 */
export function translatorOf(tag, tables) {
  const { en } = tables;
  const texts = Object.hasOwn(tables, tag) ? tables[tag] : en;
  const plural = new Intl.PluralRules(texts === en ? "en" : intlTags(tag));
  return (key, slots = {}) => {
    const entry = texts[key] ?? en[key] ?? key;
    const text =
      typeof entry === "string"
        ? entry
        : (entry[plural.select(Number(slots.n))] ?? entry.other ?? key);
    if (!text.includes("{")) return text;
    return text.replace(/\{(\w+)\}/g, (slot, name) =>
      name in slots ? String(slots[name]) : slot,
    );
  };
}
