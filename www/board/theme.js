/**
 * The colours of a board, read from its custom properties. The browser resolves them, so that any colour of CSS, a system colour too, comes out
 * as one that a canvas can paint with.
 *
 * @typedef {Record<"wood" | "grain" | "line" | "label" | "white" | "black" | "inlay" | "select" | "target" | "capture" | "last" | "mill" | "hint", string>
 *   & { material: boolean }} Palette  `material`: wood and stone, or plain colours
 */
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
];

/**
 * @param {HTMLElement} probe an element of the board's shadow root
 * @returns {Palette}
 */
export function readPalette(probe) {
  const style = getComputedStyle(probe);
  const palette = {
    material: style.getPropertyValue("--mlin-material").trim() !== "0",
  };
  for (const name of COLOURS) {
    probe.style.color = `var(--mlin-${name})`;
    palette[name] = style.color;
  }
  return palette;
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
