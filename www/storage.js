/**
 * Storage: the page's state under one key of `localStorage`, prefixed and versioned.
 *
 * It may be missing, forbidden, full, or hold anything at all (other pages share it on `file://`): whatever is not
 * plainly ours becomes the default, and a failed save is reported, never thrown.
 */
import { CLOCKS } from "./page/clock.js";
import { preferences } from "./page/preferences.js";
import { allFirst, allPlayers, allSeats, soleHuman } from "./page/seats.js";
import { initial } from "./state.js";

/** @typedef {import("./state.js").State} State */

export const KEY = "mlin.page.v1";

/** Longer records than any real game's are not ours. */
const LONGEST_RECORD = 1_000_000;

const isObject = (it) => typeof it === "object" && it !== null;
const isText = (it) => typeof it === "string";
const isLevel = (it) => Number.isInteger(it) && it >= 1 && it <= 10;
const isOptions = (it) =>
  isObject(it) && !Array.isArray(it) && Object.values(it).every(isText);
/** Longer names are nobody's. */
const LONGEST_NAME = 40;
const isName = (it) => isText(it) && it.length <= LONGEST_NAME;
const isTime = (it) =>
  isObject(it) && [it.w, it.b, it.add].every((ms) => ms >= 0 && ms < 1e9);
const isOneOf = (values) => (it) => values.includes(it);

const PREFERENCES = {
  lang: isText,
  ...Object.fromEntries(
    Object.entries(preferences).map(([name, { values }]) => [
      name,
      isOneOf(values),
    ]),
  ),
};

const CHOICES = {
  variant: isText,
  options: (it) =>
    isObject(it) && !Array.isArray(it) && Object.values(it).every(isOptions),
  players: isOneOf(allPlayers),
  first: isOneOf(allFirst),
  level: isLevel,
  blackLevel: isLevel,
  clock: isOneOf(CLOCKS),
  names: (it) => isObject(it) && isName(it.you) && isName(it.guest),
};

const PLAYED = {
  record: (it) => isText(it) && it.length <= LONGEST_RECORD,
  begun: (it) => typeof it === "boolean",
  variant: isText,
  options: isOptions,
  seats: isOneOf(allSeats),
  orientation: isOneOf(["w", "b"]),
};

/** What was not kept of a game in the first versions. */
const PLAYED_SINCE = {
  id: isName,
  yours: isOneOf(["w", "b"]),
  friend: isOneOf(["w", "b", null]),
  clock: (it) => it === null || isTime(it),
};

/** The fields of `found` that pass their test, the others from `usual`. */
function repaired(found, usual, tests) {
  const fields = Object.entries(tests).map(([name, isGood]) => [
    name,
    isObject(found) && isGood(found[name]) ? found[name] : usual[name],
  ]);
  return Object.fromEntries(fields);
}

const isPlayed = (it) =>
  isObject(it) &&
  Object.entries(PLAYED).every(([name, isGood]) => isGood(it[name]));

/** What a game of the first versions stands for. */
const playedSince = ({ seats }) => ({
  id: "",
  friend: null,
  clock: null,
  yours: soleHuman(seats) ?? "w",
});

const played = (found) =>
  Array.isArray(found)
    ? found
        .filter(isPlayed)
        .map((it) => ({
          ...repaired(it, it, PLAYED),
          ...repaired(it, playedSince(it), PLAYED_SINCE),
        }))
        .slice(-20)
    : [];

/**
 * A state made of whatever was stored.
 * @param {unknown} found
 * @returns {State}
 */
export function repair(found) {
  const stored = isObject(found) ? found : {};
  return {
    preferences: repaired(stored.preferences, initial.preferences, PREFERENCES),
    analysis: stored.analysis === true,
    choices: repaired(stored.choices, initial.choices, CHOICES),
    game: played([stored.game])[0] ?? null,
    earlier: played(stored.earlier),
    later: played(stored.later),
  };
}

export class Storage {
  #area;

  /** @param {() => globalThis.Storage} area gives `localStorage`, or throws where it is forbidden */
  constructor(area) {
    try {
      this.#area = area();
    } catch {
      this.#area = null;
    }
  }

  /** The stored state, or the default one. @returns {State} */
  load() {
    try {
      return repair(JSON.parse(this.#area.getItem(KEY)));
    } catch {
      return repair(null);
    }
  }

  /** Keeps the state. @param {State} state @returns {boolean} whether it is safe now */
  save(state) {
    return this.#put(state) || this.#put({ ...state, earlier: [], later: [] });
  }

  #put(state) {
    try {
      this.#area.setItem(KEY, JSON.stringify(state));
      return true;
    } catch {
      return false;
    }
  }
}
