#!/usr/bin/env node
/**
 * What the frames of a move cost the page's own thread in Chromium, in milliseconds on a processor of a quarter of this one's speed:
 *
 *     node www/test/browser/measure/frames.mjs [--dist FOLDER]
 *
 * - first: from the press to the first frame of the motion, all script included
 * - words: frames in which words beside the board change, too
 * - flight: all others in which something moves
 * - rest: frames while nothing moves: there should be none
 *
 * The quarter is reckoned, for the throttling of the developer tools goes by the clock on the wall, and is wrong wherever something else runs.
 * What handing a frame on costs is told apart: without a graphics card canvases are copied there.
 * At last an engine answers, with that throttling: tasks of more than 50 ms are counted.
 */

import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Chromium } from "../driver/puppeteer.mjs";
import { readOptions } from "../options.mjs";
import { spread } from "./spread.mjs";
import { traced } from "./trace.mjs";

/** A phone with a fine screen, and a desktop. */
const SCREENS = [
  { width: 360, height: 640, deviceScaleFactor: 3 },
  { width: 1366, height: 768, deviceScaleFactor: 1 },
];
const LOOKS = ["wood", "ink"];
const SLOWER = 4;
/** How many moves are watched: placing, slides, mills and captures. */
const MOVES = 20;
/** How long a move is watched, and rest, in ms. */
const MOTION = 850;
const LEVELS = [5, 10];
const KINDS = ["first", "words", "flight", "rest"];

const { dist } = await readOptions();
const address = pathToFileURL(join(dist, "index.html"));
const driver = await Chromium.launch();
try {
  for (const screen of SCREENS) {
    const { width, height, deviceScaleFactor: ratio } = screen;
    console.log(`${width}x${height}, ${ratio} pixels per css pixel`);
    for (const look of LOOKS) await measure(look, screen);
  }
  for (const level of LEVELS) await play(level);
} finally {
  await driver.close();
}

async function measure(look, screen) {
  const { page } = await opened(screen, "players=human,human", look);
  const playing = async () => {
    for (let move = 0; move < MOVES; move++) {
      await page.evaluate(playSomething, move);
      await wait(2 * MOTION);
    }
  };
  const { tasks, marks } = await traced(page, playing, "press");
  const frames = marks.flatMap((press, at) =>
    framesOf(tasks, press, marks[at + 1] ?? Infinity),
  );
  for (const kind of KINDS) {
    const those = frames.filter((it) => it.kind === kind);
    console.log(
      `  ${look.padEnd(5)} ${kind.padEnd(7)}`,
      spread(
        those.map(({ cost }) => SLOWER * cost),
        1,
      ),
      `; handed on: ${spread(
        those.map(({ copied }) => SLOWER * copied),
        1,
      )}`,
    );
  }
}

/** The frames between one press and the next: each has all the work since the one before it. */
function framesOf(tasks, press, next) {
  const frames = [];
  let frame = { cost: 0, copied: 0, laid: false };
  // What stands before the last part is the next press's asking.
  const end = Math.min(next - 100, press + 2 * MOTION);
  for (const task of tasks.filter(({ at }) => at > press && at < end)) {
    frame.cost += task.cost;
    frame.copied += task.copied;
    frame.laid ||= task.laid;
    if (!task.frame) continue;
    const late = task.at > press + MOTION;
    const kind = late ? "rest" : frame.laid ? "words" : "flight";
    frames.push({ ...frame, kind: frames.length === 0 ? "first" : kind });
    frame = { cost: 0, copied: 0, laid: false };
  }
  return frames;
}

/** Plays against the engine, and counts long tasks. */
async function play(level) {
  const { page } = await opened(
    SCREENS[0],
    `players=human,engine&level=${level}`,
  );
  const session = await page.createCDPSession();
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.evaluate(watchLongTasks);
  for (let move = 0; move < MOVES / 2; move++) {
    await page.waitForFunction(isIdle);
    await page.evaluate(playSomething, move);
    await wait(MOTION);
  }
  const long = await page.evaluate(() => /** @type {any} */ (window).long);
  console.log(
    `level ${level}, ${SLOWER} times slower: long tasks: ${spread(long)}`,
  );
}

async function opened(screen, link, board = "wood") {
  await driver.fresh();
  const { page } = driver;
  await page.setViewport(screen);
  await page.evaluateOnNewDocument((board) => {
    const stored = { preferences: { board, sound: "off" } };
    localStorage.setItem("mlin.page.v1", JSON.stringify(stored));
  }, board);
  await driver.open(`${address}#${link}`);
  await page.waitForFunction(isIdle);
  await wait(MOTION);
  return driver;
}

/** Runs in the page. */
function isIdle() {
  const board = /** @type {any} */ (document.querySelector("#board"));
  return board.game && (board.state === "idle" || board.state === "over");
}

/** Runs in the page. */
function watchLongTasks() {
  const long = /** @type {any} */ (window.long = []);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) long.push(duration);
  }).observe({ type: "longtask" });
}

/** Makes a capture if there is one, else any move, in a task of its own as a press would; runs in the page. */
function playSomething(move) {
  const board = /** @type {any} */ (document.querySelector("#board"));
  const all = board.game.legalMoves();
  const capture = all.find(({ captures }) => captures.length > 0);
  const choice = capture ?? all[(7 * move) % all.length];
  setTimeout(() => {
    performance.mark("press");
    if (choice) board.play(choice.text);
  });
}
