/**
 * Walk: where the reader looks. Usually at the game itself; else somewhere on a line of its tree, or on a detour from there
 * along a line of the engine. The game goes on undisturbed. Event: `change`.
 */
import { Tree } from "./tree.js";

/**
 * @typedef {object} Place
 * @property {readonly string[]} line moves from the start of the game, shown or still to come
 * @property {number} at how many of them are shown
 */

export class Walk extends EventTarget {
  /** Every line of the game. */
  tree = new Tree();
  /** The moves of the game itself. @type {readonly string[]} */
  #present = [];
  /** Null: at the game itself. @type {Place | null} */
  #place = null;
  /** @type {Place | null} */
  #detour = null;

  /** Another game, or the same one with other moves: the reader looks at it. @param {Tree} tree @param {readonly string[]} present */
  begin(tree, present) {
    this.tree = tree;
    this.#present = present;
    this.#stand(null);
  }

  /** Whether something else than the game itself is shown. */
  get away() {
    return this.#place !== null || this.#detour !== null;
  }

  /** Whether a line is shown that only the engine has thought of. */
  get onDetour() {
    return this.#detour !== null;
  }

  /** The moves that are shown. @returns {string[]} */
  get moves() {
    return shown(this.#detour ?? this.#base);
  }

  /** Where the detour began; the same as `moves` where there is none. @returns {string[]} */
  get baseMoves() {
    return shown(this.#base);
  }

  /** How many moves of the detour are shown. */
  get detoured() {
    return this.#detour ? this.#detour.at - this.baseMoves.length : 0;
  }

  /** How far there is to go back and forth. */
  get room() {
    const { line, at } = this.#detour ?? this.#base;
    return { back: at, forth: line.length - at };
  }

  get #base() {
    if (this.#place) return this.#place;
    const line = this.tree.lineThrough(this.#present);
    return { line, at: this.#present.length };
  }

  /** Shows the game as it stood, or might have stood, after these moves. @param {readonly string[]} moves */
  go(moves) {
    this.#stand({ line: this.tree.lineThrough(moves), at: moves.length });
  }

  /** Goes some moves on, or back. @param {number} by */
  step(by) {
    const { line, at } = this.#detour ?? this.#base;
    const next = Math.min(Math.max(at + by, 0), line.length);
    if (next === at) return;
    if (!this.#detour) this.#stand({ line, at: next });
    else if (next <= this.baseMoves.length) this.leaveDetour();
    else this.#turn({ line, at: next });
  }

  first() {
    this.step(-Infinity);
  }

  /** The end of the line; of the game's own line it is the game itself. */
  last() {
    const { line } = this.#detour ?? this.#base;
    if (!this.#detour && isBegunBy(line, this.#present)) this.leave();
    else this.step(Infinity);
  }

  /** Shows where the first moves of a line of the engine lead. @param {readonly string[]} moves @param {number} count */
  detour(moves, count) {
    const base = this.baseMoves;
    this.#turn({ line: [...base, ...moves], at: base.length + count });
  }

  /** Back from the detour, or else to the game itself. */
  leave() {
    if (this.#detour) this.leaveDetour();
    else if (this.#place) this.#stand(null);
  }

  leaveDetour() {
    this.#turn(null);
  }

  /** Back to the game itself. */
  leaveAll() {
    this.#stand(null);
  }

  #turn(detour) {
    this.#detour = detour;
    this.#tell();
  }

  #stand(place) {
    const home = place && isSame(shown(place), this.#present);
    this.#place = home ? null : place;
    this.#detour = null;
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

function shown({ line, at }) {
  return line.slice(0, at);
}

function isBegunBy(line, moves) {
  return moves.every((move, at) => line[at] === move);
}

function isSame(one, other) {
  return one.length === other.length && isBegunBy(one, other);
}
