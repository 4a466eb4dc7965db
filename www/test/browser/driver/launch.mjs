/** Starts the browser of an engine. */

import { Chromium, Firefox } from "./puppeteer.mjs";
import { WebKit } from "./webkit.mjs";

const ENGINES = { chromium: Chromium, firefox: Firefox, webkit: WebKit };

/**
 * @param {keyof typeof ENGINES} engine
 * @returns {Promise<import("./driver.mjs").Driver>}
 */
export function launch(engine) {
  return ENGINES[engine].launch();
}
