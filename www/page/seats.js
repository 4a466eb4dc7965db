/**
 * Seats: who plays white and who plays black, as the text `white,black` of links and of `<mlin-board players>`,
 * and the same as the page's two choices (players, and the human's colour against the engine).
 */

/** @typedef {"human,engine" | "engine,human" | "human,human" | "engine,engine" | "none"} Seats  none: a game to look at */
/** @typedef {"human-engine" | "human-human" | "engine-engine"} Players */
/** @typedef {"white" | "black" | "lot"} First  the human's colour against the engine */
/** @typedef {"w" | "b"} Side */

/** @type {readonly Seats[]} */
export const allSeats = [
  "human,engine",
  "engine,human",
  "human,human",
  "engine,engine",
  "none",
];

/** @type {readonly Players[]} */
export const allPlayers = ["human-engine", "human-human", "engine-engine"];

/** @type {readonly First[]} */
export const allFirst = ["white", "black", "lot"];

/**
 * The seats that two choices stand for.
 * @param {Players} players
 * @param {First} first
 * @param {Side} lot the human's side should the lot decide
 * @returns {Seats}
 */
export function seatsFor(players, first, lot) {
  if (players === "human-human") return "human,human";
  if (players === "engine-engine") return "engine,engine";
  const black = first === "lot" ? lot === "b" : first === "black";
  return black ? "engine,human" : "human,engine";
}

/** The choice of players that gives these seats, null when nobody is seated. @param {Seats} seats @returns {Players | null} */
export function playersOf(seats) {
  if (seats === "none") return null;
  if (seats === "human,human") return "human-human";
  return seats === "engine,engine" ? "engine-engine" : "human-engine";
}

/** Who sits at one side. @param {Seats} seats @param {Side} side @returns {"human" | "engine" | "none"} */
export function seatOf(seats, side) {
  const [white, black = white] = seats.split(",");
  return side === "w" ? white : black;
}

/** Whether anybody plays who can press a button. @param {Seats} seats */
export function humanSits(seats) {
  return seats.includes("human");
}

/** The side of the human who plays the engine, or null when there is no such one. @param {Seats} seats @returns {Side | null} */
export function soleHuman(seats) {
  if (seats === "human,engine") return "w";
  return seats === "engine,human" ? "b" : null;
}
