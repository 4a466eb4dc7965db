/**
 * What an author wants, as the attributes of a board. Pure.
 *
 * @typedef {"diagram" | "view" | "puzzle" | "engine" | "two"} Kind
 *
 * @typedef {object} Wishes
 * @property {Kind} kind
 * @property {string} variant
 * @property {string} preset  of rules
 * @property {string} position
 * @property {string} moves  of a puzzle those that are to be found
 * @property {string} level
 * @property {string} side  of the reader against the engine, and below on the board
 * @property {string} highlight  points
 * @property {string} arrows
 * @property {string} board  its material
 * @property {string} men  their form
 * @property {string} theme
 * @property {string} lang
 * @property {boolean} coordinates
 * @property {boolean} lazy
 */
import { presetOptions } from "../page/presets.js";

export const KINDS = /** @type {Kind[]} */ ([
  "diagram",
  "view",
  "puzzle",
  "engine",
  "two",
]);

/** Each kind of board as attributes. @type {Record<Kind, (wishes: Wishes) => import("./snippet.js").Attributes>} */
const OF_KIND = {
  diagram: ({ moves }) => ({ moves }),
  view: ({ moves }) => ({ moves, ply: moves ? "0" : "", controls: true }),
  puzzle: ({ moves }) => ({ puzzle: moves }),
  engine: ({ moves, side, level }) => ({
    moves,
    players: side === "b" ? "engine,human" : "human,engine",
    level,
    controls: true,
  }),
  two: ({ moves }) => ({ moves, players: "human,human", controls: true }),
};

/** What need not be said, since it is so anyway. */
const USUAL = {
  variant: "nine",
  orientation: "w",
  board: "wood",
  men: "auto",
  theme: "auto",
  level: "5",
};

/** What a position would carry itself. */
function rulesOf({ variant, preset }) {
  const options = Object.entries(presetOptions(preset));
  return { variant, options: options.map((it) => it.join("=")).join(" ") };
}

/** @param {Wishes} wishes @returns {import("./snippet.js").Attributes} */
export function attributesOf(wishes) {
  const { kind, position, side, coordinates, lazy } = wishes;
  const { highlight, arrows, board, men, theme, lang } = wishes;
  const all = {
    ...(position ? { position } : rulesOf(wishes)),
    ...OF_KIND[kind](wishes),
    orientation: side,
    highlight,
    arrows,
    board,
    men,
    theme,
    lang,
    ...(coordinates && { coordinates: true }),
    ...(lazy && { loading: "lazy" }),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, value]) => value && value !== USUAL[name],
    ),
  );
}

/** Whether a wish means something for a kind of board. @param {keyof Wishes} name @param {Wishes} wishes */
export function applies(name, { kind, position }) {
  if (name === "level") return kind === "engine";
  if (name === "variant" || name === "preset") return !position;
  return true;
}
