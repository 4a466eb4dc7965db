/**
 * Opens the engine's worker from its own file: unbundled sources only. The build puts
 * `open-worker-inline.js` in this place.
 */

import { scriptUrl } from "./trusted.js";

/** @returns {Worker} */
export function openWorker() {
  const url = new URL("./worker.js", import.meta.url);
  return new Worker(scriptUrl(url), { type: "module", name: "mlin" });
}
