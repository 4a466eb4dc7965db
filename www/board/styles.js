/**
 * The style sheets of the element's shadow root, shared by all boards of the page. The custom properties `--mlin-*` are the theming API:
 * a page sets them on `mlin-board`; these are their defaults. Colours may be written in any way that CSS knows. `--mlin-text`, the colour of
 * the words below the board, has no default: they are readable on the page in the page's own colour. `--mlin-material` and `--mlin-men` name
 * the look of board and men, like the attributes `board` and `men`.
 */
import { BOARDS, MEN } from "./looks/index.js";

/** The tags that say what moves are worth; they look the same on every board. */
const TAGS = {
  won: "#1c6b2a",
  even: "#57534e",
  lost: "#a3241b",
  tag: "#fffaf0",
};
/** What belongs to the page around the board, rather than to its look. */
const AROUND = {
  light: { focus: "#0b57d0", ground: "#fbf7f0", ...TAGS },
  dark: { focus: "#8ab4ff", ground: "#1d1916", ...TAGS },
};
/** Where high contrast is chosen, or asked for by the system. */
const SHARP = {
  light: { focus: "#0000d0", ground: "#ffffff", ...TAGS },
  dark: { focus: "#ffe600", ground: "#000000", ...TAGS },
};
/** System colours: the lighter of two is white's. */
const FORCED = {
  material: "contrast",
  wood: "Canvas",
  grain: "Canvas",
  line: "CanvasText",
  label: "CanvasText",
  select: "Highlight",
  target: "Highlight",
  capture: "LinkText",
  last: "CanvasText",
  mill: "Highlight",
  hint: "LinkText",
  won: "Canvas",
  even: "Canvas",
  lost: "Canvas",
  tag: "CanvasText",
  focus: "Highlight",
  ground: "Canvas",
};
const FORCED_MEN = {
  light: { white: "Canvas", black: "CanvasText", inlay: "Canvas" },
  dark: { white: "CanvasText", black: "Canvas", inlay: "CanvasText" },
};

const CSS = `
:host {
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  color: var(--mlin-text, inherit);
}
:host([hidden]) { display: none; }

.frame {
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
}
.field {
  grid-row: 2;
  position: relative;
  direction: ltr;
  block-size: 100%;
  inline-size: 100%;
  aspect-ratio: 1;
  min-block-size: 0;
  user-select: none;
  -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent;
}
.field.trays { aspect-ratio: 100 / 124; }
canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; pointer-events: none; forced-color-adjust: none; }
.points { position: absolute; inset: 0; pointer-events: none; }
.points > button {
  pointer-events: auto;
  position: absolute;
  translate: -50% -50%;
  margin: 0; border: 0; padding: 0;
  background: none; color: transparent; font: inherit;
  border-radius: 50%;
  touch-action: manipulation;
  cursor: default;
  forced-color-adjust: none;
}
.points > button:is([data-movable], [data-target], [data-capturable], [data-selected]) { cursor: pointer; }
.points > button[data-movable] { touch-action: none; }
.points > button:focus { outline: none; }
.points > button:focus-visible {
  outline: 2px solid var(--mlin-focus);
  outline-offset: -1px;
  box-shadow: 0 0 0 4px var(--mlin-ground), inset 0 0 0 2px var(--mlin-ground);
}
.waiting { position: absolute; inset: 0; display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; overflow: hidden; }
.field.dragging, .field.dragging button { cursor: grabbing; }
.hand { position: absolute; }
.hand[data-movable] { cursor: grab; touch-action: none; }

.panel { grid-row: 3; display: flex; flex-wrap: wrap; gap: 0.5em; align-items: center; padding-block-start: 0.5em; }
.panel p, .problem { overflow-wrap: break-word; }
.panel p { margin: 0; flex: 1 0 100%; min-block-size: 2.7em; line-height: 1.35; }
.panel button {
  font: inherit; color: inherit; background: transparent;
  border: 1px solid currentColor; border-radius: 0.5em;
  min-block-size: 44px; min-inline-size: 44px; padding: 0.3em 0.9em; cursor: pointer;
}
.panel button:disabled { opacity: 0.45; cursor: default; }
.panel button:focus-visible { outline: 2px solid var(--mlin-focus); outline-offset: 2px; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5em; align-items: center; direction: ltr; min-block-size: 44px; }
.count { font-variant-numeric: tabular-nums; margin-inline-start: 0.25em; }
.lesson { margin: 0; padding-block-end: 0.6em; line-height: 1.45; text-wrap: pretty; }
.lesson:empty { display: none; }
.frame:not(.with-panel) .bar { display: none; }
.frame:not(.with-panel) .panel, .unseen {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.problem { grid-row: 4; margin: 0; padding-block-start: 0.3em; }
.problem:empty { display: none; }
.probe { display: none; forced-color-adjust: none; }
`;

/** @typedef {"auto" | "light" | "dark" | "contrast"} Theme */
/** @typedef {"light" | "dark"} Scheme */

/** How a scheme, a board and its surroundings are written as rules of the host. @param {Scheme} scheme */
function onHost(scheme, ...properties) {
  const all = Object.entries(Object.assign({}, ...properties));
  const written = all.map(([name, value]) => `--mlin-${name}: ${value};`);
  return `:host { ${written.join(" ")} color-scheme: ${scheme}; }`;
}

function coloured(board, scheme, around = AROUND) {
  const look = { material: board, men: BOARDS[board].men };
  return onHost(scheme, look, BOARDS[board].colours[scheme], around[scheme]);
}

const sharp = (scheme) => coloured("contrast", scheme, SHARP);

/**
 * Each theme is a sheet of its own rather than a selector by the attribute: that may hold a bad text, and the last good theme stays.
 * @type {Record<Theme, (board: string) => string>}
 */
const THEMES = {
  light: (board) => coloured(board, "light"),
  dark: (board) => coloured(board, "dark"),
  contrast: () => sharp("light"),
  auto: (board) => `
    ${coloured(board, "light")}
    @media (prefers-color-scheme: dark) { ${coloured(board, "dark")} }
    @media (prefers-contrast: more) { ${sharp("light")} }
    @media (prefers-contrast: more) and (prefers-color-scheme: dark) { ${sharp("dark")} }
  `,
};

const SYSTEM = `
  @media (forced-colors: active) { ${onHost("light", FORCED, FORCED_MEN.light)} }
  @media (forced-colors: active) and (prefers-color-scheme: dark) { ${onHost("dark", FORCED_MEN.dark)} }
`;

/** Sheets that have been made, by their text: all boards of a page share them. @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

function sheetOf(text) {
  if (!sheets.has(text)) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheets.get(text);
}

/**
 * The style sheets of a board.
 * @param {{ theme: Theme, board: string, men: string }} dress `men`: `auto`, or a set of its own
 */
export function boardSheets({ theme, board, men }) {
  const own = men in MEN ? `:host { --mlin-men: ${men}; }` : "";
  return [CSS, THEMES[theme](board), own, SYSTEM].filter(Boolean).map(sheetOf);
}
