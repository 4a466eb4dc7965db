/**
 * The wasm inside the script, for pages that cannot fetch: `file://`, and embeds on other origins.
 *
 * It travels as base64 of the gzipped module: base64 of the module itself compresses badly.
 */

import gzipped from "mlin:wasm";

/** @returns {Promise<BufferSource>} */
export function wasmBytes() {
  const packed = Uint8Array.from(atob(gzipped), (char) => char.charCodeAt(0));
  const inflated = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Response(inflated).arrayBuffer();
}
