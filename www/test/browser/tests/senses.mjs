/** What is heard, what is felt, what is asked before and what is shown to beginners. */

import { holds, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

/** Where a driver's taps are those of fingers. */
const FINGERS = {
  ...ANYWHERE,
  engines: ["chromium", "firefox"],
  because: "WebKit's driver makes taps up, as clicks without a pointer",
};

test(
  "senses: no sound before the page is touched, and none when it is off",
  ANYWHERE,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human" });
    await driver.evaluate(countSounds);
    const sounds = () => driver.evaluate(() => window.sounds);
    await driver.evaluate(() => document.querySelector("#board").play("d6"));
    await board.played(["d6"]);
    same("sounds before a touch", await sounds(), 0);
    await board.press("f4");
    await board.played(["d6", "f4"]);
    const first = await until("a sound", sounds, (count) => count > 0);
    await page.act("sound");
    same("what is kept", await page.value("sound"), "off");
    await board.press("a1");
    await board.played(["d6", "f4", "a1"]);
    same("sounds when it is off", await sounds(), first);
  },
);

test(
  "senses: a tap is confirmed by a second one, where that is wanted",
  FINGERS,
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    await page.open({ players: "human,human" });
    await page.choose("confirm", "on");
    await board.tap("d6");
    await board.shows("the question", ({ status }) => /d6 again/.test(status));
    await board.tap("f4");
    const asked = await board.shows("another question", ({ status }) => {
      return /f4 again/.test(status);
    });
    same("moves before it is answered", asked.moves, []);
    await board.tap("f4");
    await board.played(["f4"]);
    await board.press("d6");
    await board.played(["f4", "d6"]);
  },
);

test(
  "senses: beginner's marks are shown where they are wanted, in words too",
  LOGIC,
  async ({ driver, page, board }) => {
    const moves = "a7 d6 d7";
    await page.open({ players: "human,human", moves });
    const remark = (point) => driver.evaluate(remarkOn, point);
    same("without marks", await remark("g7"), null);
    const before = await driver.evaluate(pixels);
    await page.choose("aids", "on");
    await until(
      "a remark",
      () => remark("g7"),
      (text) => /mill/.test(text),
    );
    holds("another picture", before !== (await driver.evaluate(pixels)));
    await board.press("g7");
    await until(
      "no remark",
      () => remark("g7"),
      (text) => text === null,
    );
  },
);

test(
  "senses: board and men are remembered",
  LOGIC,
  async ({ driver, page }) => {
    await page.open({ players: "human,human" });
    const before = await driver.evaluate(pixels);
    await page.choose("board", "ink");
    await page.choose("men", "turned");
    holds("another picture", before !== (await driver.evaluate(pixels)));
    await page.reload();
    same("the board", await page.value("board"), "ink");
    same("the men", await page.value("men"), "turned");
    same("the look", await driver.evaluate(lookOfBoard), "ink turned");
  },
);

test(
  "senses: a finger feels its move, unless that is off",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "it cannot vibrate, and so has no such setting",
  },
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    await page.open({ players: "human,human" });
    await driver.evaluate(() => {
      window.felt = [];
      navigator.vibrate = (pulses) => window.felt.push(pulses);
    });
    const felt = () => driver.evaluate(() => window.felt.length);
    await board.press("d6");
    await board.played(["d6"]);
    same("by mouse", await felt(), 0);
    await board.tap("f4");
    await until("a pulse", felt, (count) => count === 1);
    await page.choose("haptics", "off");
    await board.tap("d2");
    await board.played(["d6", "f4", "d2"]);
    same("when it is off", await felt(), 1);
  },
);

/** Counts systems of sound that are made, and their sounds; runs in the page. */
function countSounds() {
  window.sounds = 0;
  window.AudioContext = class extends AudioContext {
    constructor() {
      super();
      window.sounds += 1;
    }
  };
  const { createGain } = AudioContext.prototype;
  AudioContext.prototype.createGain = function () {
    window.sounds += 1;
    return createGain.call(this);
  };
}

/** What is said of a point besides its name; runs in the page. */
function remarkOn(point) {
  const { shadowRoot } = document.querySelector("#board");
  return shadowRoot
    .querySelector(`[data-point="${point}"]`)
    .getAttribute("aria-description");
}

/** A number that stands for what both canvases show; runs in the page. */
function pixels() {
  const { shadowRoot } = document.querySelector("#board");
  const text = [...shadowRoot.querySelectorAll("canvas")]
    .map((canvas) => canvas.toDataURL())
    .join();
  let sum = 0;
  for (const sign of text) sum = (31 * sum + sign.charCodeAt(0)) | 0;
  return sum;
}

/** How the board is drawn; runs in the page. */
function lookOfBoard() {
  const style = getComputedStyle(document.querySelector("#board"));
  return ["material", "men"]
    .map((name) => style.getPropertyValue(`--mlin-${name}`).trim())
    .join(" ");
}
