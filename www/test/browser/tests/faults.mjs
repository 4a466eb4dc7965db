/** What can go wrong on a device that we never see: the game survives it, and the reader is told. */

import { outside } from "../abuse/laws.mjs";
import { holds, none, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const TWO = { players: "human,human", lang: "en", delay: 0, motion: "off" };

test(
  "faults: a trap of the wasm is mended, and told",
  ANYWHERE,
  async ({ driver, origin, page, board }) => {
    await driver.open(origin.url(TWO, "traps.html"));
    await board.shows("the board is ready");
    await board.pressAll("d6 f4");
    await driver.evaluate(() => (window.traps = 1));
    const { moves } = await board.pressAll("b4 d2");
    same("the game", moves, ["d6", "f4", "b4", "d2"]);
    await page.says("words", (words) => words.includes("has been mended"));
    await driver.reload();
    await board.played(moves);
  },
);

test(
  "faults: what goes wrong all the time is told, and the game is kept",
  { ...LOGIC, noisy: true },
  async ({ driver, origin, page, board }) => {
    await driver.open(origin.url(TWO, "traps.html"));
    await board.shows("the board is ready");
    const { moves } = await board.pressAll("d6 f4");
    await board.at("b4").then((at) => {
      return driver
        .evaluate(() => (window.traps = 1e6))
        .then(() => driver.click(at));
    });
    await page.says("words", (words) => words.includes("load the page again"));
    await driver.reload();
    await board.played(moves);
  },
);

test(
  "faults: without any storage the game goes on, and that is told",
  LOGIC,
  async ({ driver, origin, page, board }) => {
    await driver.open(
      origin.url({ ...TWO, players: "human,engine" }, "no-storage.html"),
    );
    await board.shows("the board is ready");
    await page.says("words", (words) => words.includes("does not keep"));
    const { moves } = await board.pressAll("d6");
    same("moves", moves.length, 2);
    await page.act("archive");
    await page.says("the archive says so", (words) =>
      /does not keep|cannot/.test(words),
    );
  },
);

test(
  "faults: full storage keeps nobody from playing",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open(TWO);
    await driver.evaluate(fillStorage);
    const { moves } = await board.pressAll("d6 f4");
    same("moves", moves, ["d6", "f4"]);
    await page.says("words", (words) => words.includes("does not keep"));
  },
);

/** What may be stored where ours should be: of others, of later versions, broken, hostile. */
const FOREIGN = [
  "",
  "{",
  "[]",
  '"x"',
  '{"version":9,"game":{"moves":[1,2]},"preferences":null}',
  '{"__proto__":{"stung":1},"choices":{"variant":"__proto__","options":{"__proto__":{"stung":"1"}},"names":{"__proto__":1}}}',
  '{"choices":{"variant":"constructor"},"preferences":{"lang":"__proto__","theme":"<b>","board":"toString"}}',
  '{"game":{"id":"__proto__","record":"1. d6 *","begun":true,"variant":"hasOwnProperty","options":{"__proto__":"1"},"seats":"none","orientation":"w"},"earlier":[null,[],{}],"later":{}}',
];

test(
  "faults: whatever is stored, the page plays",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open();
    for (const text of FOREIGN) {
      await driver.evaluate(
        (text) => localStorage.setItem("mlin.page.v1", text),
        text,
      );
      await page.open(TWO);
      const { moves } = await board.pressAll("d6");
      same(`a move after ${text}`, moves, ["d6"]);
      const clean = await driver.evaluate(() => !("stung" in {}));
      holds("no prototype is polluted", clean, text);
    }
  },
);

test(
  "faults: two windows, and neither wipes out the other's game",
  {
    ...ANYWHERE,
    engines: ["chromium", "firefox"],
    because: "its driver spoils the first window by a second",
  },
  async ({ driver, origin, page, board }) => {
    await page.open(TWO);
    await board.pressAll("d6 f4");
    await driver.beside(origin.url({ ...TWO, variant: "six" }), async () => {
      await board.shows("the other board", ({ variant }) => variant === "six");
      await board.pressAll("a5");
    });
    await board.pressAll("b4");
    await page.reload();
    await board.played(["d6", "f4", "b4"]);
    await page.act("new");
    await page.act("undo");
    await board.played(["d6", "f4", "b4"]);
    for (let count = 0; count < 4; count++) await page.act("undo");
    await board.played(["a5"]);
  },
);

test(
  "faults: a tab that was frozen goes on",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "its driver cannot freeze a tab",
  },
  async ({ driver, page, board }) => {
    await page.open({ level: 1 });
    await board.pressAll("d6");
    await driver.evaluate(() => void document.querySelector("#board").undo());
    await driver.evaluate(
      () => void document.querySelector("#board").play("d6"),
    );
    await driver.freeze();
    const { moves } = await board.quiet();
    same("moves", moves.length, 2);
  },
);

test(
  "faults: the longest name stays in the page",
  ANYWHERE,
  async ({ driver, page }) => {
    await page.open(TWO);
    for (const name of ["you", "guest"]) {
      await driver.evaluate(nameInPage, name, "W".repeat(40));
    }
    await page.says("the name", (words) => words.includes("W".repeat(40)));
    for (const [width, height] of [
      [360, 640],
      [1366, 768],
    ]) {
      await driver.viewport(width, height);
      const nothing = ({ length }) => length === 0;
      await until(
        "what sticks out",
        () => driver.evaluate(outside),
        nothing,
        3000,
      );
    }
  },
);

test(
  "faults: the longest text that is no move stays in the page",
  ANYWHERE,
  async ({ driver, page }) => {
    await driver.viewport(360, 640);
    await page.open(TWO);
    await page.enter("x".repeat(200));
    await page.says("what is wrong", (words) => words.includes("“xxx"));
    none("what sticks out", await driver.evaluate(outside));
  },
);

test(
  "faults: what the page tells hides no point of the board",
  LOGIC,
  async ({ driver, origin, page, board }) => {
    for (const [width, height] of [
      [640, 360],
      [360, 640],
      [1366, 768],
    ]) {
      await driver.viewport(width, height);
      await driver.open(origin.url({ ...TWO, moves: "d6,d6" }));
      await board.shows("the board is ready");
      await page.says("words", (words) => words.includes("cannot be opened"));
      same(`hidden at ${width}x${height}`, await driver.evaluate(hidden), []);
    }
  },
);

test(
  "faults: a worker that is killed is replaced",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "its driver cannot kill a worker",
    when: "long",
  },
  async ({ driver, page, board }) => {
    await page.open({ level: 1 });
    const { moves } = await board.pressAll("d6");
    for (const worker of driver.page.workers()) await worker.close();
    const free = (await board.quiet()).target[0];
    await board.press(free);
    const paused = ({ state }) => state === "reviewing";
    await board.shows("the engine is given up", paused, 60_000);
    await board.press(free);
    const { moves: after } = await board.shows(
      "another answers",
      ({ moves: now }) => now.length === moves.length + 2,
      20_000,
    );
    same("the game", after.slice(0, 2), moves);
  },
);

/** The points in view on which something else lies; runs in the page. */
function hidden() {
  const board = document.querySelector("#board");
  const points = [...board.shadowRoot.querySelectorAll("[data-point]")];
  return points
    .map((point) => {
      const { x, y, width, height } = point.getBoundingClientRect();
      return { point, x: x + width / 2, y: y + height / 2 };
    })
    .filter(({ x, y }) => x < innerWidth && y < innerHeight)
    .filter(({ x, y }) => document.elementFromPoint(x, y) !== board)
    .map(({ point }) => point.dataset.point);
}

/** Runs in the page. */
function nameInPage(field, name) {
  const input = document.querySelector(`[name=${field}]`);
  input.value = name;
  for (const type of ["input", "change"])
    input.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Leaves no room at all; runs in the page. */
function fillStorage() {
  for (let size = 2 ** 22; size >= 1;) {
    try {
      localStorage.setItem(`full-${size}-${Math.random()}`, "x".repeat(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  // Room for the state as it was may be left where it stands.
  localStorage.removeItem("mlin.page.v1");
  try {
    localStorage.setItem("full-again", "x".repeat(2 ** 10));
  } catch {
    localStorage.setItem("full-again", "x".repeat(2 ** 8));
  }
}
