/**
 * Archive: the finished games of this device, one entry a game, in the browser's database. It may be missing, forbidden, full, or
 * hold anything at all: what is not plainly an entry is passed over, and what cannot be kept is reported, never thrown.
 */
import { createStore, setMany, values } from "idb-keyval";
import { allSeats, humanSits, soleHuman } from "./seats.js";

/** @typedef {import("./seats.js").Side} Side */

/**
 * @typedef {object} Entry  a finished game
 * @property {string} id      of the game: finished again after an undo, it takes its own place
 * @property {number} date    when it was finished, in ms
 * @property {string} record
 * @property {string} variant
 * @property {import("./seats.js").Seats} seats
 * @property {number} level   of the engine, where one played
 * @property {boolean} setUp  whether it began elsewhere than its variant
 * @property {Side | ""} winner  "" for a draw
 * @property {number} moves   turns of both players
 * @property {string} white   the players in words
 * @property {string} black
 */

/** The name of the database: other pages of the same address have their own. */
const NAME = "mlin.archive.v1";

const LONGEST_RECORD = 1_000_000;
const LONGEST_TEXT = 200;

const isText = (it) => typeof it === "string" && it.length <= LONGEST_TEXT;
const isCount = (it) => Number.isInteger(it) && it >= 0;

/** @type {Record<keyof Entry, (it: any) => boolean>} */
const ENTRY = {
  id: (it) => isText(it) && it !== "",
  date: (it) => Number.isFinite(it) && Math.abs(it) < 8.64e15,
  record: (it) => typeof it === "string" && it.length <= LONGEST_RECORD,
  variant: isText,
  seats: (it) => allSeats.includes(it),
  level: (it) => isCount(it) && it <= 10,
  setUp: (it) => typeof it === "boolean",
  winner: (it) => ["w", "b", ""].includes(it),
  moves: isCount,
  white: isText,
  black: isText,
};

/** Whatever was found, as an entry; null where it is none. @returns {Entry | null} */
export function entryIn(found) {
  const tests = Object.entries(ENTRY);
  const good =
    typeof found === "object" &&
    found !== null &&
    tests.every(([name, isGood]) => isGood(found[name]));
  if (!good) return null;
  return /** @type {Entry} */ (
    Object.fromEntries(tests.map(([name]) => [name, found[name]]))
  );
}

/**
 * The entry of a game that has just ended; null where nobody at this device has played it.
 * @param {object} end
 * @param {import("../engine/index.js").Game} end.game
 * @param {import("../state.js").State} end.state
 * @param {boolean} end.setUp
 * @param {string} end.record
 * @param {{ w: string, b: string }} end.names
 * @param {number} end.now
 * @returns {Entry | null}
 */
export function entryOf({ game, state, setUp, record, names, now }) {
  const { id, seats } = state.game;
  if (!humanSits(seats)) return null;
  return {
    id,
    date: now,
    record,
    variant: game.variant,
    seats,
    level: soleHuman(seats) ? state.choices.level : 0,
    setUp,
    winner: game.outcome.winner ?? "",
    moves: game.moves.length,
    white: names.w,
    black: names.b,
  };
}

/**
 * @typedef {object} Store  what the archive uses of a database
 * @property {() => Promise<any[]>} values
 * @property {(pairs: [string, Entry][]) => Promise<void>} setMany
 */

/** The browser's database; its calls fail where there is none. @returns {Store} */
export function browserStore() {
  let opened = null;
  const store = () => (opened ??= createStore(NAME, "games"));
  return {
    values: async () => values(store()),
    setMany: async (pairs) => setMany(pairs, store()),
  };
}

export class Archive {
  #store;

  /** Whether the browser has refused to keep the last game: it may still give those before. */
  refuses = false;

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** Keeps games. @param {Entry[]} entries @returns {Promise<boolean>} whether they are safe now */
  async keep(entries) {
    try {
      await this.#store.setMany(entries.map((entry) => [entry.id, entry]));
      this.refuses = false;
    } catch {
      this.refuses = true;
    }
    return !this.refuses;
  }

  /** All games, the newest first; null where the browser keeps none. @returns {Promise<Entry[] | null>} */
  async all() {
    try {
      const found = (await this.#store.values()).map(entryIn);
      return found.filter(Boolean).sort((one, other) => other.date - one.date);
    } catch {
      return null;
    }
  }
}
