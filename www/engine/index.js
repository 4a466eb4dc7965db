/**
 * The public API: rules and engine of nine men's morris and its family. `mlin.d.ts` describes it.
 */

import { core, guarded } from "./core.js";

export { Engine } from "./client.js";
export { MlinError } from "./errors.js";
export { Game } from "./game.js";
export { version } from "./version.js";
export { ready } from "./wasm.js";

/** The variants that can be played, each with its men, board and options. */
export function variants() {
  return guarded(() => core().variants());
}
