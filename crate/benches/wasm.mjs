/**
 * How fast the search is in WebAssembly, in Node and in Chromium, against the native tool on the same positions:
 * `node crate/benches/wasm.mjs`, after `./build.sh build` and `cargo build --release --example mlin`. CHROMIUM
 * names another Chromium.
 *
 * Prints nodes a second, and the longest that level 10 takes in Node. All times are of the processor, so that
 * a busy machine does not change them. Figures, no test.
 */

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const NODES = 300_000;
const HASH_MB = 16;
/** Nodes after which the module is compiled as well as it will be. */
const WARM = { nodes: 30_000 };

const positions = readFileSync(`${ROOT}crate/benches/positions.txt`, "utf8")
  .trim()
  .split("\n");

/** Searches each position, and returns all nodes. Runs in Node and in the page: it uses nothing from outside. */
async function searchAll(Mlin, positions, hashMb, limits) {
  await Mlin.ready();
  const engine = new Mlin.Engine({ hashMb, seed: 1 });
  let all = 0;
  for (const text of positions) {
    const game = Mlin.Game.fromPosition(text);
    const { nodes } = await engine.bestMove(game, limits);
    all += nodes;
    game.free();
  }
  engine.terminate();
  return all;
}

/** Nodes, and seconds of a clock that is read before and after. */
async function timed(clock, search) {
  const before = await clock();
  const nodes = await search();
  return { nodes, seconds: (await clock()) - before };
}

function natively() {
  const searches = positions.map(
    (text) => `position ${text}\ngo nodes ${NODES}\n`,
  );
  const input = `option hash=${HASH_MB}\n${searches.join("")}`;
  const tool = `${ROOT}target/release/examples/mlin`;
  // The shell's own times stand in the first line, those of the tool in the second.
  const script = `"${tool}" uci | grep -B1 bestmove; times`;
  const shell = spawnSync("bash", ["-c", script], { input, encoding: "utf8" });
  const nodes = [...shell.stdout.matchAll(/^info.* nodes (\d+)/gm)];
  const [minutes, seconds] = shell.stdout
    .trim()
    .split("\n")
    .at(-1)
    .match(/[\d.]+/g);
  return {
    nodes: nodes.reduce((sum, [, count]) => sum + Number(count), 0),
    seconds: 60 * minutes + Number(seconds),
  };
}

const nodeClock = () => process.cpuUsage().user / 1e6;

async function inChromium() {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--no-first-run"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(`${ROOT}dist/embed.html`).href);
    const session = await browser.target().createCDPSession();
    const clock = async () => {
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      const pages = processInfo.filter(({ type }) => type === "renderer");
      return pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    };
    const search = (limits) => () => {
      const given = JSON.stringify([positions, HASH_MB, limits]);
      return page.evaluate(`(${searchAll})(Mlin, ...${given})`);
    };
    await search(WARM)();
    return await timed(clock, search({ nodes: NODES }));
  } finally {
    await browser.close();
  }
}

const Mlin = await import(pathToFileURL(`${ROOT}dist/npm/mlin.js`).href);
const search = (texts, limits) => () => searchAll(Mlin, texts, HASH_MB, limits);

await search(positions, WARM)();
const found = {
  native: natively(),
  Node: await timed(nodeClock, search(positions, { nodes: NODES })),
  Chromium: await inChromium(),
};
const rate = ({ nodes, seconds }) => Math.round(nodes / seconds);
for (const [where, what] of Object.entries(found)) {
  const percent = Math.round((100 * rate(what)) / rate(found.native));
  console.log(`${where}: ${rate(what)} nodes/s, ${percent} % of native`);
}

const longest = { seconds: 0 };
for (const text of positions) {
  const { seconds } = await timed(nodeClock, search([text], { level: 10 }));
  if (seconds > longest.seconds) Object.assign(longest, { seconds, text });
}
const ms = Math.round(1000 * longest.seconds);
console.log(`level 10 in Node: at most ${ms} ms, in ${longest.text}`);
