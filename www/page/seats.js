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
 * The side of the one who chooses: the human against the engine, or the first of two players.
 * @param {First} first
 * @param {Side} lot what the lot decides, should it be asked
 * @returns {Side}
 */
export function sideFor(first, lot) {
  if (first === "lot") return lot;
  return first === "black" ? "b" : "w";
}

/** @param {Side} side @returns {Side} */
export function otherSide(side) {
  return side === "w" ? "b" : "w";
}

/**
 * The seats that a choice of players stands for.
 * @param {Players} players
 * @param {Side} yours the side of the one who chooses
 * @returns {Seats}
 */
export function seatsFor(players, yours) {
  if (players === "human-human") return "human,human";
  if (players === "engine-engine") return "engine,engine";
  return yours === "b" ? "engine,human" : "human,engine";
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
