/**
 * Beginner's marks: what the player to move should not overlook. What the opponent could do is asked of the rules: of the same position with
 * the opponent to move.
 *
 * @typedef {object} Aids
 * @property {Set<string>} threats  points on which the opponent would close a mill
 * @property {string[][]} mills  men that stand in mills
 * @property {Map<string, string>} tight  the player's men who are about to be shut in, and the last free point beside each
 */
import { neighbours } from "./geometry.js";

/** @type {Aids} */
export const NO_AIDS = { threats: new Set(), mills: [], tight: new Map() };

/** Where the turn stands in the text of a position. */
const TURN = 2;

/**
 * @param {import("./situation.js").Situation} situation
 * @param {string} position its text
 * @param {(position: string) => import("../engine/index.js").Game} read
 * @returns {Aids}
 */
export function aidsOf({ board, men, turn, phase, outcome }, position, read) {
  if (outcome) return NO_AIDS;
  const answers = movesOf(turn === "w" ? "b" : "w", position, read);
  const closing = answers.filter(({ captures }) => captures.length > 0);
  const reached = new Set(answers.map(({ to }) => to));
  return {
    threats: new Set(closing.map(({ to }) => to)),
    mills: board.mills.filter(([first, ...rest]) => {
      const side = men.get(first);
      return side && rest.every((point) => men.get(point) === side);
    }),
    tight:
      phase[turn] === "flying" ? new Map() : tight(board, men, turn, reached),
  };
}

/** What a side could do if it were to move. */
function movesOf(side, position, read) {
  const fields = position.split(" ");
  fields[TURN] = side;
  const game = read(fields.join(" "));
  const moves = game.legalMoves();
  game.free();
  return moves;
}

/** Men with one free neighbour, which the opponent can take. */
function tight(board, men, turn, reached) {
  const found = new Map();
  for (const [point, near] of neighbours(board)) {
    if (men.get(point) !== turn) continue;
    const free = [...near].filter((next) => !men.has(next));
    if (free.length === 1 && reached.has(free[0])) found.set(point, free[0]);
  }
  return found;
}
