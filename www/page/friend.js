/**
 * Friend: a game of two devices without a server. Each turn is a link with the whole game; here is seen how a link and the game
 * that is known fit together.
 */
import { PageError } from "./page-error.js";
import { otherSide } from "./seats.js";

/** @typedef {{ start: string, moves: readonly string[], outcome: unknown }} Course  what of a game is compared */

/**
 * What a link does to the game that is known.
 * @param {Course} known
 * @param {Course} linked
 * @returns {"further" | "same" | "older"}
 * @throws {PageError} when they are not one game
 */
export function fit(known, linked) {
  if (known.start !== linked.start) throw new PageError("friend.other");
  const both = Math.min(known.moves.length, linked.moves.length);
  for (let ply = 0; ply < both; ply += 1) {
    const [here, there] = [known.moves[ply], linked.moves[ply]];
    if (here !== there)
      throw new PageError("friend.diverges", {
        n: ply + 1,
        known: here,
        linked: there,
      });
  }
  const more = linked.moves.length - known.moves.length;
  if (more !== 0) return more > 0 ? "further" : "older";
  if (Boolean(known.outcome) === Boolean(linked.outcome)) return "same";
  return linked.outcome ? "further" : "older";
}

/** The side of whoever gets a link: the one to move, or the one to whom the other has resigned. @param {{ turn: "w" | "b" }} game @param {import("./link.js").Link} link */
export function receiver(game, { end }) {
  return end?.startsWith("resign") ? otherSide(end.at(-1)) : game.turn;
}

/**
 * Whether it is the other device's turn to know something: to move, or that the game is over.
 * @param {import("../state.js").Played} played
 * @param {import("../engine/index.js").Game} game
 */
export function isToSend({ friend }, game) {
  if (!friend) return false;
  const { outcome, turn } = game;
  if (outcome?.reason === "resignation") return outcome.winner !== friend;
  return turn !== friend;
}
