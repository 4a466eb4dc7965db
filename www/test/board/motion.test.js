import assert from "node:assert/strict";
import { test } from "node:test";
import { difference } from "../../board/animate.js";

const standing = (w, b, hand = [0, 0]) => ({
  men: new Map(
    [
      ...w.split(" ").map((point) => [point, "w"]),
      ...b.split(" ").map((point) => [point, "b"]),
    ].filter(([point]) => point),
  ),
  hand: { w: hand[0], b: hand[1] },
});

test("a placed man comes from the hand", () => {
  const plan = difference(standing("", "", [9, 9]), standing("d6", "", [8, 9]));
  assert.deepEqual(plan, {
    journeys: [{ side: "w", from: null, to: "d6" }],
    gone: [],
    back: [],
  });
});

test("a moved man travels, a captured one goes", () => {
  const plan = difference(standing("a1 d6", "g1 g7"), standing("a4 d6", "g7"));
  assert.deepEqual(plan.journeys, [{ side: "w", from: "a1", to: "a4" }]);
  assert.deepEqual(plan.gone, [{ side: "b", point: "g1" }]);
});

test("undo sends a placed man home and brings a captured one back", () => {
  const plan = difference(
    standing("d6 f6", "", [6, 9]),
    standing("d6", "a1", [7, 9]),
  );
  assert.deepEqual(plan.journeys, [{ side: "w", from: "f6", to: null }]);
  assert.deepEqual(plan.back, ["a1"]);
});

test("a man that takes the place of an opposing one is not mistaken for it", () => {
  const plan = difference(standing("a1", "a4"), standing("a4", ""));
  assert.deepEqual(plan.journeys, [{ side: "w", from: "a1", to: "a4" }]);
  assert.deepEqual(plan.gone, [{ side: "b", point: "a4" }]);
});

test("nothing moves where nothing has changed", () => {
  assert.deepEqual(difference(standing("a1", "g7"), standing("a1", "g7")), {
    journeys: [],
    gone: [],
    back: [],
  });
});
