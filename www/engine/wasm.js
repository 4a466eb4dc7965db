/** Loads the wasm: once a page, whoever asks and however often. */

import { wasmBytes } from "./bytes.js";
import { startCore } from "./core.js";
import { MlinError } from "./errors.js";

/** @type {Promise<WebAssembly.Module> | null} */
let compiling = null;

/**
 * What the rules can be loaded from, where the library's own way does not do.
 * @typedef {string | URL | Response | BufferSource | WebAssembly.Module} Source
 */

/**
 * The compiled module, which a worker can be handed. A failure is not remembered.
 * @param {Source | Promise<Source>} [source]
 */
export function compiledModule(source) {
  compiling ??= compile(source).catch((error) => {
    compiling = null;
    throw error;
  });
  return compiling;
}

/**
 * Loads the rules. Everything but {@link Engine} is synchronous afterwards. May be called again.
 *
 * @param {{ wasm?: Source | Promise<Source> }} [from] the wasm, else the library's own; the first call decides
 * @returns {Promise<void>}
 * @throws {MlinError} "load-failed" where WebAssembly is missing or the file does not come
 */
export async function ready(from) {
  startCore(await compiledModule(from?.wasm));
}

/**
 * Loads the rules at once, from bytes or a module that is already there.
 *
 * @param {BufferSource | WebAssembly.Module} source
 * @throws {MlinError} "load-failed" where that is not the wasm of this library
 */
export function initSync(source) {
  try {
    const compiled = source instanceof WebAssembly.Module;
    const module = compiled ? source : new WebAssembly.Module(source);
    startCore(module);
    compiling = Promise.resolve(module);
  } catch (cause) {
    throw failed(cause);
  }
}

async function compile(source) {
  try {
    const given = await (source ?? wasmBytes());
    if (given instanceof WebAssembly.Module) return given;
    return await WebAssembly.compile(await bytesOf(given));
  } catch (cause) {
    throw failed(cause);
  }
}

/** @param {string | URL | Response | BufferSource} source */
async function bytesOf(source) {
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer)
    return source;
  const response = source instanceof Response ? source : await fetch(source);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}

function failed(cause) {
  return new MlinError(
    "load-failed",
    `the rules could not be loaded: ${cause?.message ?? cause}`,
    { cause },
  );
}
