import assert from "node:assert/strict";
import { test } from "node:test";

import { fit, isToSend, receiver } from "../../page/friend.js";

const course = (moves, outcome = null, start = "nine") => ({
  start,
  moves: moves.split(" ").filter(Boolean),
  outcome,
});

test("a link that has more moves goes on with the game", () => {
  assert.equal(fit(course("d6"), course("d6 f4")), "further");
  assert.equal(fit(course(""), course("d6")), "further");
});

test("a link that says the same or less changes nothing", () => {
  assert.equal(fit(course("d6 f4"), course("d6 f4")), "same");
  assert.equal(fit(course("d6 f4"), course("d6")), "older");
});

test("an end is further than the same moves without it", () => {
  const over = { winner: "w", reason: "resignation" };
  assert.equal(fit(course("d6"), course("d6", over)), "further");
  assert.equal(fit(course("d6", over), course("d6")), "older");
  assert.equal(fit(course("d6", over), course("d6", over)), "same");
});

test("another move is told with its number", () => {
  assert.throws(() => fit(course("d6 f4"), course("d6 d2 f4")), {
    key: "friend.diverges",
    slots: { n: 2, known: "f4", linked: "d2" },
  });
  assert.throws(() => fit(course(""), course("", null, "six")), {
    key: "friend.other",
  });
});

test("who gets a link is to move, or has been resigned to", () => {
  assert.equal(receiver({ turn: "b" }, {}), "b");
  assert.equal(receiver({ turn: "w" }, { end: "resign-w" }), "b");
});

test("a turn is to be sent when the other one is to move, or does not know the end", () => {
  const game = (turn, outcome = null) => ({ turn, outcome });
  const resigned = (winner) => ({ winner, reason: "resignation" });
  assert.equal(isToSend({ friend: null }, game("w")), false);
  assert.equal(isToSend({ friend: "w" }, game("w")), false);
  assert.equal(isToSend({ friend: "w" }, game("b")), true);
  assert.equal(isToSend({ friend: "w" }, game("w", resigned("b"))), true);
  assert.equal(isToSend({ friend: "w" }, game("b", resigned("w"))), false);
});
