#!/usr/bin/env node
/**
 * Plays the built game in real browsers.
 *
 *     node www/test/browser/run.mjs [--only=chromium,firefox,webkit]
 *         [--grep=TEXT] [--long] [--shots=DIR] [--dist=DIR] [--seed=N]
 *
 * Each test runs in each engine, with the game opened from a file and from a
 * server. A browser that is missing is a failure. The last line counts.
 */

import { rm } from "node:fs/promises";
import { readOptions } from "./options.mjs";
import { Report } from "./report.mjs";
import { Session } from "./session.mjs";
import { tests } from "./suite.mjs";
import "./tests/index.mjs";

const options = await readOptions();
const report = new Report();
const chosen = tests.filter(({ name, when }) => {
  return name.includes(options.grep) && (!when || options[when]);
});

await Promise.all(
  options.engines.map((engine) => {
    return new Session(engine, options, report).run(chosen);
  }),
);
if (report.good) await rm(options.room, { recursive: true });
report.close();
process.exit(report.good ? 0 : 1);
