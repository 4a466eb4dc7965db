/** @import { Request } from "./request.js" */

import { age, core, guarded, release } from "./core.js";
import { nextTurn } from "./turns.js";

/**
 * A search that runs in this thread, in slices between turns of the event loop, so that a `stop` or a
 * newer request gets through. The worker uses it, and the page where workers are forbidden.
 */
export class SlicedSearch {
  #search;
  /** The age of the wasm at which the search was made. */
  #age;
  #sliceMs;
  /** The request that the search belongs to; a loop that finds another one here ends. */
  #current = null;
  /** The tables that the search uses. */
  #tables;

  /** Whether a search runs that will end by itself: others give way to it. */
  hurried = false;

  /** Gives the tables for a game of the wasm, if there are any. */
  tablesFor = () => undefined;

  /** @param {{ hashMb: number, seed: number, sliceMs: number }} options */
  constructor({ hashMb, seed, sliceMs }) {
    const { Search } = core();
    this.#search = guarded(() => new Search(hashMb, seed));
    this.#age = age();
    this.#sliceMs = sliceMs;
  }

  /**
   * @param {Request} request
   * @returns {Promise<object | null>} the Analysis; null when a newer request has taken over
   */
  async search(request) {
    this.#current = request;
    const { level, timeMs } = request.limits;
    this.hurried = level !== undefined || timeMs !== undefined;
    try {
      return await this.#run(request);
    } finally {
      if (this.#current === request) this.hurried = false;
    }
  }

  /** The tables have changed: the next search looks at them again. */
  renewTables() {
    this.#tables = undefined;
  }

  /** Ends the running search with the best so far; the table keeps what it learned. */
  stop() {
    this.#search?.stop();
  }

  terminate() {
    this.#current = null;
    if (this.#search) release(this.#search, this.#age);
    this.#search = null;
  }

  async #run(request) {
    this.#begin(request);
    let told = "";
    while (!guarded(() => this.#search.run(this.#sliceMs))) {
      if (request.onInfo) told = this.#tell(request, told);
      await nextTurn();
      if (this.#current !== request) return null;
    }
    return guarded(() => this.#search.report());
  }

  #begin({ start, moves, limits }) {
    const game = guarded(() => core().Game.fromPosition(start));
    const made = age();
    try {
      for (const move of moves) guarded(() => game.play(move));
      this.#use(this.tablesFor(game));
      guarded(() => this.#search.start(game, limits));
    } finally {
      release(game, made);
    }
  }

  /** What was learnt with other tables, or without, is forgotten. */
  #use(tables) {
    if (!tables || tables === this.#tables) return;
    guarded(() => this.#search.useTables(tables));
    this.#tables = tables;
  }

  /**
   * Tells what is new since `told`, and returns what has been told now. Before the first iteration is
   * finished some of the lines are missing: nothing is told yet.
   */
  #tell(request, told) {
    const analysis = guarded(() => this.#search.report());
    if (analysis.depth === 0) return told;
    const news = JSON.stringify([analysis.depth, analysis.lines]);
    if (news !== told) request.onInfo(analysis);
    return news;
  }
}
