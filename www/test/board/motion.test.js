import assert from "node:assert/strict";
import { test } from "node:test";
import { Animator, difference } from "../../board/animate.js";
import { layOut } from "../../board/geometry.js";
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

/** Plays a change from frame to frame, 16 ms each, until no frame is asked for any more; what is seen in each. */
function played(t, before, after, closed = []) {
  const waiting = [];
  let now = 1000;
  t.mock.method(performance, "now", () => now);
  globalThis.requestAnimationFrame = (frame) => waiting.push(frame);
  globalThis.cancelAnimationFrame = () => waiting.splice(0);
  const layout = layOut(NINE, { width: 400, height: 400 });
  const frames = [];
  const motion = new Animator(() =>
    frames.push({
      time: now - 1000,
      pose: motion.pose("a4", layout),
      ghosts: motion.ghosts(layout),
      glows: motion.glows(),
    }),
  );
  motion.change(before, after, { layout, board: NINE });
  motion.glow(closed);
  while (waiting.length) {
    assert.ok(frames.length < 200, "motion does not come to rest");
    now += 16;
    waiting.shift()(now);
  }
  assert.equal(motion.running, false);
  return { frames, layout };
}

test("a man slides for about a fifth of a second, and then nothing is drawn any more", (t) => {
  const { frames, layout } = played(t, standing("a1", ""), standing("a4", ""));
  const moving = frames.filter(({ pose }) => pose);
  assert.ok(moving.length > 8);
  const { time } = frames.at(-1);
  assert.ok(time >= 200 && time <= 300, `${time} ms`);
  const { x } = layout.points.get("a4");
  for (const { pose } of moving) assert.ok(Math.abs(pose.x - x) < 1e-9);
  for (const [index, { pose }] of moving.entries())
    assert.ok(index === 0 || pose.y <= moving[index - 1].pose.y, "backwards");
});

test("a flying man rises, falls faster than he rose, and lands on his point", (t) => {
  const { frames, layout } = played(t, standing("g1", ""), standing("a4", ""));
  const lifts = frames.filter(({ pose }) => pose).map(({ pose }) => pose.lift);
  assert.equal(Math.max(...lifts) > 0.9, true);
  const last = frames.filter(({ pose }) => pose).at(-1).pose;
  const end = layout.points.get("a4");
  assert.ok(Math.hypot(last.x - end.x, last.y - end.y) < layout.radius * 0.2);
});

test("a captured man is raised and carried off to the one who took him", (t) => {
  const { frames, layout } = played(
    t,
    standing("a4", "d5"),
    standing("a4", ""),
  );
  const poses = frames.flatMap(({ ghosts }) => ghosts);
  assert.ok(poses.at(-1).lift > 1);
  assert.ok(poses.at(-1).alpha < poses[0].alpha);
  const towards = (pose) =>
    Math.hypot(layout.homes.w.x - pose.x, layout.homes.w.y - pose.y);
  assert.ok(towards(poses.at(-1)) < towards(poses[0]));
});

test("a mill glows once", (t) => {
  const mill = ["a1", "a4", "a7"];
  const { frames } = played(t, standing("a1", ""), standing("a4", ""), [mill]);
  const strengths = frames.flatMap(({ glows }) =>
    glows.map((glow) => glow.strength),
  );
  const peak = strengths.indexOf(Math.max(...strengths));
  assert.ok(strengths[peak] > 0.95);
  assert.ok(
    strengths
      .slice(peak)
      .every((part, at, all) => at === 0 || part <= all[at - 1]),
  );
  assert.ok(frames.at(-1).time < 1000);
});
