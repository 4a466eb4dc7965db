/**
 * Trial: a moment of the game in which somebody made a mistake, to be tried again. A try is right when it keeps what was there.
 * Event: `change`.
 */
import { holds, reversed } from "./review.js";

/** @typedef {import("./review.js").Verdict} Verdict */
/** @typedef {{ score: import("../engine/index.js").Score, line: string[] }} Look */

export class Trial extends EventTarget {
  #weigh;
  #looking = new AbortController();

  /** @type {"none" | "task" | "weighing" | "best" | "held" | "failed"} */
  state = "none";
  /** The mistake. @type {Verdict | null} */
  verdict = null;
  /** The moves before it. @type {readonly string[]} */
  moves = [];
  /** What the mover has after the try. @type {import("../engine/index.js").Score | null} */
  after = null;

  /** @param {(moves: readonly string[], signal: AbortSignal) => Promise<Look>} weigh has the engine look at what moves lead to */
  constructor(weigh) {
    super();
    this.#weigh = weigh;
  }

  /** @param {Verdict} verdict @param {readonly string[]} moves */
  begin(verdict, moves) {
    Object.assign(this, { verdict, moves });
    this.#become("task");
  }

  /** The same moment once more. */
  again() {
    if (this.state !== "none") this.#become("task");
  }

  end() {
    if (this.state !== "none") this.#become("none");
  }

  /** Judges a move. An engine that fails leaves the task as it was. @param {string} move */
  async judge(move) {
    const { before, better } = this.verdict;
    if (move === better[0]) return this.#become("best");
    this.#become("weighing");
    const { signal } = this.#looking;
    try {
      const { score } = await this.#weigh([...this.moves, move], signal);
      if (signal.aborted) return;
      this.after = reversed(score);
      this.#become(holds(before, this.after) ? "held" : "failed");
    } catch {
      if (!signal.aborted) this.#become("task");
    }
  }

  #become(state) {
    this.#looking.abort();
    this.#looking = new AbortController();
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
