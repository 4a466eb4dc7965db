#!/usr/bin/env node
/**
 * Plays the built game in real browsers.
 *
 *     node www/test/browser/run.mjs [--only=chromium,firefox,webkit]
 *         [--grep=PATTERN] [--long] [--shots=DIR] [--dist=DIR] [--seed=N]
 *
 * The tests run in each engine, with the game opened from a file and from a
 * server; what one engine shows is dealt out to them, unless the run is long.
 * A browser that is missing is a failure. The last line counts.
 */

import { rm } from "node:fs/promises";
import { readOptions } from "./options.mjs";
import { Report } from "./report.mjs";
import { Session } from "./session.mjs";
import { share, tests } from "./suite.mjs";
import "./tests/index.mjs";

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => process.exit(1)); // takes the browsers with it
}

const options = await readOptions();
const report = new Report();
const pattern = new RegExp(options.grep);
const chosen = tests.filter(({ name, when }) => {
  return pattern.test(name) && (!when || options[when]);
});

/** A browser that is played waits half of the time: three fill two cores. */
const LANES = 3;

const slowestFirst = [...options.engines].reverse();
const waiting = ["file", "http"].flatMap((origin) => {
  return slowestFirst.map((engine) => ({ engine, origin }));
});

async function lane() {
  for (let next; (next = waiting.shift());) {
    const { engine, origin } = next;
    const session = new Session(engine, origin, options, report);
    await session.run(share(chosen, engine, origin, options));
  }
}

await Promise.all(Array.from({ length: LANES }, lane));
if (report.good) await rm(options.room, { recursive: true });
report.close();
process.exit(report.good ? 0 : 1);
