/** The engine in its worker, and what it does when there is something wrong with workers. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

import { Engine, Game, ready } from "../../engine/index.js";
import { engineContract, thrown } from "./engine-contract.js";
import { solveContract } from "./solve-contract.js";
import { WebWorker } from "./web-worker.js";

/** The workers that were opened in this test. */
let opened = [];

class Watched extends WebWorker {
  constructor(url) {
    super(url);
    opened.push(this);
  }
}

beforeEach(() => {
  opened = [];
  globalThis.Worker = Watched;
});

engineContract();
solveContract();

/** The next message of a kind from a worker. */
const once = (worker, kind) =>
  new Promise((resolve) => {
    const { onmessage } = worker;
    worker.onmessage = (event) => {
      onmessage(event);
      if (event.data.kind === kind) resolve();
    };
  });

/** Lets what is due happen: a request reach its worker. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

const engineTest = (name, body) =>
  test(name, async () => {
    await ready();
    const engine = new Engine({ hashMb: 4, seed: 1 });
    try {
      await body(engine);
    } finally {
      engine.terminate();
    }
  });

engineTest("one worker serves all requests", async (engine) => {
  for (let request = 0; request < 3; request++)
    await engine.bestMove(new Game(), { depth: 1 });
  assert.equal(opened.length, 1);
});

engineTest("no worker before the first request", async () => {
  assert.equal(opened.length, 0);
});

engineTest("a worker that the page forbids is done without", async (engine) => {
  globalThis.Worker = class {
    constructor() {
      throw new DOMException("forbidden", "SecurityError");
    }
  };
  assert.ok((await engine.bestMove(new Game(), { depth: 2 })).best);
});

engineTest("a worker that does not start is done without", async (engine) => {
  let ended = false;
  globalThis.Worker = class {
    postMessage() {
      queueMicrotask(() => this.onerror({ preventDefault() {} }));
    }
    terminate() {
      ended = true;
    }
  };
  assert.ok((await engine.bestMove(new Game(), { depth: 2 })).best);
  assert.ok(ended);
});

engineTest(
  "a worker that dies ends its request, not the engine",
  async (engine) => {
    await engine.bestMove(new Game(), { depth: 1 });
    const answer = engine.analyse(new Game());
    const refused = assert.rejects(answer, thrown("internal"));
    setTimeout(
      () =>
        opened[0].onerror({ message: "out of memory", preventDefault() {} }),
      30,
    );
    await refused;
    assert.ok((await engine.bestMove(new Game(), { depth: 1 })).best);
    assert.equal(opened.length, 2);
  },
);

engineTest("a worker that dies without a word is given up", async (engine) => {
  await engine.bestMove(new Game(), { depth: 1 });
  mock.timers.enable({ apis: ["setInterval"] });
  try {
    const answer = engine.analyse(new Game());
    const refused = assert.rejects(answer, thrown("internal"));
    await turn();
    opened[0].terminate();
    mock.timers.tick(40_000);
    await refused;
  } finally {
    mock.timers.reset();
  }
  assert.ok((await engine.bestMove(new Game(), { depth: 1 })).best);
  assert.equal(opened.length, 2);
});

engineTest(
  "a worker that lives may think as long as it likes",
  async (engine) => {
    await engine.bestMove(new Game(), { depth: 1 });
    mock.timers.enable({ apis: ["setInterval"] });
    const answer = engine.analyse(new Game());
    await turn();
    for (let minute = 0; minute < 6; minute++) {
      const pong = once(opened[0], "pong");
      mock.timers.tick(10_000);
      await pong;
    }
    mock.timers.reset();
    engine.stop();
    assert.ok((await answer).best);
  },
);

engineTest(
  "a sign of life may come when nothing is awaited any more",
  async (engine) => {
    await engine.bestMove(new Game(), { depth: 1 });
    opened[0].onmessage({ data: { kind: "pong" } });
    assert.ok((await engine.bestMove(new Game(), { depth: 1 })).best);
    assert.equal(opened.length, 1);
  },
);

engineTest(
  "a worker that dies loses nothing of a solve but time",
  async (engine) => {
    let died = false;
    const onProgress = ({ done }) => {
      if (died || done < 0.2) return;
      died = true;
      opened[0].onerror({ message: "out of memory", preventDefault() {} });
    };
    const solved = engine.solve("six", { onProgress });
    await assert.rejects(solved, thrown("internal"));
    const { loaded, start } = await engine.solve("six");
    assert.ok(loaded > 0);
    assert.equal(start.kind, "draw");
    assert.equal(opened.length, 2);
  },
);

engineTest("a worker is held while it is asked for", async (engine) => {
  globalThis.Worker = class extends Watched {
    ref() {
      this.held = true;
    }
    unref() {
      this.held = false;
    }
  };
  await engine.bestMove(new Game(), { depth: 1 });
  assert.equal(opened[0].held, false);
  const control = new AbortController();
  const solved = engine.solve("seven", { signal: control.signal });
  await engine.bestMove(new Game(), { depth: 1 });
  assert.equal(opened[0].held, true, "by the solve");
  control.abort();
  await assert.rejects(solved, { name: "AbortError" });
  assert.equal(opened[0].held, false);
});

engineTest("an answer that comes too late is dropped", async (engine) => {
  await engine.bestMove(new Game(), { depth: 1 });
  const older = engine.analyse(new Game(), { depth: 99 });
  const refused = assert.rejects(older, thrown("superseded"));
  await sleep(20);
  const newer = engine.bestMove(new Game(), { timeMs: 100 });
  const late = { kind: "done", id: 2, analysis: { best: "late" } };
  setTimeout(() => opened[0].onmessage({ data: late }), 20);
  await refused;
  assert.notEqual((await newer).best, "late");
});
