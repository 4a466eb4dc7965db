/**
 * Opening: every way in which a game comes to be on the page, from choices, a link or a text. It knows the rules only
 * by the two names it is given, and says in words what does not fit.
 */
import { PageError } from "./page-error.js";
import { soleHuman } from "./seats.js";
import { newId } from "./windows.js";

/**
 * @typedef {object} Rules  what the page uses of the rules
 * @property {typeof import("../engine/index.js").Game} Game
 * @property {() => import("../engine/index.js").VariantInfo[]} variants
 */

/** A variant's number of men, board and default options. @param {Rules} rules @param {string} id */
export function variantInfo(rules, id) {
  const info = rules.variants().find((variant) => variant.id === id);
  if (!info) throw new PageError("error.why.variant", { value: id });
  return info;
}

/** The options of a game that differ from its variant's defaults, as texts. */
export function ownOptions(rules, game) {
  const usual = variantInfo(rules, game.variant).options;
  const own = Object.entries(game.options).filter(
    ([name, value]) => String(value) !== String(usual[name]),
  );
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Whether a game starts elsewhere than at the beginning of its variant. @param {Rules} rules @param {any} game */
export function isSetUp(rules, game) {
  const plain = new rules.Game(game.variant, game.options);
  const differs = plain.position !== game.start;
  plain.free();
  return differs;
}

/**
 * A game as the page keeps it.
 * @param {Rules} rules
 * @param {import("../engine/index.js").Game} game
 * @param {import("./seats.js").Seats} seats
 * @param {import("./seats.js").Side} [yours] the side of the one who chose
 * @returns {import("../state.js").Played}
 */
export function playedOf(rules, game, seats, yours = soleHuman(seats) ?? "w") {
  return {
    id: newId(),
    record: game.record(),
    begun: isSetUp(rules, game) || game.moves.length > 0,
    variant: game.variant,
    options: ownOptions(rules, game),
    seats,
    yours,
    clock: null,
    friend: null,
    orientation: soleHuman(seats) ?? "w",
  };
}

/**
 * A game from its beginning.
 * @param {Rules} rules
 * @param {string} variant
 * @param {Record<string, string>} options
 */
export function fromChoices(rules, variant, options) {
  variantInfo(rules, variant);
  try {
    return new rules.Game(variant, options);
  } catch (error) {
    const { field } = /** @type {any} */ (error);
    if (!field) throw error;
    throw new PageError("error.why.value", {
      field,
      value: options[field] ?? "",
    });
  }
}

/**
 * The game a link asks for.
 * @param {Rules} rules
 * @param {import("./link.js").Link} link
 * @throws {PageError} when its parts are wrong or contradict each other; `MlinError` when the position is wrong
 */
export function fromLink(rules, link) {
  const game = link.position
    ? rules.Game.fromPosition(link.position)
    : fromChoices(rules, link.variant ?? "nine", link.options ?? {});
  try {
    agree(game, link);
    playAll(game, link.moves ?? []);
    end(game, link.end);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

/** Refuses a link whose variant or options are not those of its position. */
function agree(game, { variant, options = {} }) {
  if (variant !== undefined) agreeOn("variant", variant, game.variant);
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(game.options, name))
      throw new PageError("error.why.value", { field: "options", value: name });
    agreeOn(name, value, String(game.options[name]));
  }
}

function agreeOn(field, value, position) {
  if (value !== position)
    throw new PageError("error.why.contradiction", { field, value, position });
}

function playAll(game, moves) {
  for (const move of moves) {
    try {
      game.play(move);
    } catch {
      throw new PageError("error.why.move", { value: move });
    }
  }
}

/** Ends a game as its link says, unless the board has ended it. @param {any} game @param {import("./link.js").End} [how] */
function end(game, how) {
  if (!how || game.outcome) return;
  if (how === "draw") game.agreeDraw();
  else game.resign(how.at(-1));
}

/**
 * The games in a text that somebody pasted: records, or the text of one position.
 * @param {Rules} rules
 * @param {string} text
 * @throws {PageError} when the text is neither, or holds no game
 */
export function fromText(rules, text) {
  const words = text.trim();
  if (!words) throw new PageError("error.why.empty");
  const games = readGames(rules, words);
  if (games.length === 0) throw new PageError("error.why.empty");
  return games;
}

/** @returns {import("../engine/index.js").Game[]} none where the text holds nothing but comments */
function readGames(rules, words) {
  try {
    return isPosition(rules, words)
      ? [rules.Game.fromPosition(words)]
      : rules.Game.parseRecords(words);
  } catch (error) {
    throw PageError.of(error);
  }
}

/** The text of a position begins with the id of its variant; no record does. */
function isPosition(rules, words) {
  const [first] = words.split(/\s/, 1);
  return rules.variants().some(({ id }) => id === first.toLowerCase());
}
