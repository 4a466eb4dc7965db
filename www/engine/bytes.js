/**
 * Where the wasm comes from while it lies in a file of its own: unbundled sources and `mlin/slim`.
 * The build puts `bytes-inline.js` in this place where everything has to be in one file.
 */

// A name that bundlers for browsers do not look for.
const FILES = "node:fs/promises";

/** @returns {Promise<BufferSource>} */
export async function wasmBytes() {
  const url = new URL("../pkg/mlin_bg.wasm", import.meta.url);
  if (url.protocol === "file:") {
    const files = await import(
      /* webpackIgnore: true */ /* @vite-ignore */ FILES
    );
    return files.readFile(url);
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}
