import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineQueue } from "../../board/engine-queue.js";
import { FakeEngine, FakeGame } from "./fake-game.js";
import { settled } from "./table.js";

test("boards wait for each other's answers", async () => {
  const engine = new FakeEngine();
  const queue = new EngineQueue(engine);
  const first = queue.bestMove(new FakeGame(), {});
  const second = queue.bestMove(new FakeGame(), {});
  await settled();
  assert.equal(engine.asked.length, 1);
  engine.last.answer("a1");
  assert.equal((await first).best, "a1");
  await settled();
  engine.last.answer("d6");
  assert.equal((await second).best, "d6");
});

test("a board that has lost interest is not waited for", async () => {
  const engine = new FakeEngine();
  const queue = new EngineQueue(engine);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const first = queue.bestMove(new FakeGame(), { signal: running.signal });
  const second = queue.analyse(new FakeGame(), { signal: waiting.signal });
  const third = queue.bestMove(new FakeGame(), {});
  await settled();
  waiting.abort();
  running.abort();
  await assert.rejects(first, { name: "AbortError" });
  await assert.rejects(second, { name: "AbortError" });
  await settled();
  assert.equal(engine.asked.length, 2);
  engine.last.answer("g7");
  assert.equal((await third).best, "g7");
});
