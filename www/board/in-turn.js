/**
 * Work for parts of the page that are not seen yet: a little of it after each frame, so that the page answers meanwhile. Before the page is printed
 * all of it is done.
 */
import { afterFrame } from "./after-frame.js";

/** How long it may take after a frame, in ms. */
const SLICE = 8;

/** @type {(() => void)[]} */
const waiting = [];

/** @param {() => void} work */
export function inTurn(work) {
  if (waiting.length === 0) {
    addEventListener("beforeprint", () => doFor(Infinity), { once: true });
    afterFrame(doSome);
  }
  waiting.push(work);
}

function doSome() {
  doFor(SLICE);
  if (waiting.length > 0) afterFrame(doSome);
}

function doFor(time) {
  const end = performance.now() + time;
  while (waiting.length > 0 && performance.now() < end) waiting.shift()();
}
