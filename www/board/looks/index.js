/**
 * The looks a board can have and the sets of men for it. To add one: write a module, import it here, add it to the table, and name it in the
 * locale files (`board.NAME`, `men.NAME`).
 *
 * @typedef {import("../geometry.js").Layout} Layout
 * @typedef {import("../theme.js").Palette} Palette
 * @typedef {Record<"wood" | "grain" | "line" | "label" | "white" | "black" | "inlay" | "select" | "target" | "capture" | "last" | "mill" | "hint", string>} Colours
 *   `wood` and `grain` are the material and its pattern, whatever the material is
 *
 * @typedef {object} BoardLook
 * @property {boolean} relief  whether things have height: light and shadow; else all is flat
 * @property {number} [rough]  how far the edges of flat men are from round, in radii
 * @property {string} men  the set that belongs to the board
 * @property {Record<"light" | "dark", Colours>} colours
 * @property {() => void} [prepare]  makes ready what every board of this look needs
 * @property {(context: CanvasRenderingContext2D, layout: Layout, palette: Palette) => void} drawSlab
 * @property {(context: CanvasRenderingContext2D, tray: import("../geometry.js").Tray, layout: Layout, palette: Palette) => void} drawTray
 * @property {(context: CanvasRenderingContext2D, layout: Layout, board: import("../geometry.js").Board, palette: Palette) => void} drawLines
 *
 * @typedef {object} MenSet
 * @property {Record<"w" | "b", (context: CanvasRenderingContext2D, palette: Palette) => void>} paint  a man of radius 1 around the origin, in relief
 * @property {Record<"w" | "b", import("./forms.js").Form[]>} forms  the same man, flat
 */
import { ink } from "./ink.js";
import { plain } from "./plain.js";
import { stone } from "./stone.js";
import { stones } from "./stones.js";
import { turned } from "./turned.js";
import { wood } from "./wood.js";

/** Boards by the value of the attribute `board`. @type {Record<string, BoardLook>} */
export const BOARDS = { wood, stone, ink, contrast: plain };

/** Sets of men by the value of the attribute `men`; there it may also be `auto`, the set that belongs to the board. @type {Record<string, MenSet>} */
export const MEN = { turned, stones };

/** The name of the set that is drawn. @param {{ board: string, men: string }} dress `men` may be `auto` */
export function menOf({ board, men }) {
  return men in MEN ? men : BOARDS[board].men;
}

/** Names of the past: a page that set `--mlin-material` to a number. */
const NUMBERS = { 0: "contrast", 1: "wood" };

/** The look of a name as it stands in `--mlin-material`; wood where there is none. @param {string} name @returns {BoardLook} */
export function boardLook(name) {
  return BOARDS[NUMBERS[name] ?? name] ?? wood;
}

/** The set of a name as it stands in `--mlin-men`. @param {string} name @param {BoardLook} look @returns {MenSet} */
export function menSet(name, look) {
  return MEN[name] ?? MEN[look.men];
}
