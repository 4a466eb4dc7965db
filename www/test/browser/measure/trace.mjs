/** What Chromium tells of the work of a page's own thread. Times are of that thread alone, so that other programs disturb them little. */

const CATEGORIES = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "toplevel",
];
const TASK = "ThreadControllerImpl::RunTask";
/** What ends a frame; painted canvases are copied with it where no graphics card is at work. */
const COMMIT = "Commit";

/**
 * @typedef {object} Task
 * @property {number} at    in ms of the trace
 * @property {number} cost  in ms, without `copied`
 * @property {number} copied  for handing the frame on
 * @property {boolean} frame whether a frame was shown
 * @property {boolean} laid whether something was laid out anew
 */

/** The tasks of the page while something is done, and the times of a mark in it. @param {import("puppeteer-core").Page} page @param {() => Promise<void>} act @param {string} mark @returns {Promise<{ tasks: Task[], marks: number[] }>} */
export async function traced(page, act, mark) {
  await page.tracing.start({ categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse(
    new TextDecoder().decode(await page.tracing.stop()),
  );
  const marked = traceEvents.filter(({ name }) => name === mark);
  const [{ pid, tid }] = marked;
  const own = traceEvents
    .filter((it) => it.pid === pid && it.tid === tid && it.ph === "X")
    .sort((one, other) => one.ts - other.ts);
  return {
    tasks: own.filter(({ name }) => name === TASK).map((it) => task(it, own)),
    marks: marked.map(({ ts }) => ts / 1000).sort((one, other) => one - other),
  };
}

function task({ ts, dur, tdur }, own) {
  const inside = own.filter((it) => it.ts >= ts && it.ts < ts + dur);
  const commits = inside.filter(({ name }) => name === COMMIT);
  const copied = commits.reduce((sum, it) => sum + (it.tdur ?? 0), 0) / 1000;
  return {
    at: (ts + dur) / 1000,
    cost: (tdur ?? 0) / 1000 - copied,
    copied,
    frame: commits.length > 0,
    laid: inside.some(({ name }) => name === "Layout"),
  };
}
