/** Loads the wasm: once a page, whoever asks and however often. */

import { wasmBytes } from "./bytes.js";
import { startCore } from "./core.js";
import { MlinError } from "./errors.js";

/** @type {Promise<WebAssembly.Module> | null} */
let compiling = null;

/** The compiled module, which a worker can be handed. A failure is not remembered. */
export function compiledModule() {
  compiling ??= compile().catch((error) => {
    compiling = null;
    throw error;
  });
  return compiling;
}

/**
 * Loads the rules. Everything but {@link Engine} is synchronous afterwards. May be called again.
 *
 * @returns {Promise<void>}
 * @throws {MlinError} "load-failed" where WebAssembly is missing or the file does not come
 */
export async function ready() {
  startCore(await compiledModule());
}

async function compile() {
  try {
    return await WebAssembly.compile(await wasmBytes());
  } catch (cause) {
    throw new MlinError(
      "load-failed",
      `the rules could not be loaded: ${cause?.message ?? cause}`,
      { cause },
    );
  }
}
