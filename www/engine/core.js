/**
 * The wasm of this thread. The page and the worker each have one; both come from one compiled module.
 */

import * as bindings from "../pkg/mlin.js";
import { MlinError } from "./errors.js";

let started = false;

/** Makes the instance. Synchronous, since the module is compiled. @param {WebAssembly.Module} module */
export function startCore(module) {
  if (started) return;
  bindings.initSync({ module });
  started = true;
}

/** The classes and functions of the wasm. @throws {MlinError} "not-ready" before the instance is there */
export function core() {
  if (!started)
    throw new MlinError("not-ready", "the rules are not loaded: await ready()");
  return bindings;
}

/**
 * Calls the wasm; what it throws leaves as a MlinError.
 *
 * @template T
 * @param {() => T} call
 * @returns {T}
 */
export function guarded(call) {
  try {
    return call();
  } catch (error) {
    throw MlinError.from(error);
  }
}
