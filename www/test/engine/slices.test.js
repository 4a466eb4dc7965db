/** The engine where there are no workers: Node, and pages whose rules forbid them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Engine, Game, ready } from "../../engine/index.js";
import { engineContract } from "./engine-contract.js";

assert.equal(globalThis.Worker, undefined);
engineContract();

test("the event loop goes on while it thinks", async () => {
  await ready();
  const engine = new Engine({ hashMb: 4, seed: 1 });
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await engine.bestMove(new Game(), { timeMs: 400 });
  clearInterval(timer);
  engine.terminate();
  assert.ok(longest < 50, `${longest} ms without a turn`);
});
