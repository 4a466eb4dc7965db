import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { CLOCKS, Clock, timeOf, timeText } from "../../page/clock.js";
import { Timekeeper } from "../../page/timekeeper.js";

let now;
const later = (ms) => (now += ms);

beforeEach(() => (now = 0));

/** A running clock of ten seconds each. */
function clock(add = 2000) {
  const made = new Clock(() => now);
  made.set({ w: 10_000, b: 10_000, add });
  return made;
}

test("a choice is minutes for each and seconds a move", () => {
  assert.deepEqual(timeOf("3+2"), { w: 180_000, b: 180_000, add: 2000 });
  assert.equal(timeOf("none"), null);
  for (const choice of CLOCKS.slice(1)) assert.ok(timeOf(choice).w > 0);
});

test("time is told in minutes and seconds, never less than there is", () => {
  assert.equal(timeText(180_000), "3:00");
  assert.equal(timeText(59_001), "1:00");
  assert.equal(timeText(1), "0:01");
  assert.equal(timeText(-5), "0:00");
});

test("a clock stands until somebody moves; the first move costs nothing", () => {
  const it = clock();
  later(5000);
  it.moved("w");
  assert.deepEqual(it.time, { w: 10_000, b: 10_000, add: 2000 });
  later(3000);
  it.moved("b");
  assert.deepEqual(it.time, { w: 10_000, b: 9000, add: 2000 });
});

test("time is up at once, however seldom the page is woken", () => {
  const it = clock();
  it.run("w");
  later(9999);
  assert.equal(it.flagged, null);
  later(3_600_000);
  assert.equal(it.flagged, "w");
  assert.equal(it.time.w, 0);
});

test("without a clock nothing runs and nobody is late", () => {
  const it = new Clock(() => now);
  it.moved("w");
  later(1e9);
  assert.deepEqual([it.time, it.running, it.flagged], [null, null, null]);
});

/** A timekeeper beside a desk and a board that only tell of changes. */
function table() {
  const board = new EventTarget();
  const desk = new EventTarget();
  desk.game = { turn: "w", outcome: null };
  desk.state = { game: { clock: { w: 10_000, b: 10_000, add: 0 } } };
  desk.keepTime = (time) => {
    desk.state = { game: { clock: time } };
    desk.dispatchEvent(new Event("change"));
  };
  const shown = [];
  const flags = [];
  const keeper = new Timekeeper({
    board,
    desk,
    now: () => now,
    show: (texts) => shown.push(texts),
  });
  keeper.addEventListener("flag", ({ detail }) => flags.push(detail));
  const tell = (cause) =>
    board.dispatchEvent(new CustomEvent("mlin-change", { detail: { cause } }));
  return { desk, flags, keeper, shown, tell };
}

test("the time of who is late is told once, and the game may go on", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { desk, flags, shown, tell } = table();
  tell("load");
  assert.deepEqual(shown.at(-1), { w: "0:10", b: "0:10" });
  desk.game.turn = "b";
  tell("move");
  later(4000);
  mock.timers.tick(250);
  assert.deepEqual(shown.at(-1), { w: "0:10", b: "0:06" });
  later(6000);
  mock.timers.tick(1000);
  assert.deepEqual(flags, ["b"]);
  assert.equal(shown.at(-1), null);
  assert.equal(desk.state.game.clock, null);
  mock.timers.reset();
});

test("an end stops the clock, and what is left is kept", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { desk, flags, keeper, tell } = table();
  tell("load");
  desk.game.turn = "b";
  tell("move");
  later(4000);
  keeper.keep();
  assert.equal(desk.state.game.clock.b, 6000);
  desk.game.outcome = { winner: "w", reason: "resignation" };
  tell("end");
  later(60_000);
  mock.timers.tick(1000);
  assert.deepEqual(flags, []);
  assert.equal(desk.state.game.clock.b, 6000);
  mock.timers.reset();
});
