#!/usr/bin/env node
/**
 * What the board costs in Chromium, in milliseconds of the page's own thread, so that other programs disturb the figures little:
 *
 *     node www/test/browser/measure.mjs
 *
 * - first paint of a look: slab, lines and men, none of which has been painted before
 * - a frame in motion: script and paint, as it would be on a processor of a quarter of the speed. That is reckoned, for the throttling of the
 *   developer tools goes by the clock on the wall, and is wrong wherever something else runs.
 * - frames while nothing moves: there should be none
 */

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Chromium } from "./driver/puppeteer.mjs";
import { readOptions } from "./options.mjs";

const LOOKS = ["wood", "stone", "ink", "contrast"];
/** A phone with a fine screen, and a desktop. */
const SCREENS = [
  { width: 360, height: 640, deviceScaleFactor: 3 },
  { width: 1366, height: 768, deviceScaleFactor: 1 },
];
const SLOWER = 4;
/** How many moves are watched: placing, slides, mills and captures. */
const MOVES = 20;
/** How long a move is watched, and rest, in ms. */
const MOTION = 800;
const REST = 1500;

const FRAME = "FireAnimationFrame";
/** What the page's thread does for a frame after the script. */
const PAINTING = new Set([
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Layerize",
  "Commit",
]);

const { dist } = await readOptions();
const driver = await Chromium.launch();
try {
  for (const screen of SCREENS) {
    const { width, height, deviceScaleFactor: ratio } = screen;
    console.log(`${width}x${height}, ${ratio} pixels per css pixel`);
    for (const look of LOOKS) await measure(look, screen);
  }
} finally {
  await driver.close();
}

async function measure(look, screen) {
  const first = await firstPaint(look, screen);
  const { moving, resting } = await frames(look, screen);
  const [still, laid] = [false, true].map((wanted) =>
    moving.filter((frame) => frame.laid === wanted).map(({ cost }) => cost),
  );
  console.log(
    `  ${look.padEnd(9)} first paint ${first.toFixed(1)} ms;`,
    `${still.length} frames in motion: ${spread(still)};`,
    `${laid.length} in which words beside the board change, too: ${spread(laid)};`,
    `${resting.length} frames at rest`,
  );
}

function spread(costs) {
  const at = (part) => costs[Math.round(part * (costs.length - 1))].toFixed(1);
  return `median ${at(0.5)} ms, 95 of 100 below ${at(0.95)} ms, most ${at(1)} ms`;
}

/** The time of the thread for changing from another look to this one. */
async function firstPaint(look, screen) {
  const { page } = await opened(look === "wood" ? "contrast" : "wood", screen);
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
  };
  await wait(MOTION);
  const before = await spent();
  await page.evaluate(putOn, look);
  return (await spent()) - before;
}

/** What frames cost while men move, and while they do not. */
async function frames(look, screen) {
  const { page } = await opened(look, screen);
  await page.tracing.start({ categories: ["devtools.timeline"] });
  for (let move = 0; move < MOVES; move++) {
    await page.evaluate(playSomething, move);
    await wait(MOTION);
  }
  const moving = costs(await page.tracing.stop());
  await page.tracing.start({ categories: ["devtools.timeline"] });
  await wait(REST);
  return { moving, resting: costs(await page.tracing.stop()) };
}

/** The cost of each frame of a trace, and whether the page was laid out anew; the least first. */
function costs(trace) {
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace));
  const events = traceEvents
    .filter(({ name }) => name === FRAME || PAINTING.has(name))
    .sort((one, other) => one.ts - other.ts);
  const [{ pid, tid } = {}] = events.filter(({ name }) => name === FRAME);
  const all = [];
  for (const event of events) {
    if (event.pid !== pid || event.tid !== tid) continue;
    if (event.name === FRAME) all.push({ cost: 0, laid: false });
    const frame = all.at(-1);
    if (!frame) continue;
    frame.cost += (SLOWER * (event.tdur ?? 0)) / 1000;
    frame.laid ||= event.name === "Layout";
  }
  return all.sort((one, other) => one.cost - other.cost);
}

/** The page with a look, as if it had been chosen before. */
async function opened(look, screen) {
  await driver.fresh();
  const { page } = driver;
  await page.setViewport(screen);
  await page.evaluateOnNewDocument((board) => {
    const stored = { preferences: { board, sound: "off" } };
    localStorage.setItem("mlin.page.v1", JSON.stringify(stored));
  }, look);
  const url = pathToFileURL(join(dist, "index.html"));
  await driver.open(`${url}#players=human,human`);
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector("#board")).game,
  );
  return driver;
}

/** Runs in the page. */
function putOn(look) {
  /** @type {any} */ (document.querySelector("#board")).board = look;
}

/** Makes a capture if there is one, else any move; runs in the page. */
function playSomething(move) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  const all = board.game.legalMoves();
  const capture = all.find(({ captures }) => captures.length > 0);
  board.play((capture ?? all[(7 * move) % all.length]).text);
}
