/**
 * Links: the parameters that an address can carry, `#name=value&...` (read before `?name=value&...`).
 * Reading checks each value alone; whether they fit together is seen when the game is opened.
 */
import { PageError } from "./page-error.js";
import { allSeats } from "./seats.js";

/**
 * @typedef {object} Link  what an address asks for; what it does not name is not there
 * @property {string} [variant]
 * @property {string} [position]  text of a position
 * @property {string[]} [moves]   from the position, or from the start
 * @property {Record<string, string>} [options]
 * @property {string} [friend]    the game of two devices to which the link belongs
 * @property {End} [end]          how the game ended after its moves, where the board does not say it
 * @property {import("./seats.js").Seats} [players]
 * @property {number} [level]
 * @property {string} [lang]      any language tag
 * @property {string} [theme]
 * @property {number} [delay]     shortest time of an engine's answer in ms (for tests)
 * @property {"on" | "off"} [motion]
 */

/** @typedef {"resign-w" | "resign-b" | "draw"} End  the side that resigned, or a draw by agreement */

/** @type {readonly End[]} */
const ENDS = ["resign-w", "resign-b", "draw"];

export const themes = ["auto", "light", "dark", "contrast"];

/** The parameters that ask for a game; the others only say how the page behaves. */
const OF_THE_GAME = [
  "variant",
  "position",
  "moves",
  "options",
  "end",
  "friend",
  "players",
  "level",
];

const oneOf = (values) => (text, name) => {
  if (values.includes(text)) return text;
  throw new PageError("error.why.value", { field: name, value: text });
};

const within = (low, high) => (text, name) => {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= low && number <= high) return number;
  throw new PageError("error.why.value", { field: name, value: text });
};

/** `k=v k=v` as an object. */
function options(text, name) {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key, value, ...rest] = pair.split("=");
      if (key && value && rest.length === 0) return [key, value];
      throw new PageError("error.why.value", { field: name, value: pair });
    }),
  );
}

/** How the text of each parameter is read. @type {Record<keyof Link, (text: string, name: string) => unknown>} */
const READERS = {
  variant: (text) => text,
  position: (text) => text.trim(),
  moves: (text) => text.split(/[\s,]+/).filter(Boolean),
  options,
  end: oneOf(ENDS),
  friend: (text, name) => {
    if (/^[a-z0-9]{1,40}$/.test(text)) return text;
    throw new PageError("error.why.value", { field: name, value: text });
  },
  players: (text, name) => oneOf(allSeats)(text.replace("-", ","), name),
  level: within(1, 10),
  lang: (text) => text,
  theme: oneOf(themes),
  delay: within(0, 60_000),
  motion: oneOf(["on", "off"]),
};

/** Whether an address carries any of our parameters. @param {{ hash: string, search: string }} address */
export function carriesParameters(address) {
  return Object.keys(READERS).some((name) => textOf(address, name) !== null);
}

function textOf({ hash, search }, name) {
  const inHash = new URLSearchParams(hash.replace(/^#/, "")).get(name);
  return inHash ?? new URLSearchParams(search).get(name);
}

/**
 * What an address asks for.
 * @param {{ hash: string, search: string }} address
 * @returns {Link}
 * @throws {PageError} when a value cannot be one
 */
export function readLink(address) {
  const link = {};
  for (const [name, read] of Object.entries(READERS)) {
    const text = textOf(address, name);
    if (text !== null) link[name] = read(text, name);
  }
  return link;
}

/** Whether a link asks for a game, not only for a language or a look. @param {Link} link */
export function asksForGame(link) {
  return OF_THE_GAME.some((name) => name in link);
}

/**
 * The address of a position, seen from the seats of this game.
 * @param {string} page address of the page; its own parameters are dropped
 * @param {string} position
 * @param {import("./seats.js").Seats} seats
 */
export function positionLink(page, position, seats) {
  const parameters = new URLSearchParams({ position });
  if (seats !== "human,engine") parameters.set("players", seats);
  return `${pageOf(page)}#${readable(parameters)}`;
}

/**
 * The address of a whole game, seen from the seats of this one.
 * @param {string} page as in `positionLink`
 * @param {import("../engine/index.js").Game} game
 * @param {object} how
 * @param {Record<string, string> | null} how.options those that differ from the variant's; null where the game starts elsewhere than
 *   its variant, and its start says them
 * @param {import("./seats.js").Seats} how.seats
 * @param {string} [how.friend] the game's id, where a friend is to go on with it
 */
export function gameLink(page, game, { options, seats, friend = "" }) {
  const parameters = new URLSearchParams();
  const add = (name, value, usual = "") => {
    if (value !== usual) parameters.set(name, value);
  };
  if (options) {
    add("variant", game.variant, "nine");
    const words = Object.entries(options).map(([key, of]) => `${key}=${of}`);
    add("options", words.join(" "));
  } else add("position", game.start);
  add("moves", game.moves.join(","));
  add("end", endOf(game.outcome));
  add("friend", friend);
  if (!friend) add("players", seats, "human,engine");
  // A game from its start without a move says nothing else.
  if (parameters.size === 0) add("variant", game.variant);
  return `${pageOf(page)}#${readable(parameters)}`;
}

/** @returns {End | ""} */
function endOf(outcome) {
  if (outcome?.reason === "agreement") return "draw";
  if (outcome?.reason !== "resignation") return "";
  return outcome.winner === "w" ? "resign-b" : "resign-w";
}

/** The link that a text is, with or without the page before it; null where it is none. @param {string} text @returns {Link | null} @throws {PageError} when a value cannot be one */
export function linkIn(text) {
  const words = text.trim();
  const at = words.indexOf("#");
  if (at < 0 || /\s/.test(words)) return null;
  const address = { hash: words.slice(at), search: "" };
  return carriesParameters(address) ? readLink(address) : null;
}

/** An address without its parameters; whole, for a path that begins with two slashes alone would name a host. @param {string} address */
export function pageOf(address) {
  return address.replace(/[?#].*$/s, "");
}

/** Keeps the signs that may stand in an address as they are, so that people can read the link. */
function readable(parameters) {
  return parameters
    .toString()
    .replaceAll("%2F", "/")
    .replaceAll("%2C", ",")
    .replaceAll("%3D", "=");
}
