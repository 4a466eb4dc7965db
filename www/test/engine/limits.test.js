import assert from "node:assert/strict";
import { test } from "node:test";

import { readLimits, readOptions } from "../../engine/limits.js";

const badArgument = (field) => ({
  name: "MlinError",
  code: "bad-argument",
  field,
});

test("limits are passed on without what is undefined", () => {
  const { signal } = new AbortController();
  const onInfo = () => {};
  const given = { level: 3, timeMs: 12.4, depth: undefined, signal, onInfo };
  const expected = { limits: { level: 3, timeMs: 12 }, signal, onInfo };
  assert.deepEqual(readLimits(given), expected);
  assert.deepEqual(readLimits(undefined).limits, {});
});

for (const [name, values] of Object.entries({
  level: [0, 11, 1.5, "3", NaN, null],
  timeMs: [-1, NaN, Infinity, "100"],
  depth: [0, -1, 1.5],
  nodes: [0, 0.5],
  multiPv: [0, -3],
  signal: [{}, "abort"],
  onInfo: [1, {}],
  levle: [3],
}))
  for (const value of values)
    test(`${name}: ${String(value)} is refused`, () => {
      assert.throws(() => readLimits({ [name]: value }), badArgument(name));
    });

test("limits have to be an object", () => {
  for (const limits of [null, 5, "level", []])
    assert.throws(() => readLimits(limits), badArgument("limits"));
});

test("an engine's options are completed", () => {
  const { hashMb, seed } = readOptions();
  assert.equal(hashMb, 64);
  assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32);
  assert.deepEqual(readOptions({ hashMb: 1, seed: 7 }), { hashMb: 1, seed: 7 });
});

test("a phone gets a small table", () => {
  globalThis.matchMedia = () => ({ matches: true });
  try {
    assert.equal(readOptions().hashMb, 16);
  } finally {
    delete globalThis.matchMedia;
  }
});

test("an engine's options are checked", () => {
  for (const hashMb of [0, 257, 1.5, "64"])
    assert.throws(() => readOptions({ hashMb }), badArgument("hashMb"));
  for (const seed of [-1, 2 ** 32, 0.5])
    assert.throws(() => readOptions({ seed }), badArgument("seed"));
  assert.throws(() => readOptions(null), badArgument("options"));
});
