import assert from "node:assert/strict";
import { test } from "node:test";
import { layOut } from "../../board/geometry.js";
import { Pointer } from "../../board/pointer.js";
import { NINE } from "./fake-game.js";

const SIZE = { width: 400, height: 400 };

/** A field on which events happen, and what has been pressed there. */
function field({ movable = () => null, setPointerCapture = () => {} } = {}) {
  const layout = layOut(NINE, {
    ...SIZE,
    flipped: false,
    coordinates: false,
    men: 0,
  });
  const element = Object.assign(new EventTarget(), {
    dataset: {},
    classList: { toggle() {} },
    hasAttribute: () => false,
    getBoundingClientRect: () => ({ left: 0, top: 0, ...SIZE }),
    clientWidth: SIZE.width,
    clientHeight: SIZE.height,
    setPointerCapture,
  });
  const pressed = [];
  new Pointer(element, {
    layout: () => layout,
    movable,
    press: (point) => pressed.push(point),
    release: () => pressed.push(null),
    lift: (point) => pressed.push(`lift ${point}`),
    drag() {},
    settle() {},
  });
  const send = (type, point, more = {}) => {
    const { x, y } = layout.points.get(point);
    const detail = { clientX: x, clientY: y, detail: 1, pointerId: 7 };
    const first = { isPrimary: true, button: 0 };
    element.dispatchEvent(Object.assign(new Event(type), detail, first, more));
  };
  return { pressed, send };
}

/** What a browser throws for a pointer that it does not know. */
const unknownPointer = () => {
  throw new DOMException("no such pointer", "NotFoundError");
};

test("a click presses the point on which the pointer went down", () => {
  const { pressed, send } = field();
  send("pointerdown", "d6");
  send("pointerup", "d6");
  send("click", "d6");
  assert.deepEqual(pressed, ["d6"]);
});

test("a click that began on another point presses none", () => {
  const { pressed, send } = field();
  send("pointerdown", "a1");
  send("click", "d6");
  assert.deepEqual(pressed, []);
});

test("a click without a pointer presses its point, whatever was pressed before", () => {
  const { pressed, send } = field();
  send("click", "d6");
  send("pointerdown", "a1");
  send("click", "a1");
  send("click", "g7");
  assert.deepEqual(pressed, ["d6", "a1", "g7"]);
});

test("a pointer that the browser does not know still presses and drags", async () => {
  const { pressed, send } = field({
    movable: (point) => (point === "d6" ? "w" : null),
    setPointerCapture: unknownPointer,
  });
  send("pointerdown", "d6");
  send("pointermove", "d5");
  send("pointerup", "d5");
  // What a listener throws comes at the next tick, and fails the test.
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(pressed, ["lift d6", "d5"]);
});
