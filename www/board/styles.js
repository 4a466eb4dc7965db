/**
 * The style sheets of the element's shadow root, shared by all boards of the page. The custom properties `--mlin-*` are the theming API:
 * a page sets them on `mlin-board`; these are their defaults. Colours may be written in any way that CSS knows. `--mlin-text`, the colour of
 * the words below the board, has no default: they are readable on the page in the page's own colour. `--mlin-material: 0` paints plainly.
 */
const LIGHT = `
  --mlin-wood: #a06e3c;
  --mlin-grain: #5a2e0e;
  --mlin-line: #3c210f;
  --mlin-label: #331b0b;
  --mlin-white: #f6eedb;
  --mlin-black: #0f0c0a;
  --mlin-inlay: #d9b878;
  --mlin-select: #ffe9a3;
  --mlin-target: #fff3cf;
  --mlin-capture: #9b1c14;
  --mlin-last: #fff0cc;
  --mlin-mill: #ffd76a;
  --mlin-hint: #17598a;
  --mlin-focus: #0b57d0;
  --mlin-ground: #fbf7f0;
  --mlin-material: 1;
`;
const DARK = `
  --mlin-wood: #a06d3e;
  --mlin-grain: #2d1608;
  --mlin-line: #1f0f05;
  --mlin-label: #f0d9b5;
  --mlin-white: #f2e9d5;
  --mlin-black: #0b0807;
  --mlin-inlay: #e3c183;
  --mlin-select: #ffdf8a;
  --mlin-target: #ffe7b3;
  --mlin-capture: #b3261c;
  --mlin-last: #ffe3ae;
  --mlin-mill: #ffd15c;
  --mlin-hint: #1f6ea8;
  --mlin-focus: #8ab4ff;
  --mlin-ground: #1d1916;
  --mlin-material: 1;
`;
const CONTRAST = `
  --mlin-wood: #ffffff;
  --mlin-grain: #ffffff;
  --mlin-line: #000000;
  --mlin-label: #000000;
  --mlin-white: #ffffff;
  --mlin-black: #000000;
  --mlin-inlay: #ffffff;
  --mlin-select: #0000d0;
  --mlin-target: #0000d0;
  --mlin-capture: #c00000;
  --mlin-last: #000000;
  --mlin-mill: #0000d0;
  --mlin-hint: #006000;
  --mlin-focus: #0000d0;
  --mlin-ground: #ffffff;
  --mlin-material: 0;
`;
const FORCED = `
  --mlin-wood: Canvas;
  --mlin-grain: Canvas;
  --mlin-line: CanvasText;
  --mlin-label: CanvasText;
  --mlin-white: Canvas;
  --mlin-black: CanvasText;
  --mlin-inlay: Canvas;
  --mlin-select: Highlight;
  --mlin-target: Highlight;
  --mlin-capture: LinkText;
  --mlin-last: CanvasText;
  --mlin-mill: Highlight;
  --mlin-hint: LinkText;
  --mlin-focus: Highlight;
  --mlin-ground: Canvas;
  --mlin-material: 0;
`;

const CSS = `
:host {
  ${LIGHT}
  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  color: var(--mlin-text, inherit);
  color-scheme: light;
}
:host([hidden]) { display: none; }

.frame {
  display: grid;
  grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
  block-size: 100%;
}
.field {
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
.field.dragging, .field.dragging button { cursor: grabbing; }
.hand { position: absolute; }
.hand[data-movable] { cursor: grab; touch-action: none; }

.panel { display: flex; flex-wrap: wrap; gap: 0.5em; align-items: center; padding-block-start: 0.5em; }
.panel p { margin: 0; flex: 1 0 100%; min-block-size: 2.7em; line-height: 1.35; }
.panel button {
  font: inherit; color: inherit; background: transparent;
  border: 1px solid currentColor; border-radius: 0.5em;
  min-block-size: 44px; min-inline-size: 44px; padding: 0.3em 0.9em; cursor: pointer;
}
.panel button:disabled { opacity: 0.45; cursor: default; }
.panel button:focus-visible { outline: 2px solid var(--mlin-focus); outline-offset: 2px; }
:host(:not([controls])) .panel button { display: none; }
:host(:not([controls])) .panel, .unseen {
  position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.problem { margin: 0; padding-block-start: 0.3em; }
.problem:empty { display: none; }
.probe { display: none; forced-color-adjust: none; }
`;

/** @typedef {"auto" | "light" | "dark" | "contrast"} Theme */

/**
 * Each theme is a sheet of its own rather than a selector by the attribute: that may hold a bad text, and the last good theme stays.
 * @type {Record<Theme, string>}
 */
const THEMES = {
  light: "",
  dark: onHost(DARK, "dark"),
  contrast: onHost(CONTRAST, "light"),
  auto: `
    @media (prefers-color-scheme: dark) { ${onHost(DARK, "dark")} }
    @media (prefers-contrast: more) { ${onHost(CONTRAST, "light")} }
  `,
};
const SYSTEM = `@media (forced-colors: active) { :host { ${FORCED} } }`;

function onHost(colours, scheme) {
  return `:host { ${colours} color-scheme: ${scheme}; }`;
}

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

/** The style sheets of a board in a theme. @param {Theme} theme */
export function boardSheets(theme) {
  return [CSS, THEMES[theme], SYSTEM].map(sheetOf);
}
