/**
 * Analyst: has the shown position analysed as long as that is wanted, by an engine of its own, so that the players' engine
 * never waits. Event: `change`.
 */

import { Learning } from "./learning.js";

/** How many of the best moves get a line. */
export const LINES = 3;

/** @typedef {import("../engine/index.js").Analysis} Analysis */
/** @typedef {import("../engine/index.js").Game} Game */

export class Analyst extends EventTarget {
  #open;
  #engine = null;
  #asked = "";
  #search = new AbortController();
  #learning = new Learning();

  /** What is known of the position; null before the first line. @type {Analysis | null} */
  analysis = null;
  /** Whether the engine has failed on this position. */
  failed = false;

  /** @param {() => Pick<import("../engine/index.js").Engine, "analyse" | "solve">} open makes the engine, when it is first needed */
  constructor(open) {
    super();
    this.#open = open;
  }

  /** Whether there is a position to be analysed. */
  get asked() {
    return this.#asked !== "";
  }

  /**
   * Analyses a position from now on, and no other; goes on where it is the same as before.
   * @param {Game | null} game null: nothing
   * @param {import("./perfection.js").Goal[]} [goals] what is solved: the engine is to know it, too
   */
  follow(game, goals = []) {
    const asked = game
      ? [goals.length, game.start, ...game.moves].join(" ")
      : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#search.abort();
    this.#know(null);
    if (game) this.#analyse(game, goals);
  }

  async #analyse(game, goals) {
    this.#search = new AbortController();
    const { signal } = this.#search;
    const know = (analysis) => {
      if (!signal.aborted) this.#know(analysis);
    };
    try {
      this.#engine ??= this.#open();
      if (goals.length > 0)
        await this.#learning.learn(this.#engine, goals, signal);
      know(
        await this.#engine.analyse(game, {
          multiPv: LINES,
          signal,
          onInfo: know,
        }),
      );
    } catch {
      if (!signal.aborted) this.#know(null, true);
    }
  }

  #know(analysis, failed = false) {
    this.analysis = analysis;
    this.failed = failed;
    this.dispatchEvent(new Event("change"));
  }
}
