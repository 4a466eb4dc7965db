/**
 * The wasm inside the script, for pages that cannot fetch: `file://`, and embeds on other origins.
 *
 * It travels as base64 of the gzipped module: base64 of the module itself compresses badly.
 */

import gzipped from "mlin:wasm";

/** @returns {Promise<BufferSource>} */
export function wasmBytes() {
  const inflated = new Blob([unpacked(gzipped)])
    .stream()
    .pipeThrough(new DecompressionStream("gzip"));
  return new Response(inflated).arrayBuffer();
}

/** Where browsers cannot do it themselves yet, a plain loop: a function called for each byte takes several times as long. */
function unpacked(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
