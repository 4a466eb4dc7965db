/**
 * The look of a board, read from its custom properties. The browser resolves them, so that any colour of CSS, a system colour too, comes out
 * as one that a canvas can paint with.
 *
 * @typedef {import("./looks/index.js").Colours & Record<"won" | "even" | "lost" | "tag", string> & {
 *   look: import("./looks/index.js").BoardLook,
 *   set: import("./looks/index.js").MenSet,
 * }} Palette
 */
import { boardLook, menSet } from "./looks/index.js";

const COLOURS = [
  "wood",
  "grain",
  "line",
  "label",
  "white",
  "black",
  "inlay",
  "select",
  "target",
  "capture",
  "last",
  "mill",
  "hint",
  "won",
  "even",
  "lost",
  "tag",
];

/**
 * @param {HTMLElement} probe an element of the board's shadow root
 * @returns {Palette}
 */
export function readPalette(probe) {
  const style = getComputedStyle(probe);
  const word = (name) => style.getPropertyValue(`--mlin-${name}`).trim();
  const look = boardLook(word("material"));
  const palette = { look, set: menSet(word("men"), look) };
  for (const name of COLOURS) {
    const written = word(name);
    palette[name] = PLAIN.test(written)
      ? written
      : resolved(probe, style, name);
  }
  return /** @type {any} */ (palette);
}

/** Colours that a canvas reads as they are. To ask the browser costs a computation of styles each. */
const PLAIN = /^#(?:[0-9a-f]{3}){1,2}$/i;

function resolved(probe, style, name) {
  probe.style.color = `var(--mlin-${name})`;
  return style.color;
}

const QUERIES = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
  "(prefers-reduced-motion: reduce)",
];

/** Calls back when the system's colours, contrast or motion change. @param {() => void} changed @param {AbortSignal} signal */
export function watchSystem(changed, signal) {
  for (const query of QUERIES)
    matchMedia(query).addEventListener("change", changed, { signal });
}
