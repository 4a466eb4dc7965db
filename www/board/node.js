/**
 * Making nodes of the shadow tree.
 */

/** An element with attributes and text. @param {string} tag @param {Record<string, string>} attributes @param {string} [text] */
export function element(tag, attributes, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
