/** The WebAssembly in Node chooses the moves that the search chose natively. */

import assert from "node:assert/strict";
import { test } from "node:test";

import * as mlin from "../../engine/index.js";
import { chosenBy, engines } from "./chosen.js";

for (const engine of engines()) {
  const { hashMb, seed, rows } = engine;
  test(`${hashMb} MB, seed ${seed}: the same moves as natively`, async () => {
    const wanted = rows.map(({ chosen }) => chosen);
    assert.ok(wanted.length > 8);
    assert.deepEqual(await chosenBy(engine, mlin), wanted);
  });
}
