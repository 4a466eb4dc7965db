/**
 * What an author copies: a board as a tag, and as a frame. Pure.
 *
 * @typedef {Record<string, string | true>} Attributes  of the element; true for those that are only there
 */

/** A rule that keeps the board's room while the script loads, so that the page does not jump. */
const ROOM =
  "<style>mlin-board:not(:defined){display:block;aspect-ratio:100/124}</style>";

/** Answers the height that the frame tells. */
const HEIGHT = `<script>
addEventListener("message", ({ data, source }) => {
  if (data?.type !== "mlin:height") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.style.height = data.height + "px";
});
</script>`;

/** @param {Attributes} attributes @param {string} script address of `mlin.js` @param {number} width in px, 0 for all there is */
export function tagText(attributes, script, width) {
  const style = width ? { style: `max-width:${width}px` } : {};
  return [
    ROOM,
    `<script src="${escaped(script)}"></script>`,
    `<mlin-board${written({ ...attributes, ...style })}></mlin-board>`,
  ].join("\n");
}

/** @param {Attributes} attributes @param {string} page address of `embed.html` @param {{ width: number, title: string }} look */
export function frameText(attributes, page, { width, title }) {
  // The frame itself waits until it is nearly seen.
  const { loading, ...rest } = attributes;
  const src = `${page}#${parametersOf(rest)}`;
  const most = width ? `max-width:${width}px;` : "";
  const style = `${most}width:100%;aspect-ratio:100/124;border:0`;
  return `<iframe${written({ src, title, loading: "lazy", style })}></iframe>\n${HEIGHT}`;
}

/** Attributes as the parameters of `embed.html`. @param {Attributes} attributes */
export function parametersOf(attributes) {
  const pairs = Object.entries(attributes).map(([name, value]) => [
    name,
    value === true ? "" : value,
  ]);
  return new URLSearchParams(pairs)
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",");
}

function written(attributes) {
  return Object.entries(attributes)
    .map(([name, value]) =>
      value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    )
    .join("");
}

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
}
