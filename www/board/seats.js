/**
 * Who plays which side, and what follows from it.
 *
 * @typedef {"w" | "b"} Side
 * @typedef {"human" | "engine" | "none"} Player
 * @typedef {Record<Side, Player>} Seats
 */

/** @param {Side} side @returns {Side} */
export function other(side) {
  return side === "w" ? "b" : "w";
}

/** @param {Seats} seats */
export function humans(seats) {
  return Object.values(seats).filter((player) => player === "human").length;
}

/** @param {Seats} seats */
export function enginesOnly(seats) {
  return seats.w === "engine" && seats.b === "engine";
}

/** Undo and redo stop where a human is to move, and after every move where no human plays. @param {Seats} seats @param {Side} turn */
export function rests(seats, turn) {
  return seats[turn] !== "engine" || enginesOnly(seats);
}

/** Whether undo finds a turn at which it rests. @param {Seats} seats @param {Side} turn the side to move @param {number} made moves so far */
export function hasEarlierTurn(seats, turn, made) {
  const first = made % 2 === 0 ? turn : other(turn);
  return made >= 2 || (made === 1 && rests(seats, first));
}

/** Who resigns when nobody says who: the only human, else the side to move. @param {Seats} seats @param {Side} turn @returns {Side} */
export function resigner(seats, turn) {
  if (humans(seats) !== 1) return turn;
  return seats.w === "human" ? "w" : "b";
}
