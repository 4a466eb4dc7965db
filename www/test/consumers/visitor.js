/** A visitor of what a bundler has made: a page from a server, in Chromium. */

import { Chromium } from "../browser/driver/puppeteer.mjs";
import { Server } from "../browser/server.mjs";
import { until } from "../browser/wait.mjs";

/** What a page does with the package whose wasm lies beside it; it shows what came of it. */
export const SLIM_PROGRAM = `
import { Engine, Game, ready } from "mlin/slim";

await ready();
const game = new Game("three");
game.play("b2");
const { depth } = await new Engine({ hashMb: 1, seed: 1 }).bestMove(game, { depth: 2 });
document.title = [game.moves.length, depth].join();
`;

/** The page for a script; it asks for no icon. */
export function pageWith(script) {
  return `<link rel="icon" href="data:," /><script type="module" src="${script}"></script>`;
}

/** What it shows. */
export const SHOWN = "1,2";

/**
 * Opens `index.html` of a folder and waits for what the program shows.
 *
 * @param {string} folder
 * @returns {Promise<string[]>} errors of the console
 */
export async function visit(folder) {
  const server = new Server(folder);
  await server.start();
  const driver = await Chromium.launch();
  try {
    await driver.fresh();
    await driver.open(server.plain);
    const title = () => driver.evaluate(() => document.title);
    await until("the program's end", title, (it) => it === SHOWN);
    return driver.errors;
  } finally {
    await driver.close();
    await server.stop();
  }
}
