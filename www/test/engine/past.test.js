/** What is remembered of a game, so that it can be made again. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Past } from "../../engine/past.js";

/** What would be done with a game. */
function repeated(past) {
  const done = [];
  past.repeat({
    play: (move) => done.push(move),
    undo: () => done.push("undo"),
  });
  return done.join(" ");
}

test("it is no longer than the game, however often a turn is taken back", () => {
  const past = new Past();
  past.add("play", "d6");
  for (let turn = 0; turn < 1000; turn++) {
    past.add("play", "f4");
    past.undo(1);
    past.undo(-1);
    past.undo(1);
  }
  assert.equal(past.length, 2);
  assert.equal(repeated(past), "d6 f4 undo");
});

test("turns that the game was made with may be taken back, too", () => {
  const past = new Past();
  past.undo(1);
  past.undo(1);
  past.add("play", "d6");
  past.undo(1);
  past.undo(1);
  assert.equal(repeated(past), "undo undo d6 undo undo");
  past.add("play", "f4");
  assert.equal(repeated(past), "undo undo undo f4");
});

test("a copy goes its own way", () => {
  const past = new Past();
  past.add("play", "d6");
  const copy = past.copy();
  copy.add("play", "f4");
  past.undo(1);
  assert.equal(repeated(past), "d6 undo");
  assert.equal(repeated(copy), "d6 f4");
});
