/** @import { Request } from "./request.js" */
/** @import { SolveJob } from "./solve-job.js" */

import { SlicedSearch } from "./slices.js";
import { SlicedSolver } from "./solver.js";

/** Searches and solves in this thread; the searches use what is solved. */
export class SlicedHost {
  #search;
  #solver;

  /** @param {{ hashMb: number, seed: number, sliceMs: number }} options */
  constructor({ hashMb, seed, sliceMs }) {
    const search = new SlicedSearch({ hashMb, seed, sliceMs });
    this.#search = search;
    this.#solver = new SlicedSolver({ search, sliceMs });
    search.tablesFor = (game) => this.#solver.tablesFor(game);
  }

  /** @param {Request} request @returns {Promise<object | null>} as {@link SlicedSearch.search} */
  search(request) {
    return this.#search.search(request);
  }

  /** @param {SolveJob} job @returns {Promise<object | null>} as {@link SlicedSolver.solve} */
  solve(job) {
    return this.#solver.solve(job);
  }

  stop() {
    this.#search.stop();
  }

  terminate() {
    this.#search.terminate();
    this.#solver.terminate();
  }
}
