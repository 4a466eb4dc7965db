/**
 * The game that the attributes `variant`, `position`, `moves` and `options` describe.
 */
import { AttributeError, readOptions, words } from "./attributes.js";

/** The attributes that describe a game. */
export const OPENING = ["variant", "position", "moves", "options"];

/**
 * @param {Record<string, string | null>} attributes those of `OPENING`, null where missing
 * @param {typeof import("../engine/index.js").Game} Game
 * @returns {import("../engine/index.js").Game}
 * @throws an error with a `code`, and with the `attribute` that is to blame
 */
export function openGame(attributes, Game) {
  const game = attributes.position
    ? fromPosition(attributes, Game)
    : fromVariant(attributes, Game);
  blaming("moves", () => {
    for (const move of words(attributes.moves)) game.play(move);
  });
  return game;
}

function fromVariant({ variant, options }, Game) {
  const chosen = blaming("options", () => readOptions(options));
  const plain = blaming("variant", () => new Game(variant || "nine"));
  if (Object.keys(chosen).length === 0) return plain;
  plain.free();
  return blaming("options", () => new Game(variant || "nine", chosen));
}

/** A position carries its variant and options; what stands beside it may say the same, and nothing else. */
function fromPosition({ position, variant, options }, Game) {
  const game = blaming("position", () => Game.fromPosition(position));
  agree("variant", variant || game.variant, game.variant);
  const chosen = blaming("options", () => readOptions(options));
  for (const [name, value] of Object.entries(chosen))
    agree("options", value, String(game.options[name]));
  return game;
}

function agree(attribute, said, meant) {
  if (said === meant) return;
  blaming(attribute, () => {
    throw new AttributeError(
      "contradiction",
      `${attribute}: "${said}", but the position says "${meant}"`,
    );
  });
}

function blaming(attribute, act) {
  try {
    return act();
  } catch (error) {
    throw Object.assign(error, { attribute });
  }
}
