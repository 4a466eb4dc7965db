/**
 * Prints how long solving takes in WebAssembly, in one thread: `node www/build/time-solve.mjs [GOAL...]` after a
 * build. A goal is a variant, or `nine:3-3,4-3`. Seconds are of the processor and of the clock; memory is all that
 * the module has; the longest slice is what a `stop` may have to wait for when slices of 15 ms are asked for.
 */

import { readFile } from "node:fs/promises";

import { initSync, Tables } from "../pkg/mlin.js";
import { WASM } from "./paths.mjs";

const GOALS = ["three", "five", "six", "nine:3-3,4-3", "nine:4-4,5-3", "seven"];
const SLICE_MS = 15;
const MB = 1e6;

const { memory } = initSync({ module: await readFile(WASM) });
const given = process.argv.slice(2);
const rows = (given.length > 0 ? given : GOALS).map(measure);
console.table(rows);

function measure(goal) {
  const [variant, pairs = ""] = goal.split(":");
  const men = Uint8Array.from(pairs.match(/\d+/g) ?? []);
  const solving = new Tables(variant, {});
  solving.begin(men);
  const stored = [];
  const made = work(() => {
    const done = solving.run(SLICE_MS);
    stored.push(...solving.take());
    return done;
  });
  const { positions, bytes } = solving.report();
  solving.free();

  const loading = new Tables(variant, {});
  const waiting = stored.values();
  const loaded = work(() => {
    const { value, done } = waiting.next();
    if (!done) loading.load(value[1]);
    return done;
  });
  loading.free();
  const kept = stored.reduce((sum, [, table]) => sum + table.length, 0);
  return {
    goal,
    positions,
    "cpu s": made.cpu,
    "clock s": made.clock,
    "longest slice ms": made.longest,
    "tables MB": (bytes / MB).toFixed(1),
    "memory MB": (memory.buffer.byteLength / MB).toFixed(1),
    "stored MB": (kept / MB).toFixed(2),
    "load cpu s": loaded.cpu,
    "longest load ms": loaded.longest,
  };
}

/** Calls until it is done. */
function work(slice) {
  const before = process.cpuUsage();
  const began = performance.now();
  let longest = 0;
  for (let done = false; !done;) {
    const from = performance.now();
    done = slice();
    longest = Math.max(longest, performance.now() - from);
  }
  const { user, system } = process.cpuUsage(before);
  return {
    cpu: ((user + system) / 1e6).toFixed(2),
    clock: ((performance.now() - began) / 1e3).toFixed(2),
    longest: longest.toFixed(0),
  };
}
