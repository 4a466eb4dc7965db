/**
 * The engine's thread. It receives the compiled module first, then requests:
 *
 * - `{ kind: "begin", module, hashMb, seed }` is answered `{ kind: "ready" }`
 * - `{ kind: "search", id, start, moves, limits, wantsInfo }` is answered `{ kind: "info", id, analysis }`
 *   any number of times, then `{ kind: "done", id, analysis }` or `{ kind: "failed", id, error }`;
 *   a search that a newer one replaces gets no answer
 * - `{ kind: "stop" }` ends the search with the best so far
 * - `{ kind: "solve", id, variant, options, men, wantsInfo }` is answered `{ kind: "load", id, names }`, to
 *   which the page answers `{ kind: "stored", id, tables }`; then `{ kind: "save", id, solved }` and
 *   `{ kind: "progress", id, progress }` any number of times; at last `{ kind: "solved", id, report }` or
 *   `{ kind: "unsolved", id, error }`. The ids are others than those of searches
 * - `{ kind: "ping" }` is answered `{ kind: "pong" }`: the worker lives
 * - `{ kind: "cancel", id }` ends a solve, which then gets no answer
 */

import { startCore } from "./core.js";
import { MlinError } from "./errors.js";
import { SlicedHost } from "./host.js";

/** Short enough for a `stop` to take effect within 50 ms, long enough to cost the search nothing. */
const SLICE_MS = 15;

/** @type {SlicedHost} */
let engine;

/** The solves that are not finished. */
const jobs = new Map();

const answers = {
  begin({ module, hashMb, seed }) {
    startCore(module);
    engine = new SlicedHost({ hashMb, seed, sliceMs: SLICE_MS });
    postMessage({ kind: "ready" });
  },

  async search({ id, wantsInfo, ...request }) {
    const onInfo = (analysis) => postMessage({ kind: "info", id, analysis });
    try {
      const analysis = await engine.search({
        ...request,
        onInfo: wantsInfo ? onInfo : undefined,
      });
      if (analysis) postMessage({ kind: "done", id, analysis });
    } catch (error) {
      postMessage({ kind: "failed", id, error: plain(error) });
    }
  },

  stop() {
    engine.stop();
  },

  ping() {
    postMessage({ kind: "pong" });
  },

  async solve({ id, wantsInfo, ...goal }) {
    const job = jobOf(id, goal, wantsInfo);
    jobs.set(id, job);
    try {
      const report = await engine.solve(job);
      if (report) postMessage({ kind: "solved", id, report });
    } catch (error) {
      postMessage({ kind: "unsolved", id, error: plain(error) });
    } finally {
      jobs.delete(id);
    }
  },

  stored({ id, tables }) {
    jobs.get(id)?.stored(tables);
  },

  cancel({ id }) {
    const job = jobs.get(id);
    if (job) job.settled = true;
  },
};

/** A job whose tables are stored by the page: workers of `file://` pages have no storage. */
function jobOf(id, goal, wantsInfo) {
  const tell = (progress) => postMessage({ kind: "progress", id, progress });
  const job = {
    ...goal,
    settled: false,
    onInfo: wantsInfo ? tell : undefined,
    stored: undefined,
    load: (names) =>
      new Promise((resolve) => {
        job.stored = resolve;
        postMessage({ kind: "load", id, names });
      }),
    save: (solved) => postMessage({ kind: "save", id, solved }),
  };
  return job;
}

function plain(error) {
  return MlinError.from(error).toPlain();
}

addEventListener("message", ({ data }) => answers[data.kind](data));
