/**
 * A new element. Texts are always text, never markup.
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Shows a text; a text that stands there already is left alone, for browsers lay a page out anew after each one. @param {Node} node @param {string} text */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets an attribute, unless it is so already. @param {Element} node @param {string} name @param {string} value */
export function mark(node, name, value) {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Hides an element or shows it, unless it is so already. @param {HTMLElement} node @param {boolean} hidden */
export function hide(node, hidden) {
  if (node.hidden !== hidden) node.hidden = hidden;
}
