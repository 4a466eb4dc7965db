/** @import { SolveJob } from "./solve-job.js" */

import { age, core, guarded, release } from "./core.js";
import { nextTurn } from "./turns.js";

/** How often progress is told. */
const NEWS_MS = 100;

/** Sets of rules whose tables are kept at a time: each may take tens of megabytes. */
const KEPT_SETS = 3;

/**
 * Solves in this thread, one job after the other, in slices between turns of the event loop. It gives
 * way to searches. What it has solved is stored, piece by piece, and stays here for the searches.
 */
export class SlicedSolver {
  /** The tables of each set of rules, those used last at the end. @type {Map<string, any>} */
  #sets = new Map();
  /** The age of the wasm at which they were made. */
  #age = age();
  #sliceMs;
  #search;
  #last = Promise.resolve();
  #ended = false;

  /** @param {{ sliceMs: number, search: import("./slices.js").SlicedSearch }} options */
  constructor({ sliceMs, search }) {
    this.#sliceMs = sliceMs;
    this.#search = search;
  }

  /**
   * @param {SolveJob} job
   * @returns {Promise<object | null>} the SolveReport; null when it is not wanted any more
   */
  solve(job) {
    const report = this.#last.then(() => this.#solve(job));
    this.#last = report.catch(() => {});
    return report;
  }

  /** The tables for a game of the wasm, if there are any. */
  tablesFor(game) {
    return [...this.#sets.values()].findLast((tables) => tables.fits(game));
  }

  terminate() {
    this.#ended = true;
    for (const tables of this.#sets.values()) release(tables, this.#age);
    this.#sets.clear();
  }

  async #solve(job) {
    const began = performance.now();
    if (job.settled || this.#ended) return null;
    const tables = this.#tablesOf(job);
    const loaded = await this.#load(tables, job);
    if (this.#ended) return null;
    guarded(() => tables.begin(job.men));
    const finished = await this.#run(tables, job);
    this.#search.renewTables();
    if (!finished) return null;
    const report = guarded(() => tables.report());
    return { ...report, loaded, timeMs: performance.now() - began };
  }

  /** Takes over what is stored, up to the first table that is missing or bad: the others build on it. */
  async #load(tables, job) {
    const names = guarded(() => tables.missing(job.men));
    const stored = names.length > 0 ? await job.load(names) : [];
    let loaded = 0;
    for (const bytes of stored) {
      if (this.#ended || !isGood(tables, bytes)) break;
      loaded++;
      await this.#turn();
    }
    return loaded;
  }

  /** @returns {Promise<boolean>} whether it came to its end */
  async #run(tables, job) {
    let told = -Infinity;
    for (let done = false; !done;) {
      await this.#turn();
      if (job.settled || this.#ended) return false;
      done = guarded(() => tables.run(this.#sliceMs));
      const solved = guarded(() => tables.take());
      if (solved.length > 0) job.save(solved);
      if (!job.onInfo || (!done && performance.now() - told < NEWS_MS))
        continue;
      told = performance.now();
      job.onInfo(guarded(() => tables.progress()));
    }
    return true;
  }

  /** The next turn of the event loop in which no search is in a hurry. */
  async #turn() {
    do await nextTurn();
    while (this.#search.hurried);
  }

  #tablesOf({ variant, options }) {
    const rules = JSON.stringify([variant, options]);
    const tables =
      this.#sets.get(rules) ??
      guarded(() => new (core().Tables)(variant, options));
    this.#sets.delete(rules);
    this.#sets.set(rules, tables);
    if (this.#sets.size > KEPT_SETS) this.#drop();
    return tables;
  }

  /** Forgets the tables that were used least of late. */
  #drop() {
    const [[rules, tables]] = this.#sets;
    this.#sets.delete(rules);
    release(tables, this.#age);
  }
}

/** Takes a stored table over, if it is the next that is missing. */
function isGood(tables, bytes) {
  try {
    guarded(() => tables.load(bytes));
    return true;
  } catch {
    return false;
  }
}
