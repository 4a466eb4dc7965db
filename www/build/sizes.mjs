/** What the build weighs, and what it may weigh: the one place of the budget. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { DIST } from "./paths.mjs";

const KB = 1024;

/** Each file that is measured, and the most it may weigh when gzipped, in KB. */
const BUDGET = {
  "npm/pkg/mlin_bg.wasm": 150,
  "mlin.js": 300,
  "index.html": 24,
  "npm/mlin.js": 200,
  "npm/slim/mlin.js": 25,
};

/** Prints the sizes. @returns {Promise<string[]>} what is over its budget, in words */
export async function weigh() {
  console.log(row("", ["raw", "gzip", "brotli", "budget"]));
  const over = [];
  for (const [name, budget] of Object.entries(BUDGET)) {
    const bytes = await readFile(join(DIST, name));
    const gzip = gzipSync(bytes, { level: 9 }).length / KB;
    const brotli = brotliCompressSync(bytes).length / KB;
    console.log(row(name, [bytes.length / KB, gzip, brotli, budget].map(kb)));
    if (gzip > budget)
      over.push(
        `dist/${name}: ${kb(gzip)} gzipped, the budget is ${kb(budget)}`,
      );
  }
  return over;
}

function row(name, cells) {
  const columns = cells.map((cell) => cell.padStart(10));
  return `   ${name.padEnd(22)}${columns.join("")}`;
}

function kb(size) {
  return `${size.toFixed(1)} KB`;
}
