import assert from "node:assert/strict";
import { test } from "node:test";
import { happened } from "../../board/acts.js";
import { NINE } from "./fake-game.js";

const standing = (w, b, hand = [0, 0]) => ({
  men: new Map(
    [
      ...w.split(" ").map((point) => [point, "w"]),
      ...b.split(" ").map((point) => [point, "b"]),
    ].filter(([point]) => point),
  ),
  hand: { w: hand[0], b: hand[1] },
});
const between = (before, after, kind = "move") =>
  happened(before, after, NINE, kind);

test("a man is placed, slides or flies", () => {
  const acts = (...positions) => between(...positions).acts;
  assert.deepEqual(acts(standing("", "", [9, 9]), standing("d6", "", [8, 9])), [
    "place",
  ]);
  assert.deepEqual(acts(standing("a1", ""), standing("a4", "")), ["slide"]);
  assert.deepEqual(acts(standing("a1", ""), standing("e4", "")), ["fly"]);
});

test("a mill that is closed lights up, and the capture follows it", () => {
  const { acts, mills } = between(
    standing("a7 d7 g4", "c3 c4"),
    standing("a7 d7 g7", "c4"),
  );
  assert.deepEqual(acts, ["slide", "mill", "capture"]);
  assert.deepEqual(mills, [["a7", "d7", "g7"]]);
});

test("a half move closes its mill before the capture, and only once", () => {
  const [open, closed] = [
    standing("a7 d7 g4", "c3"),
    standing("a7 d7 g7", "c3"),
  ];
  assert.deepEqual(between(open, closed, "choose").acts, ["slide", "mill"]);
  assert.deepEqual(between(closed, standing("a7 d7 g7", "")).acts, ["capture"]);
});

test("a mill that undo brings back does not light up", () => {
  const { acts, mills } = between(
    standing("a7 d7 g4", ""),
    standing("a7 d7 g7", ""),
    "undo",
  );
  assert.deepEqual([acts, mills], [["slide"], []]);
});

test("another game on the board is not heard", () => {
  const [empty, full] = [standing("", "", [9, 9]), standing("d6 f4", "a1")];
  assert.deepEqual(between(empty, full, "load").acts, []);
  const far = standing("a7 d7 g7 a1", "d6 f6", [0, 0]);
  assert.deepEqual(between(standing("", "", [4, 2]), far, "redo").acts, []);
});
