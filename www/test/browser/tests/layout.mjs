/** What fits where: phones, tablets, desktops. */

import { languages } from "../../../i18n/index.js";
import { holds, none, same } from "../claims.mjs";
import { measure } from "../page/measure.mjs";
import { ANYWHERE, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { PLACED } from "./positions.mjs";

/** What must be in view without scrolling. */
const SIZES = [
  [360, 640],
  [768, 1024],
  [1366, 768],
];

/** The narrowest phone, and the narrowest window that WebKitGTK has. */
const NARROW = { chromium: 320, firefox: 320, webkit: 334 };

/** The least side of a target for a finger, in CSS pixels. */
const FINGER = 44;

for (const [width, height] of SIZES) {
  test(
    `layout: the game is in view at ${width}x${height}`,
    ANYWHERE,
    async (scene) => {
      const { driver, page, board } = scene;
      await driver.viewport(width, height);
      await page.open({ level: 1 });
      await inView(driver);
      await board.pressAll("d6");
      await page.open({ players: "human,human", moves: PLACED });
      await board.pressAll("c3");
      await inView(driver);
    },
  );
}

test("layout: a phone on its side shows the board", ANYWHERE, async (scene) => {
  const { driver, page } = scene;
  await driver.viewport(640, 360);
  await page.open({ level: 1 });
  await inView(driver);
});

test(
  "layout: nothing scrolls sideways on the narrowest phone",
  ANYWHERE,
  async (scene) => {
    const { driver, page } = scene;
    await driver.viewport(NARROW[driver.engine], 568);
    for (const { tag: lang } of languages) {
      await page.open({ players: "human,human", variant: "twelve", lang });
      noScrollingSideways(`in ${lang}`, await driver.evaluate(measure));
    }
  },
);

test(
  "layout: a page at 400 % scrolls one way only",
  ANYWHERE,
  async ({ driver, page }) => {
    await driver.viewport(NARROW[driver.engine], 256);
    for (const lang of ["de", "lt"]) {
      await page.open({ players: "human,human", lang });
      noScrollingSideways(`in ${lang}`, await driver.evaluate(measure));
    }
  },
);

test(
  "layout: targets for fingers on the narrowest phone",
  ANYWHERE,
  async (scene) => {
    const { driver, page } = scene;
    await driver.viewport(NARROW[driver.engine], 568);
    for (const variant of ["three", "nine", "twelve"]) {
      await page.open({ players: "human,human", variant });
      await fitForFingers(driver, variant);
    }
  },
);

test(
  "layout: a frame 320 pixels wide",
  { origins: ["http"] },
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "narrow.html"));
    const frame = await until(
      "the game in the frame",
      () => driver.evaluate(measure, "iframe"),
      (seen) => seen?.points.length === 24,
    );
    same("its width", frame.width, 320);
    noScrollingSideways("in the frame", frame);
    none("targets too small", tooSmall(frame));
  },
);

test("layout: a large screen", ANYWHERE, async ({ driver, page }) => {
  await driver.viewport(1590, 1190);
  await page.open({ level: 1 });
  await inView(driver);
});

test(
  "layout: a screen of 4K",
  {
    ...ANYWHERE,
    engines: ["chromium", "firefox"],
    because: "its display is not so large",
  },
  async ({ driver, page }) => {
    await driver.viewport(3840, 2160);
    await page.open({ level: 1 });
    await inView(driver);
    const { width } = await driver.evaluate(boxOf, "#board");
    holds("a board that uses the room", width > 1000, width);
  },
);

test(
  "layout: each pixel of the board is one of the screen",
  {
    ...ANYWHERE,
    engines: ["chromium", "firefox"],
    because: "WebKit does not count the pixels of the screen for a page",
  },
  async ({ driver, page }) => {
    await page.open({ players: "human,human" });
    for (const [width, left] of [
      [333.3, 0.4],
      [401.7, 7.3],
      [298, 0],
    ]) {
      await driver.evaluate(resizeBoard, width, left);
      await until(
        `a sharp board ${width} wide`,
        () => driver.evaluate(canvasAndScreen),
        ([canvas, screen]) => canvas === screen,
      );
    }
  },
);

test(
  "layout: the board is as sharp as the screen, whatever the screen or the zoom",
  {
    ...ANYWHERE,
    engines: ["chromium", "firefox"],
    because: "its driver has one screen, of one pixel per CSS pixel",
  },
  async ({ driver, page }) => {
    await page.open({ players: "human,human" });
    for (const ratio of [1.5, 2, 3, 1]) {
      // As a zoom does: fewer CSS pixels, of more pixels each.
      const size = [1366, 768].map((pixels) => Math.round(pixels / ratio));
      await driver.viewport(...size, ratio);
      await until(
        `${ratio} pixels per CSS pixel`,
        () => driver.evaluate(sharpness),
        (seen) => seen.ratio === ratio && seen.off < 1,
      );
    }
  },
);

/** By how many pixels a canvas is not as fine as the screen; runs in the page. */
function sharpness() {
  const { shadowRoot } = document.querySelector("#board");
  const off = [...shadowRoot.querySelectorAll("canvas")].map((canvas) => {
    const { width } = canvas.getBoundingClientRect();
    return Math.abs(canvas.width - width * devicePixelRatio);
  });
  return { ratio: devicePixelRatio, off: Math.max(...off) };
}

/** Runs in the page. */
function resizeBoard(width, left) {
  const { style } = document.querySelector("#board");
  Object.assign(style, { width: `${width}px`, marginLeft: `${left}px` });
}

/** Pixels of a canvas, and of the screen under it; runs in the page. */
function canvasAndScreen() {
  const { shadowRoot } = document.querySelector("#board");
  const canvas = shadowRoot.querySelector("canvas");
  return new Promise((resolve) => {
    const observer = new ResizeObserver(([entry]) => {
      const [{ inlineSize, blockSize }] = entry.devicePixelContentBoxSize;
      observer.disconnect();
      resolve([
        `${canvas.width}x${canvas.height}`,
        `${inlineSize}x${blockSize}`,
      ]);
    });
    observer.observe(canvas, { box: "device-pixel-content-box" });
  });
}

/** What belongs to a game beside its board. */
const AROUND = [".status", "[data-strip=far]", "[data-strip=near]", ".actions"];

/** The whole game is within the window, and nothing scrolls sideways. */
async function inView(driver, parts = ["#board", ...AROUND]) {
  const seen = await driver.evaluate(measure);
  noScrollingSideways("there", seen);
  for (const part of parts) {
    const box = await driver.evaluate(boxOf, part);
    holds(`${part} in view`, isWithin(box, seen), box);
  }
}

/** Half a pixel is lost to fractions. */
function isWithin({ left, top, right, bottom }, { width, height }) {
  return (
    left >= 0 && top >= 0 && right <= width + 0.5 && bottom <= height + 0.5
  );
}

/** Runs in the page. */
function boxOf(selector) {
  return document.querySelector(selector).getBoundingClientRect().toJSON();
}

function noScrollingSideways(where, { sideways, outside }) {
  const pixels = `pixels to scroll sideways ${where}`;
  holds(`no ${pixels}`, sideways === 0, { sideways, outside });
}

async function fitForFingers(driver, variant) {
  const seen = await driver.evaluate(measure);
  none(`${variant}: targets too small`, tooSmall(seen));
}

/** A tenth of a pixel is lost to fractions. */
function tooSmall({ points, controls }) {
  return [...points, ...controls].filter(({ width, height }) => {
    return Math.min(width, height) < FINGER - 0.1;
  });
}
