/**
 * Opens the engine's worker from a Blob: the one kind of worker that starts on `file://` and on a page
 * of another origin, in every browser.
 */

import source from "mlin:worker";
import { scriptUrl } from "./trusted.js";

/** @returns {Worker} */
export function openWorker() {
  const url = URL.createObjectURL(
    new Blob([source], { type: "text/javascript" }),
  );
  try {
    return new Worker(scriptUrl(url), { name: "mlin" });
  } finally {
    // Later: some browsers fetch the script only after the constructor has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}
