/**
 * The wasm of this thread. The page and the worker each have one; both come from one compiled module.
 *
 * An instance that has trapped (it ran out of memory or of stack, or met a state that should not be) may be broken from then on:
 * it is given up for a new one. Whoever holds objects of the old one has to make them again: see {@link age}.
 */

import * as bindings from "../pkg/mlin.js";
import { MlinError } from "./errors.js";

let started = false;
let instances = 0;

/** Tells `renewed` whenever a new instance has taken the place of one that has trapped. */
export const renewal = new EventTarget();

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

/** Which instance this is: objects that were made at another age are lost. */
export function age() {
  return instances;
}

/** Frees an object of the wasm; one of an older instance is gone already. @param {{ free(): void }} object @param {number} made the age at which it was made */
export function release(object, made) {
  if (made === instances) object.free();
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
    if (isTrap(error)) renew();
    throw MlinError.from(error);
  }
}

/**
 * As `guarded`; once more, with a new instance, where the wasm has trapped.
 *
 * @template T
 * @param {() => T} call does no harm when it is made twice, and keeps nothing of the old instance
 * @returns {T}
 */
export function retried(call) {
  const before = instances;
  try {
    return guarded(call);
  } catch (error) {
    if (before === instances) throw error;
    return guarded(call);
  }
}

/** Traps, and stacks that ran over, which are a `RangeError` or, in Firefox, an `InternalError`. */
function isTrap(error) {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    error?.name === "InternalError"
  );
}

function renew() {
  bindings.__wbg_reset_state();
  instances += 1;
  renewal.dispatchEvent(new Event("renewed"));
}
