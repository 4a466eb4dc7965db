/** What the hosted page adds: the manifest and the service worker with the list of its files. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle } from "./bundle.mjs";
import { WWW } from "./paths.mjs";

/** @returns {Promise<string>} */
export async function manifest() {
  const text = await readFile(join(WWW, "hosted/manifest.webmanifest"), "utf8");
  return JSON.stringify(JSON.parse(text));
}

/**
 * @param {string} build the fingerprint of this build: a new one is a new cache
 * @param {string[]} files what the page needs without a network, relative to it
 * @param {string[]} texts folders of pages that are kept once they have been read
 * @returns {Promise<string>}
 */
export function serviceWorker(build, files, texts) {
  return bundle({
    entry: "hosted/sw.js",
    format: "iife",
    define: {
      MLIN_BUILD: JSON.stringify(build),
      MLIN_FILES: JSON.stringify(files),
      MLIN_TEXTS: JSON.stringify(texts),
    },
  });
}
