/** The attributes that name a key, and where its text goes. */
const PLACES = {
  "data-i18n": (node, text) => (node.textContent = text),
  "data-i18n-label": (node, text) => node.setAttribute("aria-label", text),
  "data-i18n-content": (node, text) => node.setAttribute("content", text),
};

/**
 * Writes the page's fixed texts in the reader's language: every element that names a key by `data-i18n` (its text),
 * `data-i18n-label` (its accessible name) or `data-i18n-content` (of a `<meta>`), and the language itself.
 * @param {string} tag
 * @param {import("../i18n/index.js").Translate} t
 */
export function localize(tag, t) {
  document.documentElement.lang = tag;
  for (const [attribute, write] of Object.entries(PLACES))
    for (const node of document.querySelectorAll(`[${attribute}]`))
      write(node, t(node.getAttribute(attribute)));
}
