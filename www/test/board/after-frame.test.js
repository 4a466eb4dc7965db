import assert from "node:assert/strict";
import { after, beforeEach, mock, test } from "node:test";

/** A page whose frames and inputs come when a test says so. */
const page = new EventTarget();
const frames = [];
globalThis.requestAnimationFrame = (act) => frames.push(act);
globalThis.addEventListener = page.addEventListener.bind(page);
mock.timers.enable({ apis: ["setTimeout"] });

const { afterFrame } = await import("../../board/after-frame.js");
const { inTurn } = await import("../../board/in-turn.js");

/** A frame, and the task behind it. */
function frame() {
  for (const act of frames.splice(0)) act();
  mock.timers.tick(1);
}

beforeEach(() => frames.splice(0));
after(() => mock.timers.reset());

test("work waits until a frame has been shown, and is done once", () => {
  const work = mock.fn();
  afterFrame(work);
  afterFrame(work);
  assert.equal(work.mock.callCount(), 0);
  frame();
  frame();
  assert.equal(work.mock.callCount(), 1);
});

test("what work asks for waits for another frame", () => {
  const more = mock.fn();
  afterFrame(() => afterFrame(more));
  frame();
  assert.equal(more.mock.callCount(), 0);
  frame();
  assert.equal(more.mock.callCount(), 1);
});

test("after long work the rest waits for another frame", (t) => {
  let now = 0;
  t.mock.method(performance, "now", () => now);
  const works = [mock.fn(() => (now += 5)), mock.fn(), mock.fn()];
  const done = () => works.map(({ mock }) => mock.callCount());
  works.forEach((work) => afterFrame(work));
  frame();
  assert.deepEqual(done(), [1, 0, 0]);
  frame();
  assert.deepEqual(done(), [1, 1, 1]);
});

test("work that fails does not hold up the rest", () => {
  const rest = mock.fn();
  afterFrame(() => {
    throw new Error("this work fails");
  });
  afterFrame(rest);
  assert.throws(frame, /this work fails/);
  frame();
  assert.equal(rest.mock.callCount(), 1);
});

test("whoever presses meets the page as it is", () => {
  const more = mock.fn();
  afterFrame(() => afterFrame(more));
  page.dispatchEvent(new Event("pointerdown"));
  assert.equal(more.mock.callCount(), 1);
});

test("a page that nobody sees has no frames, and does the work", () => {
  const work = mock.fn();
  afterFrame(work);
  mock.timers.tick(100);
  assert.equal(work.mock.callCount(), 1);
});

test("without a motion the work is done in this turn of the event loop", async () => {
  const work = mock.fn();
  afterFrame(work, false);
  assert.equal(work.mock.callCount(), 0);
  await null;
  assert.equal(work.mock.callCount(), 1);
});

test("before the page is printed nothing waits any more", () => {
  const works = [mock.fn(), mock.fn()];
  works.forEach(inTurn);
  assert.equal(works[0].mock.callCount(), 0);
  page.dispatchEvent(new Event("beforeprint"));
  assert.deepEqual(
    works.map(({ mock }) => mock.callCount()),
    [1, 1],
  );
});
