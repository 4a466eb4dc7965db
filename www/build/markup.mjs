/** HTML of the pages that are built: elements, and the little markup that their texts have. */

/** What is HTML already. */
class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** @param {string} text HTML that is right as it is */
export const html = (text) => new Html(text);

const escaped = (text) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const VOID = new Set(["link", "meta"]);

/**
 * An element. Attributes that are null, undefined or false are left out, true ones have no value; texts are escaped.
 * @param {string} tag
 * @param {Record<string, string | number | boolean | null | undefined>} attributes
 * @param {...(string | Html | (string | Html)[])} content
 */
export function element(tag, attributes, ...content) {
  const written = Object.entries(attributes)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== false,
    )
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escaped(String(value))}"`,
    );
  const start = `<${tag}${written.join("")}>`;
  if (VOID.has(tag)) return html(start);
  const inside = content
    .flat(2)
    .map((it) => (it instanceof Html ? it.text : escaped(it)));
  return html(`${start}${inside.join("")}</${tag}>`);
}

/** `**emphasis**`, `_foreign names_` and `[links](#rule-4.1)` of a text. @param {string} text */
export function inline(text) {
  return html(
    escaped(text)
      .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
      .replace(/(?<!\w)_([^_]+)_(?!\w)/g, "<i>$1</i>")
      .replace(/\[([^\]]+)\]\((#[\w.-]+)\)/g, '<a href="$2">$1</a>'),
  );
}

/** A text without its markup. @param {string} text */
export function plain(text) {
  return text.replace(/\*\*|_/g, "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
}
