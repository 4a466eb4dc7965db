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
  holds("no names where the board is", !words.includes("Malūnas"), words);
});

test("missing: a page whose script is on its way names the game", async ({
  driver,
  origin,
  page,
}) => {
  await driver.open(origin.url({}, "waiting.html"));
  const words = await page.says("names", (words) => words.includes("Malūnas"));
  holds("no word of what is missing", !words.includes("mlin.js"), words);
});
