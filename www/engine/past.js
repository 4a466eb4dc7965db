/**
 * What has been done with a game since it was made: enough to make it again. It is no longer than the game, however often
 * something is taken back and played again.
 */
export class Past {
  /** Turns that the game was made with and that were taken back before anything else. */
  #before = 0;
  /** Methods of the game, with their arguments. @type {unknown[][]} */
  #acts = [];
  /** Turns that are taken back now, the last first, and may be played again. */
  #undone = 0;

  /** Something was done; what was taken back cannot be played again. @param {unknown[]} act */
  add(...act) {
    const kept = this.#acts.length - this.#undone;
    this.#before += Math.max(0, -kept);
    this.#acts.splice(Math.max(0, kept), Infinity, act);
    this.#undone = 0;
  }

  /** A turn was taken back, or, with -1, played again. @param {1 | -1} by */
  undo(by) {
    this.#undone += by;
  }

  /** How much is remembered. */
  get length() {
    return this.#acts.length;
  }

  /** Does the same with a game of the wasm. */
  repeat(inner) {
    for (let turn = 0; turn < this.#before; turn++) inner.undo();
    for (const [method, ...args] of this.#acts) inner[method](...args);
    for (let turn = 0; turn < this.#undone; turn++) inner.undo();
    return inner;
  }

  copy() {
    const copy = new Past();
    copy.#before = this.#before;
    copy.#acts = [...this.#acts];
    copy.#undone = this.#undone;
    return copy;
  }
}
