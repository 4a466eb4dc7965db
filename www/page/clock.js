/**
 * Clock: the time of two players on one device. It asks for the time and never counts ticks, so it is right however seldom a
 * hidden page is woken. No clock is a rule of the game: what happens when time is up is for the players to agree.
 *
 * @typedef {{ w: number, b: number, add: number }} Time  ms left of each side, and those added after each of its moves
 */
import { otherSide } from "./seats.js";

/** @typedef {import("./seats.js").Side} Side */

/** What can be chosen: minutes for each side and seconds added. */
export const CLOCKS = ["none", "3+2", "5+3", "10+5", "20+10"];

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The minutes and seconds of a choice. @param {string} choice */
export function partsOf(choice) {
  const [minutes, seconds] = choice.split("+").map(Number);
  return { minutes, seconds };
}

/** The time with which a game begins. @param {string} choice @returns {Time | null} */
export function timeOf(choice) {
  if (choice === "none") return null;
  const { minutes, seconds } = partsOf(choice);
  return { w: minutes * MINUTE, b: minutes * MINUTE, add: seconds * SECOND };
}

/** Time as it stands on a clock; a part of a second counts as a whole one until it is gone. @param {number} ms */
export function timeText(ms) {
  const seconds = Math.ceil(Math.max(0, ms) / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export class Clock {
  #now;
  #since = 0;
  /** @type {Time | null} */
  #time = null;
  /** Whose time runs. @type {Side | null} */
  running = null;

  /** @param {() => number} now ms that never go back */
  constructor(now) {
    this.#now = now;
  }

  /** Another clock, which stands still; null for none. @param {Time | null} time */
  set(time) {
    this.#time = time && { ...time };
    this.running = null;
  }

  /** The time now. @returns {Time | null} */
  get time() {
    if (!this.#time || !this.running) return this.#time && { ...this.#time };
    const gone = this.#now() - this.#since;
    const left = Math.max(0, this.#time[this.running] - gone);
    return { ...this.#time, [this.running]: left };
  }

  /** Lets the time of a side run, or of none. @param {Side | null} side */
  run(side) {
    this.#time = this.time;
    this.#since = this.#now();
    this.running = this.#time && side;
  }

  /** A side has moved: it gets what a move adds, and the other one's time runs. @param {Side} side */
  moved(side) {
    const counted = this.running === side;
    this.run(otherSide(side));
    if (this.#time && counted) this.#time[side] += this.#time.add;
  }

  /** The side whose time is up. @returns {Side | null} */
  get flagged() {
    return this.running && this.time[this.running] === 0 ? this.running : null;
  }
}
