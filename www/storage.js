/**
 * Storage: the page's state under one key of `localStorage`, prefixed and versioned.
 *
 * It may be missing, forbidden, full, or hold anything at all (other pages share it on `file://`): whatever is not
 * plainly ours becomes the default, and a failed save is reported, never thrown.
 */
import { CLOCKS } from "./page/clock.js";
import { preferences } from "./page/preferences.js";
import { allFirst, allPlayers, allSeats, soleHuman } from "./page/seats.js";
import { Windows, newId, returned } from "./page/windows.js";
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

/** Games of the first versions had no names. */
function named(state) {
  const withId = (game) => game && { ...game, id: game.id || newId() };
  const { game, earlier, later } = state;
  return {
    ...state,
    game: withId(game),
    earlier: earlier.map(withId),
    later: later.map(withId),
  };
}

/** A storage of the browser, or null where it is forbidden. */
function areaOf(area) {
  try {
    return area();
  } catch {
    return null;
  }
}

/** How many of the games put aside are tried to be kept, where there is not room for all. */
const ROOM = [Infinity, 10, 5, 2, 1, 0];

export class Storage {
  #area;
  #windowArea;
  #windows = new Windows();
  /** What was last read or written here: anything else comes from another window. */
  #text = null;

  /**
   * @param {() => globalThis.Storage} area gives `localStorage`, or throws where it is forbidden
   * @param {() => globalThis.Storage | null} [windowArea] gives `sessionStorage`, which each window has for itself
   */
  constructor(area, windowArea = () => null) {
    this.#area = areaOf(area);
    this.#windowArea = areaOf(windowArea);
  }

  /** The stored state, or the default one; at the game at which this window was before. @returns {State} */
  load() {
    const state = returned(this.#read(), this.#own);
    this.#windows.note(state);
    return state;
  }

  /**
   * Keeps the state, and what other windows have stored since.
   * @param {State} ours
   * @returns {{ state: State, saved: boolean }} the state with theirs, and whether it is safe now
   */
  save(ours) {
    const { state, written } = this.#isForeign()
      ? this.#windows.join(ours, this.#read())
      : { state: ours, written: ours };
    this.#own = state.game?.id;
    const saved = ROOM.some((many) => this.#put(lessened(written, many)));
    if (saved) this.#windows.note(state);
    // Where the other window is ahead with our game, the next move here has to see that again.
    if (written !== state) this.#text = null;
    return { state, saved };
  }

  #isForeign() {
    try {
      const text = this.#area.getItem(KEY);
      return text !== null && text !== this.#text;
    } catch {
      return false;
    }
  }

  /** @returns {State} */
  #read() {
    try {
      this.#text = this.#area.getItem(KEY);
      return named(repair(JSON.parse(this.#text)));
    } catch {
      return repair(null);
    }
  }

  #put(state) {
    try {
      const text = JSON.stringify(state);
      this.#area.setItem(KEY, text);
      this.#text = text;
      return true;
    } catch {
      return false;
    }
  }

  /** The id of the game at which this window is. */
  get #own() {
    try {
      return this.#windowArea.getItem(KEY);
    } catch {
      return null;
    }
  }
  set #own(id) {
    try {
      this.#windowArea.setItem(KEY, id);
    } catch {
      // Then a window that is loaded anew shows the game that was played last in any.
    }
  }
}

/** The state without the oldest of the games put aside. @param {State} state @param {number} many how many of them stay */
function lessened(state, many) {
  if (many === Infinity) return state;
  const last = (games) => (many > 0 ? games.slice(-many) : []);
  return { ...state, earlier: last(state.earlier), later: last(state.later) };
}
