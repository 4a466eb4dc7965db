/**
 * Opens the engine's worker in a browser or in Node: the package for bundlers and for Node has this in the place of `open-worker.js`.
 */

import source from "mlin:worker";
import { openWorker as openBlobWorker } from "./open-worker-inline.js";
import { NodeWorker } from "./node-worker.js";

/** @returns {Promise<Worker>} */
export async function openWorker() {
  const inNode =
    typeof Worker === "undefined" && globalThis.process?.versions?.node;
  return inNode ? NodeWorker.open(source) : openBlobWorker();
}
