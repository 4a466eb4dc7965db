/**
 * Nodes of the shadow tree: made, and changed only where something is new. Browsers lay a page out anew after each text that is written, and
 * assistive technology reads it again.
 */

/** An element with attributes and text. @param {string} tag @param {Record<string, string>} attributes @param {string} [text] */
export function element(tag, attributes, text = "") {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

/** @param {Node} node @param {string} text */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** An attribute; without a text it goes. @param {Element} node @param {string} attribute @param {string | undefined} text */
export function describe(node, attribute, text) {
  if (text === (node.getAttribute(attribute) ?? "")) return;
  if (text) node.setAttribute(attribute, text);
  else node.removeAttribute(attribute);
}
