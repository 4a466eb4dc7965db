import { mark, write } from "./element.js";

/** The attributes that name a key, and where its text goes. */
const PLACES = {
  "data-i18n": write,
  "data-i18n-label": (node, text) => mark(node, "aria-label", text),
  "data-i18n-content": (node, text) => mark(node, "content", text),
};

/**
 * Writes the page's fixed texts in the reader's language, and the language itself.
 * @param {string} tag
 * @param {import("../i18n/index.js").Translate} t
 */
export function localize(tag, t) {
  mark(document.documentElement, "lang", tag);
  fillIn(document, t);
}

/**
 * Writes the fixed texts inside: of every element that names a key by `data-i18n` (its text), `data-i18n-label` (its accessible name) or
 * `data-i18n-content` (of a `<meta>`).
 * @param {ParentNode} root
 * @param {import("../i18n/index.js").Translate} t
 */
export function fillIn(root, t) {
  for (const [attribute, put] of Object.entries(PLACES))
    for (const node of root.querySelectorAll(`[${attribute}]`))
      put(node, t(node.getAttribute(attribute)));
}
