/**
 * The engine's thread. It receives the compiled module first, then requests:
 *
 * - `{ kind: "begin", module, hashMb, seed }` is answered `{ kind: "ready" }`
 * - `{ kind: "search", id, start, moves, limits, wantsInfo }` is answered `{ kind: "info", id, analysis }`
 *   any number of times, then `{ kind: "done", id, analysis }` or `{ kind: "failed", id, error }`;
 *   a search that a newer one replaces gets no answer
 * - `{ kind: "stop" }` ends the search with the best so far
 */

import { startCore } from "./core.js";
import { MlinError } from "./errors.js";
import { SlicedSearch } from "./slices.js";

/** Short enough for a `stop` to take effect within 50 ms, long enough to cost the search nothing. */
const SLICE_MS = 15;

/** @type {SlicedSearch} */
let engine;

const answers = {
  begin({ module, hashMb, seed }) {
    startCore(module);
    engine = new SlicedSearch({ hashMb, seed, sliceMs: SLICE_MS });
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
      const plain = MlinError.from(error).toPlain();
      postMessage({ kind: "failed", id, error: plain });
    }
  },

  stop() {
    engine.stop();
  },
};

addEventListener("message", ({ data }) => answers[data.kind](data));
