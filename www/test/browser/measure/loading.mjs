#!/usr/bin/env node
/**
 * How long it takes in Chromium, in milliseconds from the beginning of the navigation, until a press on a point places a man:
 *
 *     node www/test/browser/measure/loading.mjs [--dist FOLDER]
 *
 * From a file, hosted over a slow mobile network on a slow processor, and there once more, with the service worker; and until 50 diagrams are shown.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "../../../build/serve.mjs";
import { Chromium } from "../driver/puppeteer.mjs";
import { readOptions } from "../options.mjs";
import { spread } from "./spread.mjs";

const RUNS = 7;
const DIAGRAMS = 50;
/** Lighthouse's phone on a slow 4G network. */
const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 };
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

const { dist, room } = await readOptions();
const server = await serve(dist);
const driver = await Chromium.launch();
try {
  const file = pathToFileURL(join(dist, "index.html")).href;
  console.log(`from a file: ${spread(await times(() => opened(file)))}`);
  const first = [];
  const second = [];
  for (let run = 0; run < RUNS; run++) {
    first.push(await opened(server.url, { slow: true }));
    await driver.page.waitForFunction(isKept);
    second.push(await reopened(server.url));
  }
  console.log(`slow 4G, a quarter of the speed: ${spread(first)}`);
  console.log(`the second visit: ${spread(second)}`);
  const page = join(room, "diagrams.html");
  await writeFile(page, diagrams(pathToFileURL(join(dist, "mlin.js")).href));
  const shown = await times(() => showing(pathToFileURL(page).href));
  console.log(`${DIAGRAMS} diagrams: ${spread(shown)}`);
} finally {
  await driver.close();
  server.close();
}

async function times(act) {
  const all = [];
  for (let run = 0; run < RUNS; run++) all.push(await act());
  return all;
}

/** A first visit: the time until a man can be placed, which is then done. */
async function opened(url, { slow = false } = {}) {
  await driver.fresh();
  await driver.page.setViewport(PHONE);
  if (slow) await slowDown();
  return visit(url);
}

async function reopened(url) {
  driver.page = await driver.page.browserContext().newPage();
  await driver.page.setViewport(PHONE);
  await slowDown();
  return visit(url);
}

async function slowDown() {
  const session = await driver.page.createCDPSession();
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

async function visit(url) {
  const { page } = driver;
  await page.evaluateOnNewDocument(watchForTarget);
  await page.goto(url);
  await page.waitForFunction(() => /** @type {any} */ (window).playable);
  const { time, x, y } = await page.evaluate(
    () => /** @type {any} */ (window).playable,
  );
  await driver.click({ x, y });
  await page.waitForFunction(
    () =>
      /** @type {any} */ (document.querySelector("#board")).game.moves.length,
  );
  return time;
}

/** Looks for a point on which a man can be placed; runs in the page. */
function watchForTarget() {
  const timer = setInterval(() => {
    const board = document.querySelector("#board");
    const point = board?.shadowRoot?.querySelector("[data-target]");
    if (!point) return;
    clearInterval(timer);
    const time = performance.now();
    const { left, top, width, height } = point.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    Object.assign(window, { playable: { time, x, y } });
  }, 4);
}

/** Whether the service worker has its copy; runs in the page. */
function isKept() {
  return navigator.serviceWorker.getRegistration().then((it) => it?.active);
}

/** A page of diagrams, each of another position. */
function diagrams(script) {
  const board = (_, at) =>
    `<p>${at}</p><mlin-board position="nine ${rings(at)} w 0,0 0" coordinates></mlin-board>`;
  const boards = Array.from({ length: DIAGRAMS }, board);
  return `<!doctype html><html lang="bs"><meta charset="utf-8"><title>${DIAGRAMS}</title>
    <style>mlin-board { inline-size: 20rem }</style><script src="${script}"></script>${boards.join("\n")}</html>`;
}

function rings(at) {
  const points = [..."WBWBWBWBWBWB............"];
  const turned = points
    .map((_, index) => points[(7 * index + at) % 24])
    .join("");
  return turned.replace(/^(.{8})(.{8})/, "$1/$2/");
}

/** The time until the last diagram is there, and painted where it is seen. */
async function showing(url) {
  await driver.fresh();
  const { page } = driver;
  await page.evaluateOnNewDocument(watchDiagrams, DIAGRAMS);
  await page.goto(url);
  await page.waitForFunction(() => /** @type {any} */ (window).shown);
  return page.evaluate(() => /** @type {any} */ (window).shown);
}

/** Runs in the page. */
function watchDiagrams(wanted) {
  let ready = 0;
  addEventListener("mlin-ready", () => {
    if (++ready < wanted) return;
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { shown: performance.now() })),
    );
  });
}
