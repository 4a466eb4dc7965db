/** The package in Node, without a bundler. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { PRINTED, PROGRAM, Project } from "./project.js";

const project = new Project("node");

function run(source) {
  return project.run(process.execPath, project.write("program.mjs", source));
}

test("node: the package plays and thinks", () => {
  assert.equal(run(PROGRAM), PRINTED);
});

test("node: the engine thinks in a thread of its own, and does not keep the program alive", () => {
  const printed = run(`
    import { Engine, Game, ready } from "mlin";
    await ready();
    const engine = new Engine({ hashMb: 1 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await engine.bestMove(new Game("nine"), { timeMs: 400 });
    clearInterval(timer);
    // In this thread a search leaves room for a turn every 8 ms at most.
    console.log(turns > 55, process.getActiveResourcesInfo().includes("MessagePort"));
  `);
  assert.equal(printed, "true false");
});

test("node: nothing is loaded by an import, and an element without a DOM is a class", () => {
  const printed = run(`
    import { Game } from "mlin";
    import "mlin/define";
    try { new Game(); } catch ({ code }) { console.log(code); }
  `);
  assert.equal(printed, "not-ready");
});

test("node: wasm that is already there loads at once", () => {
  const printed = run(`
    import { readFileSync } from "node:fs";
    import { fileURLToPath } from "node:url";
    import { Game, initSync } from "mlin/slim";
    try { initSync(new Uint8Array(8)); } catch ({ code }) { console.log(code); }
    initSync(readFileSync(fileURLToPath(import.meta.resolve("mlin/mlin.wasm"))));
    console.log(new Game("six").variant);
  `);
  assert.equal(printed, "load-failed\nsix");
});

test("node: wasm comes from where it is told", () => {
  const printed = run(`
    import { readFile } from "node:fs/promises";
    import { fileURLToPath } from "node:url";
    import { ready, variants } from "mlin/slim";
    const bytes = readFile(fileURLToPath(import.meta.resolve("mlin/mlin.wasm")));
    await ready({ wasm: bytes.then((it) => new Response(it)) });
    console.log(variants().length);
  `);
  assert.equal(printed, "8");
});
