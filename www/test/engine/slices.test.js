/** The engine where there are no workers: Node, and pages whose rules forbid them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, Game, ready } from "../../engine/index.js";
import { engineContract } from "./engine-contract.js";
import { solveContract } from "./solve-contract.js";

assert.equal(globalThis.Worker, undefined);
engineContract();
solveContract();

/** What this process has computed so far, whatever else the machine does. */
function computedMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

test("the event loop goes on while it thinks", async () => {
  await ready();
  const engine = new Engine({ hashMb: 4, seed: 1 });
  const slices = [];
  let last = computedMs();
  const timer = setInterval(() => {
    slices.push(computedMs() - last);
    last = computedMs();
  }, 1);
  await engine.bestMove(new Game(), { timeMs: 400 });
  clearInterval(timer);
  engine.terminate();
  assert.ok(Math.max(...slices) < 50, `${slices} ms between turns`);
});
