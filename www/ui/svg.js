const SVG = "http://www.w3.org/2000/svg";

/**
 * A new element of a drawing.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
export function svg(tag, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
