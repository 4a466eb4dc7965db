/** What a visitor reads when something is missing. */

import { holds } from "../claims.mjs";
import { test } from "../suite.mjs";

const NOISY = { noisy: true };

test(
  "missing: without mlin.js the page says so",
  NOISY,
  async ({ driver, origin, page }) => {
    await driver.open(origin.url({}, "alone/index.html"));
    await page.says("words about it", (words) => words.includes("mlin.js"));
  },
);

test(
  "missing: without WebAssembly the page says so",
  NOISY,
  async ({ driver, origin, page }) => {
    await driver.open(origin.url({}, "no-wasm.html"));
    await page.says("words about it", (words) => words.includes("WebAssembly"));
  },
);

test("missing: with both nothing is said", async ({ page }) => {
  await page.open();
  const words = await page.words();
  holds("no word of it", !/mlin\.js|WebAssembly/.test(words), words);
});
