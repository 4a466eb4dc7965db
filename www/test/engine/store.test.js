/** Where solved tables stay, and what happens when what is kept there is bad, or nothing is kept. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Engine, Game, ready } from "../../engine/index.js";
import { loadTables, saveTables } from "../../engine/store.js";
import { OPTIONS } from "./engine-contract.js";
import { FakeIndexedDb } from "./fake-indexed-db.js";

/** @type {FakeIndexedDb} */
let store;

beforeEach(async () => {
  store = new FakeIndexedDb();
  globalThis.indexedDB = store;
  await ready();
});

/** Solves with an engine that is new to it. */
async function solve(variant, wishes) {
  const engine = new Engine(OPTIONS);
  try {
    const { timeMs, ...report } = await engine.solve(variant, wishes);
    return report;
  } finally {
    engine.terminate();
  }
}

test("what is stored is not solved again", async () => {
  const { loaded, ...first } = await solve("five");
  assert.equal(loaded, 0);
  const { size } = store.kept;
  assert.ok(size > 20);
  const told = [];
  const onProgress = ({ done }) => told.push(done);
  const again = await solve("five", { onProgress });
  assert.deepEqual(again, { ...first, loaded: size });
  assert.deepEqual(told, [1]);
  assert.equal(store.opened, 0, "no database stays open");
});

test("a solve that is killed goes on where it was", async () => {
  const engine = new Engine(OPTIONS);
  const solved = engine.solve("five", {
    onProgress: () => store.kept.size > 5 && engine.terminate(),
  });
  await assert.rejects(solved, { code: "terminated" });
  const { size } = store.kept;
  const { loaded, start } = await solve("five");
  // What was on its way into the store when the engine was killed has arrived as well.
  assert.ok(loaded >= size && loaded < store.kept.size, `${loaded} loaded`);
  assert.deepEqual(start, { kind: "draw", exact: true });
});

test("the store may be wiped while it solves", async () => {
  const onProgress = () => store.kept.clear();
  const { start } = await solve("five", { onProgress });
  assert.equal(start.kind, "draw");
  store.kept.clear();
  assert.equal((await solve("five")).loaded, 0);
});

for (const [what, spoil] of Object.entries({
  damaged: (bytes) =>
    bytes.map((byte, at) => byte ^ (at === bytes.length >> 1)),
  "cut off": (bytes) => bytes.slice(0, -1),
  "of an old version": (bytes) => bytes.with(4, 0),
  empty: () => new Uint8Array(),
  "a text": () => "a table",
  "a number": () => 12,
  nothing: () => null,
})) {
  test(`a table that is ${what} is solved again`, async () => {
    const { loaded, ...whole } = await solve("three");
    const good = new Map(store.kept);
    const names = [...good.keys()];
    const at = names.length >> 1;
    store.kept.set(names[at], spoil(good.get(names[at])));
    assert.deepEqual(await solve("three"), { ...whole, loaded: at });
    assert.deepEqual(store.kept, good, "and stored again");
  });
}

test("a table of other men is none", async () => {
  const men = [[4, 3]];
  const { loaded, ...whole } = await solve("nine", { men });
  assert.equal(loaded, 0);
  const good = new Map(store.kept);
  const [first, ...others] = good.keys();
  store.kept.set(first, good.get(others.at(-1)));
  assert.deepEqual(await solve("nine", { men }), { ...whole, loaded });
  assert.deepEqual(store.kept, good, "and stored again");
});

test("a table of other rules is none", async () => {
  await solve("nine", { men: [[3, 3]] });
  const [[name, bytes]] = store.kept;
  await solve("nine", { men: [[3, 3]], options: { flying: "off" } });
  const names = [...store.kept.keys()];
  assert.equal(names.length, 2);
  store.kept.set(
    names.find((other) => other !== name),
    bytes,
  );
  const options = { flying: "off" };
  assert.equal((await solve("nine", { men: [[3, 3]], options })).loaded, 0);
});

for (const [what, broken] of Object.entries({
  missing: undefined,
  forbidden: {
    open() {
      throw new DOMException("forbidden", "SecurityError");
    },
  },
  broken: {
    open() {
      const request = { error: new DOMException("broken", "UnknownError") };
      setTimeout(() => request.onerror());
      return request;
    },
  },
  "blocked by another page": {
    open() {
      const request = {};
      setTimeout(() => request.onblocked());
      return request;
    },
  },
})) {
  test(`a store that is ${what} is done without`, async () => {
    globalThis.indexedDB = broken;
    const name = `test ${what}`;
    assert.deepEqual(await loadTables([name]), [undefined]);
    await saveTables([[name, new Uint8Array([1])]]);
    assert.deepEqual(await loadTables([name]), [new Uint8Array([1])]);
  });
}

test("a store that is full is done without", async () => {
  store.full = true;
  await saveTables([["test full", new Uint8Array([2])]]);
  assert.deepEqual(await loadTables(["test full"]), [new Uint8Array([2])]);
});

test("a store that never answers is not waited for", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const request = { result: { close: () => (request.closed = true) } };
  globalThis.indexedDB = { open: () => request };
  const loading = loadTables(["test silent"]);
  context.mock.timers.tick(10_000);
  assert.deepEqual(await loading, [undefined]);
  request.onsuccess();
  assert.ok(request.closed, "one that opens too late is closed");
});
