/**
 * The attributes of the element as values. A text that cannot be read throws an `AttributeError`; the element then keeps what it had.
 */

import { BOARDS, MEN } from "./looks/index.js";

/** A bad value of an attribute. */
export class AttributeError extends Error {
  name = "AttributeError";

  /** @param {string} code @param {string} message for the author of the page */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Levels of the engine. */
const LOWEST = 1;
const HIGHEST = 10;

const PLAYERS = [
  "human,engine",
  "engine,human",
  "human,human",
  "engine,engine",
  "none",
];

function bad(message) {
  return new AttributeError("bad-attribute", message);
}

function oneOf(values, name) {
  return (text) => {
    if (values.includes(text)) return text;
    throw bad(`${name}: "${text}" is none of ${values.join(", ")}`);
  };
}

const readSeats = oneOf(PLAYERS, "players");

/** @param {string} text @returns {Record<"w" | "b", import("./session.js").Player>} */
function readPlayers(text) {
  const [w, b = w] = readSeats(text.replaceAll(" ", "")).split(",");
  return { w, b };
}

function readNumber(name, least, most) {
  return (text) => {
    const number = Number(text);
    if (text.trim() !== "" && number >= least && number <= most) return number;
    throw bad(`${name}: "${text}" is no number from ${least} to ${most}`);
  };
}

function readLevel(text) {
  const level = readNumber("level", LOWEST, HIGHEST)(text);
  if (Number.isInteger(level)) return level;
  throw bad(`level: "${text}" is no whole number`);
}

/** One level for the engine, or White's and Black's. @param {string} text @returns {Record<"w" | "b", number>} */
function readLevels(text) {
  const [w, b = w, ...more] = text.split(",").map(readLevel);
  if (more.length > 0) throw bad(`level: "${text}" has more than two levels`);
  return { w, b };
}

/**
 * How each attribute that stands by itself is read, and its value where it is missing.
 * @type {Record<string, { read: (text: string) => any, missing: any }>}
 */
export const READERS = {
  orientation: { read: oneOf(["w", "b"], "orientation"), missing: "w" },
  players: { read: readPlayers, missing: { w: "none", b: "none" } },
  level: { read: readLevels, missing: { w: 5, b: 5 } },
  theme: {
    read: oneOf(["auto", "light", "dark", "contrast"], "theme"),
    missing: "auto",
  },
  board: { read: oneOf(Object.keys(BOARDS), "board"), missing: "wood" },
  men: { read: oneOf(["auto", ...Object.keys(MEN)], "men"), missing: "auto" },
  loading: { read: oneOf(["lazy", "eager"], "loading"), missing: "eager" },
  motion: { read: oneOf(["on", "off"], "motion"), missing: "on" },
  delay: { read: readNumber("delay", 0, 60_000), missing: 400 },
};

/** Words between spaces or commas. @param {string | null} text */
export function words(text) {
  return (text ?? "").split(/[\s,]+/).filter(Boolean);
}

/**
 * `k=v k=v` as an object.
 * @param {string | null} text
 */
export function readOptions(text) {
  return Object.fromEntries(
    words(text).map((pair) => {
      const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (name) return [name, value];
      throw bad(`options: "${pair}" is not of the form name=value`);
    }),
  );
}

/** Points to be marked. @param {string | null} text @param {import("./geometry.js").Board} board */
export function readHighlight(text, board) {
  return words(text).map((point) =>
    knownPoint(point.toLowerCase(), board, "highlight"),
  );
}

/** Arrows `a1-a4 d6-d5`. @param {string | null} text @param {import("./geometry.js").Board} board */
export function readArrows(text, board) {
  return words(text).map((arrow) => {
    const [from, to, ...more] = arrow.toLowerCase().split("-");
    if (to === undefined || more.length)
      throw bad(`arrows: "${arrow}" is not of the form a1-a4`);
    return {
      from: knownPoint(from, board, "arrows"),
      to: knownPoint(to, board, "arrows"),
    };
  });
}

function knownPoint(point, board, name) {
  if (board.points.some((known) => known.name === point)) return point;
  throw bad(`${name}: this board has no point "${point}"`);
}
