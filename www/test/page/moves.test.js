import assert from "node:assert/strict";
import { test } from "node:test";

import { moveItems } from "../../page/move-list.js";
import { Tree } from "../../page/tree.js";

/** Numbers and moves of the rows of a game. */
function rows(moves, first) {
  const items = moveItems(Tree.of(moves), first, moves.length, false);
  return items.map(({ number, w, b }) => [
    number,
    w?.at.move ?? null,
    b?.at.move ?? null,
  ]);
}

test("no move, no row", () => {
  assert.deepEqual(rows([], "w"), []);
  assert.deepEqual(rows([], "b"), []);
});

test("white and black share a row", () => {
  assert.deepEqual(rows(["d6", "f4", "d2"], "w"), [
    [1, "d6", "f4"],
    [2, "d2", null],
  ]);
});

test("where black began, the first row has no move of white", () => {
  assert.deepEqual(rows(["f4"], "b"), [[1, null, "f4"]]);
  assert.deepEqual(rows(["f4", "d6"], "b"), [
    [1, null, "f4"],
    [2, "d6", null],
  ]);
});
