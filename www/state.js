/**
 * What the page remembers, and the one way in which it changes: `update(state, intent)`, pure, without DOM and rules.
 *
 * The rules themselves live in the `Game` on the board; here a game is its record, as text.
 */
import { usualPreferences } from "./page/preferences.js";
import { otherSide, playersOf, soleHuman } from "./page/seats.js";
import { KEPT_GAMES } from "./page/windows.js";

/** @typedef {import("./page/seats.js").Seats} Seats */
/** @typedef {import("./page/seats.js").Side} Side */
/** @typedef {Record<string, string>} Options  option name to value, as texts */

/**
 * @typedef {Record<string, string> & { lang: string }} Preferences  how the page speaks, looks and plays, never part of a
 *   game: `lang`, the tag of a locale or "" while the browser's languages decide, and those of `page/preferences.js`
 */

/**
 * @typedef {object} Choices  what the next new game will be
 * @property {string} variant
 * @property {Record<string, Options>} options  per variant, only what differs from its defaults
 * @property {import("./page/seats.js").Players} players
 * @property {import("./page/seats.js").First} first  the human's colour against the engine
 * @property {number} level  of the engine, 1 to 10; the running game follows it, too
 * @property {number} blackLevel  of the engine that plays Black against another one
 * @property {string} clock   one of `CLOCKS`, for two players at this device
 * @property {{ you: string, guest: string }} names  of the one who chooses, and of the second player; "" where not given
 */

/**
 * @typedef {object} Played  a game as it is kept
 * @property {string} id       tells it from all others; "" in games of the first versions
 * @property {string} record   its text, from which it comes back whole
 * @property {boolean} begun   whether losing it would lose anything: a move made, or a position that somebody set up
 * @property {string} variant
 * @property {Options} options only what differs from the variant's defaults
 * @property {Seats} seats     white's and black's
 * @property {Side} yours      the side of the one who chose: the human against the engine, or the first of two players
 * @property {import("./page/clock.js").Time | null} clock  the time that is left, where it is counted
 * @property {Side | null} friend  the side of this device in a game by links, else null
 * @property {Side} orientation the side at the bottom of the board
 */

/**
 * @typedef {object} State
 * @property {Preferences} preferences
 * @property {boolean} analysis  whether the engine analyses the position on the board
 * @property {Choices} choices
 * @property {Played | null} game   the one on the board; null only before the first one
 * @property {Played[]} earlier     games put aside by a new one, the last one last; undo of "new" brings them back
 * @property {Played[]} later       games put aside by that undo, the next one last; redo brings them back
 */

/**
 * @typedef {{ type: "prefer", name: string, value: string }
 *   | { type: "choose", name: "variant" | "players" | "first" | "level" | "blackLevel" | "clock", value: string }
 *   | { type: "choose-options", options: Options }
 *   | { type: "name", who: "you" | "guest", name: string }
 *   | { type: "analyse", on: boolean }
 *   | { type: "begin", game: Played }
 *   | { type: "record", record: string, begun: boolean, moved: boolean }
 *   | { type: "seat", seats: Seats, yours: Side }
 *   | { type: "time", clock: import("./page/clock.js").Time | null }
 *   | { type: "resume", game: Played }
 *   | { type: "adopt", state: State }
 *   | { type: "turn-board" }
 *   | { type: "back" }
 *   | { type: "forth" }
 *   | { type: "forget", pile: "earlier" | "later" }} Intent
 */

/** @type {State} */
export const initial = Object.freeze({
  preferences: usualPreferences,
  analysis: false,
  choices: {
    variant: "nine",
    options: {},
    players: "human-engine",
    first: "white",
    level: 3,
    blackLevel: 3,
    clock: "none",
    names: { you: "", guest: "" },
  },
  game: null,
  earlier: [],
  later: [],
});

/** The options chosen for the next game, only what differs from its defaults. @param {Choices} choices */
export function chosenOptions(choices) {
  return choices.options[choices.variant] ?? {};
}

/**
 * The state after an intent; the given one is not changed.
 * @param {State} state
 * @param {Intent} intent
 * @returns {State}
 */
export function update(state, intent) {
  switch (intent.type) {
    case "prefer":
      return {
        ...state,
        preferences: { ...state.preferences, [intent.name]: intent.value },
      };
    case "analyse":
      return { ...state, analysis: intent.on };
    case "choose":
      return { ...state, choices: chosen(state.choices, intent) };
    case "choose-options":
      return { ...state, choices: withOptions(state.choices, intent.options) };
    case "name":
      return { ...state, choices: named(state.choices, intent) };
    case "begin":
      return begun(state, intent.game);
    case "record":
      return recorded(state, intent);
    case "seat":
      return seated(state, intent);
    case "time":
      return withGame(state, { clock: intent.clock });
    case "resume":
      return resumed(state, intent.game);
    case "adopt":
      return adopted(state, intent.state);
    case "turn-board":
      return withGame(state, {
        orientation: otherSide(state.game?.orientation),
      });
    case "back":
      return shifted(state, "earlier", "later");
    case "forth":
      return shifted(state, "later", "earlier");
    case "forget":
      return { ...state, [intent.pile]: state[intent.pile].slice(0, -1) };
    default:
      return state;
  }
}

function chosen(choices, { name, value }) {
  const isNumber = typeof initial.choices[name] === "number";
  return { ...choices, [name]: isNumber ? Number(value) : value };
}

function withOptions(choices, options) {
  const { variant } = choices;
  return { ...choices, options: { ...choices.options, [variant]: options } };
}

function named(choices, { who, name }) {
  return { ...choices, names: { ...choices.names, [who]: name } };
}

/** A new game takes the board; the old one is put aside when it is worth it. */
function begun(state, game) {
  const here = state.game?.begun ? [state.game] : [];
  const earlier = [...behind(state), ...here].slice(-KEPT_GAMES);
  return following({ ...state, game, earlier, later: [] });
}

/** All games put aside, where nothing is to be redone any more: the later ones come after the earlier ones again. */
function behind({ earlier, later }) {
  return [...earlier, ...later.filter(({ begun }) => begun).reverse()];
}

/** A game that is kept here comes back further on; its older self goes. */
function resumed(state, game) {
  const others = (games) => games.filter(({ id }) => id !== game.id);
  const here = state.game?.id === game.id ? null : state.game;
  return begun({ ...state, game: here, earlier: others(state.earlier) }, game);
}

/** Another state, from a backup; the games that are here now are kept behind it. */
function adopted(state, other) {
  const here = state.game?.begun ? [state.game] : [];
  const earlier = [...other.earlier, ...behind(state), ...here];
  return { ...other, earlier: earlier.slice(-KEPT_GAMES) };
}

/** The record of the running game; one that moves on leaves the games behind that were waiting for redo. */
function recorded(state, { record, begun, moved }) {
  const left = moved ? { earlier: behind(state), later: [] } : {};
  return withGame({ ...state, ...left }, { record, begun });
}

/** Other players; a human who plays the engine sits at the bottom of the board. */
function seated(state, { seats, yours }) {
  const orientation = soleHuman(seats) ?? state.game?.orientation;
  const clock = seats === "human,human" ? state.game?.clock : null;
  return withGame(state, { seats, yours, orientation, clock, friend: null });
}

function withGame(state, change) {
  return state.game ? { ...state, game: { ...state.game, ...change } } : state;
}

/** Takes the last game of one pile to the board and lays the one on the board on the other pile. */
function shifted(state, from, to) {
  const game = state[from].at(-1);
  if (!game) return state;
  return following({
    ...state,
    game,
    [from]: state[from].slice(0, -1),
    [to]: state.game ? [...state[to], state.game] : state[to],
  });
}

/** The choices follow the game that has come to the board, so that the controls tell the truth about it. */
function following(state) {
  const { variant, options, seats, yours } = state.game;
  const chosenSide = seats.includes("human") && state.choices.first !== "lot";
  const colour = yours === "b" ? "black" : "white";
  return {
    ...state,
    choices: {
      ...state.choices,
      variant,
      options: { ...state.choices.options, [variant]: options },
      players: playersOf(seats) ?? state.choices.players,
      first: chosenSide ? colour : state.choices.first,
    },
  };
}
