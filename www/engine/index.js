/**
 * The public API: rules and engine of nine men's morris and its family. `mlin.d.ts` describes it.
 */

import { core, retried } from "./core.js";
import { frozen } from "./frozen.js";

export { Engine } from "./client.js";
export { MlinError } from "./errors.js";
export { Game } from "./game.js";
export { version } from "./version.js";
export { initSync, ready } from "./wasm.js";

/** @type {object[] | null} they never change, and a thousand names cross over from the wasm with them */
let known = null;

/** The variants that can be played, each with its men, board and options. Frozen. */
export function variants() {
  known ??= frozen(retried(() => core().variants()));
  return known;
}
