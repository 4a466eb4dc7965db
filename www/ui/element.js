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
