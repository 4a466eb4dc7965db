/**
 * Work that waits until the next frame has been shown, so that what moves meanwhile moves smoothly. It is done at once where the reader does something
 * else: whoever presses a button meets the page as it is.
 */

/** What a reader can do. */
const INPUTS = ["click", "input", "keydown", "pointerdown"];
/** A page that nobody sees has no frames: so long does the work wait there, in ms. */
const LONGEST = 100;
/** Work may ask for more of it, which waits for another frame. No more frames than these are done at once. */
const MOST = 4;
/** So long may the work behind one frame take before the rest of it waits for the next, in ms. */
const SLICE = 0.25;

/** @type {Set<() => void>} */
const waiting = new Set();
let timer = 0;
let listening = false;

/**
 * @param {() => void} work done once, however often it is asked for meanwhile
 * @param {boolean} [moving] whether there is a motion to wait for; else the work is done at the end of this turn of the event loop
 */
export function afterFrame(work, moving = true) {
  if (!moving) queueMicrotask(doAll);
  else if (waiting.size === 0) expectFrame();
  waiting.add(work);
}

function expectFrame() {
  listen();
  clearTimeout(timer);
  requestAnimationFrame(() => setTimeout(doSome, 0));
  timer = setTimeout(doAll, LONGEST);
}

function listen() {
  if (listening) return;
  listening = true;
  for (const type of INPUTS) addEventListener(type, doAll, { capture: true });
}

/** What the work itself asks for is not done behind this frame. */
function doSome() {
  clearTimeout(timer);
  const end = performance.now() + SLICE;
  try {
    for (const work of [...waiting]) {
      waiting.delete(work);
      work();
      if (performance.now() > end) break;
    }
  } finally {
    if (waiting.size > 0) expectFrame();
  }
}

function doAll() {
  clearTimeout(timer);
  for (let frame = 0; frame < MOST && waiting.size > 0; frame++) {
    const works = [...waiting];
    waiting.clear();
    for (const work of works) work();
  }
}
