/**
 * The puzzles, and which of them belongs to a day. Pure; `puzzles.txt` is the data.
 *
 * @typedef {object} Puzzle
 * @property {string} id  the position: no two puzzles have the same
 * @property {"win" | "hold" | "gain" | "guard"} task  to win, to hold the draw, to close a mill by force, to keep the opponent from that
 * @property {string} theme
 * @property {number} difficulty  1 to 9, a ninth of the puzzles each: by how often the engine's levels miss the move
 * @property {string} position
 * @property {string} moves  as the attribute `puzzle` has them
 */

/** The hardest there are. */
export const HARDEST = 9;

/** Days between two puzzles that stand side by side in the data: so the variants take turns. */
const STRIDE = 61;

/** @param {string} text of the data @returns {Puzzle[]} */
export function readPuzzles(text) {
  const lines = text.split("\n").filter((line) => line && line[0] !== "#");
  return lines.map((line) => {
    const [head, position, moves] = line.trim().split(" | ");
    const [task, theme, difficulty] = head.split(" ");
    return /** @type {Puzzle} */ ({
      id: position,
      task,
      theme,
      difficulty: Number(difficulty),
      position,
      moves,
    });
  });
}

/** The number of a day where the reader lives; the next day has the next number. @param {Date} date */
export function dayOf(date) {
  const midnight = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
  );
  return midnight / 86_400_000;
}

/** The place of a day's puzzle among so many: each has its turn before one comes again. @param {number} day @param {number} count */
export function placeOf(day, count) {
  return (day * strideOf(count)) % count;
}

/** A stride that misses no place. */
function strideOf(count) {
  let stride = STRIDE;
  while (common(stride, count) > 1) stride += 1;
  return stride;
}

function common(a, b) {
  return b === 0 ? a : common(b, a % b);
}

/** Whose move it is, as a position text tells. @param {Puzzle} puzzle @returns {"w" | "b"} */
export function turnOf({ position }) {
  return /** @type {"w" | "b"} */ (position.split(" ")[2]);
}

/** How many moves are to be found. @param {Puzzle} puzzle */
export function movesToFind({ moves }) {
  return Math.ceil(moves.split(" ").length / 2);
}

/** @param {Puzzle} puzzle */
export function variantOf({ position }) {
  return position.split(" ")[0];
}
