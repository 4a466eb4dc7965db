import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Tree } from "../../page/tree.js";
import { Walk } from "../../page/walk.js";

const MOVES = ["d6", "f4", "d2", "b4"];

let walk, told;

beforeEach(() => {
  walk = new Walk();
  walk.begin(Tree.of(MOVES), MOVES);
  told = 0;
  walk.addEventListener("change", () => (told += 1));
});

test("at first the game itself is shown", () => {
  assert.equal(walk.away, false);
  assert.deepEqual(walk.moves, MOVES);
  assert.deepEqual(walk.room, { back: 4, forth: 0 });
});

test("steps lead back, forth, and home", () => {
  walk.step(-1);
  assert.deepEqual(walk.moves, MOVES.slice(0, 3));
  assert.ok(walk.away);
  walk.first();
  assert.deepEqual(walk.moves, []);
  walk.step(-1);
  assert.equal(told, 2, "nothing to tell at the start");
  walk.step(2);
  assert.deepEqual(walk.moves, ["d6", "f4"]);
  walk.step(2);
  assert.equal(walk.away, false);
  assert.deepEqual(walk.moves, MOVES);
});

test("a side line is walked to its end, and left", () => {
  walk.tree.add(["d6", "g7", "a1"]);
  walk.go(["d6"]);
  walk.step(1);
  assert.deepEqual(walk.moves, ["d6", "f4"], "the main line");
  walk.go(["d6", "g7"]);
  walk.step(1);
  assert.deepEqual(walk.moves, ["d6", "g7", "a1"]);
  assert.deepEqual(walk.room, { back: 3, forth: 0 });
  walk.first();
  walk.last();
  assert.deepEqual(walk.moves, ["d6", "g7", "a1"]);
  walk.leave();
  assert.deepEqual(walk.moves, MOVES);
});

test("the end of the game's own line is the game", () => {
  walk.go(["d6"]);
  walk.last();
  assert.equal(walk.away, false);
});

test("after an undo the rest is still there to walk", () => {
  walk.begin(walk.tree, ["d6"]);
  walk.step(1);
  assert.deepEqual(walk.moves, ["d6", "f4"]);
  walk.last();
  assert.equal(walk.away, false);
});

test("a detour leads along a line of the engine, and back to where it began", () => {
  walk.go(["d6"]);
  walk.detour(["a1", "a4", "a7"], 2);
  assert.ok(walk.onDetour);
  assert.deepEqual(walk.moves, ["d6", "a1", "a4"]);
  assert.deepEqual(walk.baseMoves, ["d6"]);
  assert.equal(walk.detoured, 2);
  walk.last();
  assert.deepEqual(walk.moves, ["d6", "a1", "a4", "a7"]);
  walk.step(-2);
  assert.deepEqual(walk.moves, ["d6", "a1"]);
  walk.step(-1);
  assert.equal(walk.onDetour, false);
  assert.deepEqual(walk.moves, ["d6"]);
  walk.detour(["a1"], 1);
  walk.leave();
  assert.deepEqual(walk.moves, ["d6"]);
  walk.leave();
  assert.equal(walk.away, false);
});

test("a move in the game ends the walk", () => {
  walk.first();
  walk.detour(["a1"], 1);
  walk.begin(walk.tree, [...MOVES, "a1"]);
  assert.equal(walk.away, false);
});
