#!/usr/bin/env node
/**
 * Whether a tab that is used for long stays as it was: memory, games of the wasm, workers. In Chromium, on demand:
 *
 *     node www/test/browser/endurance.mjs [--games=500] [--boards=200] [--minutes=30]
 *
 * - games of two engines, one after the other: after the first tenth the memory of page and wasm stays within a tenth
 * - boards that are made and removed: none of their games is left, and their elements are gone
 * - analysis without an end: the same for its memory
 *
 * Prints what it sees on the way, and ends with 1 where that is not so.
 */

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Chromium } from "./driver/puppeteer.mjs";

const DIST = fileURLToPath(new URL("../../../dist/", import.meta.url));
const MB = 2 ** 20;

/** How much more there may be at the end than after the first tenth, in parts of it. */
const GROWTH = 0.1;
/** What a garbage collector may leave for later, in MB; matters only where there is little. */
const SLACK = 1;

const { values } = parseArgs({
  options: {
    dist: { type: "string", default: DIST },
    games: { type: "string", default: "500" },
    boards: { type: "string", default: "200" },
    minutes: { type: "string", default: "30" },
  },
});
const address = pathToFileURL(join(values.dist, "index.html")).href;

/** @typedef {{ heap: number, wasm: number, nodes: number, listeners: number, live: number, workers: number }} Figures in MB, and counts */

let good = true;
const driver = await Chromium.launch();
try {
  if (Number(values.boards)) await removeBoards(Number(values.boards));
  if (Number(values.games)) await playGames(Number(values.games));
  if (Number(values.minutes)) await analyse(Number(values.minutes));
} finally {
  await driver.close();
}
process.exit(good ? 0 : 1);

async function playGames(count) {
  const part = Math.max(1, Math.round(count / 10));
  console.log(`${count} games of two engines`);
  const page = await opened("players=engine,engine&level=1&variant=three");
  const seen = [];
  for (let games = part; games <= count; games += part) {
    for (let game = 0; game < part; game++) await page.evaluate(playInPage);
    seen.push(await figures(page));
    tell(`after ${games} games`, seen.at(-1));
  }
  judge("games", seen);
}

async function removeBoards(count) {
  console.log(`${count} boards, made and removed`);
  const page = await opened("players=human,human");
  await page.evaluate(boardsInPage, 10);
  const before = await figures(page);
  tell("after 10 boards", before);
  for (let made = 0; made < count; made += 10)
    await page.evaluate(boardsInPage, 10);
  const after = await figures(page);
  tell(`after ${count + 10} boards`, after);
  judge("boards", [before, after]);
}

async function analyse(minutes) {
  console.log(`${minutes} minutes of analysis`);
  const page = await opened("players=human,human&moves=d6,f4,d2,b4");
  await page.evaluate(() => {
    document.querySelector("[data-action=analyse]").click();
  });
  const seen = [];
  for (let tenth = 1; tenth <= 10; tenth++) {
    await wait(minutes * 6000);
    seen.push(await figures(page));
    tell(`after ${((minutes * tenth) / 10).toFixed(1)} minutes`, seen.at(-1));
  }
  judge("analysis", seen);
}

async function opened(parameters) {
  await driver.fresh();
  const { page } = driver;
  await page.evaluateOnNewDocument(countGames);
  await driver.open(`${address}#${parameters}&delay=0&motion=off`);
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#board")).game,
  );
  return page;
}

/** @returns {Promise<Figures>} after what nobody holds any more has been collected */
async function figures(page) {
  const session = await page.createCDPSession();
  // What is given back in the end gives back what it held: until nothing more comes.
  let nodes = Infinity;
  for (let idle = 0; idle < 3;) {
    await session.send("HeapProfiler.collectGarbage");
    await wait(200);
    const left = (await session.send("Memory.getDOMCounters")).nodes;
    idle = left < nodes ? 0 : idle + 1;
    nodes = Math.min(nodes, left);
  }
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const counts = await session.send("Memory.getDOMCounters");
  await session.detach();
  const { bytes, live } = await page.evaluate(() => ({
    bytes: /** @type {any} */ (window).made.bytes(),
    live: /** @type {any} */ (window).made.live,
  }));
  return {
    heap: usedSize / MB,
    wasm: bytes / MB,
    nodes: counts.nodes,
    listeners: counts.jsEventListeners,
    live,
    workers: page.workers().length,
  };
}

function tell(when, { heap, wasm, nodes, listeners, live, workers }) {
  console.log(
    `  ${when}: heap ${heap.toFixed(1)} MB, wasm ${wasm.toFixed(1)} MB,`,
    `${nodes} nodes, ${listeners} listeners, ${live} games alive, ${workers} workers`,
  );
}

function judge(what, seen) {
  const [first, last] = [seen[0], seen.at(-1)];
  for (const name of [
    "heap",
    "wasm",
    "nodes",
    "listeners",
    "live",
    "workers",
  ]) {
    const most = first[name] * (1 + GROWTH) + SLACK;
    if (last[name] <= most) continue;
    good = false;
    console.log(
      `FAIL  ${what}: ${name} grew from ${first[name]} to ${last[name]}`,
    );
  }
}

// --- in the page ----------------------------------------------------------------------------------------------------

/** Counts the games of the wasm that are not freed, in `window.made`; stands before the script. */
function countGames() {
  const made = { live: 0, bytes: () => 0 };
  /** @type {any} */ (window).made = made;
  const { Instance } = WebAssembly;
  const counting = (call, by) =>
    function (...args) {
      made.live += by;
      return call(...args);
    };
  /** @type {any} */ (WebAssembly).Instance = function (module, imports) {
    const { exports } = new Instance(module, imports);
    const { memory } = exports;
    made.bytes = () => /** @type {any} */ (memory).buffer.byteLength;
    const births = /^game_(new|fork|fromPosition|fromRecord)$/;
    const calls = Object.entries(exports).map(([name, call]) => {
      if (births.test(name)) return [name, counting(call, 1)];
      if (/game_free$/.test(name)) return [name, counting(call, -1)];
      return [name, call];
    });
    return { exports: Object.fromEntries(calls) };
  };
}

async function playInPage() {
  const board = /** @type {any} */ (document.querySelector("#board"));
  if (!board.game.outcome)
    await new Promise((done) =>
      board.addEventListener("mlin-gameover", done, { once: true }),
    );
  /** @type {HTMLElement} */ (
    document.querySelector("[data-action=new]")
  ).click();
}

async function boardsInPage(count) {
  for (let number = 0; number < count; number++) {
    const board = document.createElement("mlin-board");
    board.setAttribute("moves", "d6 f4 d2");
    board.setAttribute("players", number % 2 ? "human,human" : "none");
    board.setAttribute("controls", "");
    const ready = new Promise((done) =>
      board.addEventListener("mlin-ready", done, { once: true }),
    );
    document.body.append(board);
    await ready;
    /** @type {any} */ (board).play("b4");
    board.remove();
  }
}
