import assert from "node:assert/strict";
import { test } from "node:test";

import { moveRows } from "../../page/move-list.js";

test("no move, no row", () => {
  assert.deepEqual(moveRows([], "w"), []);
  assert.deepEqual(moveRows([], "b"), []);
});

test("white and black share a row", () => {
  assert.deepEqual(moveRows(["d6", "f4", "d2"], "b"), [
    { number: 1, w: "d6", b: "f4" },
    { number: 2, w: "d2", b: null },
  ]);
});

test("where black began, the first row has no move of white", () => {
  assert.deepEqual(moveRows(["f4"], "w"), [{ number: 1, w: null, b: "f4" }]);
  assert.deepEqual(moveRows(["f4", "d6"], "b"), [
    { number: 1, w: null, b: "f4" },
    { number: 2, w: "d6", b: null },
  ]);
});
