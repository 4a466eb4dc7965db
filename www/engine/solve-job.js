import { Pending } from "./pending.js";
import { loadTables, saveTables } from "./store.js";

/** One wish for solved tables, and the way to those that are stored. */
export class SolveJob extends Pending {
  /**
   * @param {object} goal
   * @param {string} goal.variant
   * @param {object} goal.options
   * @param {number[]} goal.men pairs of men, flat; none for the whole game
   * @param {{ onProgress?: Function, signal?: AbortSignal }} wishes
   */
  constructor({ variant, options, men }, { onProgress, signal }) {
    super({ onInfo: onProgress, signal });
    this.variant = variant;
    this.options = options;
    this.men = men;
  }

  /** Stored tables by their names, see {@link loadTables}. @param {string[]} names */
  load(names) {
    return loadTables(names);
  }

  /** Stores tables, after those before them. @param {[name: string, bytes: Uint8Array][]} solved */
  save(solved) {
    this.saved = this.saved.then(() => saveTables(solved));
  }

  /** Until all is stored. */
  saved = Promise.resolve();
}
