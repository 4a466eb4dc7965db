/** What assistive technology and the system's settings find. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { holds, none, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { CLOSING, SLIDING } from "./positions.mjs";

/** One engine sets media features for us; what it finds is the page's doing. */
const CHROMIUM = {
  ...ANYWHERE,
  engines: ["chromium"],
  because: "its driver sets no media features; Chromium shows the same page",
};

test(
  "accessibility: the theme follows the system",
  CHROMIUM,
  async ({ driver, page }) => {
    await page.open();
    const grounds = new Set();
    for (const scheme of ["light", "dark"]) {
      await driver.media({ "prefers-color-scheme": scheme });
      grounds.add(await driver.evaluate(ground));
    }
    same("different grounds", grounds.size, 2);
  },
);

for (const theme of ["light", "dark"]) {
  test(
    `accessibility: men stand out 3 to 1 from every ${theme} board`,
    LOGIC,
    async ({ driver, page, board }) => {
      await page.open({ players: "human,human", position: SLIDING, theme });
      const seen = await board.shows("the men");
      const of = (side) => {
        return Object.keys(seen.men).filter((at) => seen.men[at] === side);
      };
      for (const look of ["wood", "stone", "ink", "contrast"]) {
        for (const men of ["turned", "stones"]) {
          const places = { w: of("w"), b: of("b") };
          const faint = await driver.evaluate(faintMen, look, men, places);
          none(`${men} men that are hard to see on ${look}`, faint);
        }
      }
    },
  );
}

test(
  "accessibility: forced colours repaint the board",
  CHROMIUM,
  async (scene) => {
    const { driver, page } = scene;
    await page.open({ players: "human,human", position: CLOSING });
    const before = await picture(scene, "before");
    await driver.media({ "forced-colors": "active" });
    await page.open({ players: "human,human", position: CLOSING });
    const after = await picture(scene, "after");
    holds("another picture", !before.equals(after));
    const [white, black] = await driver.evaluate(() =>
      ["w", "b"].map(
        (side) =>
          getComputedStyle(document.querySelector(`.man[data-man=${side}]`))
            .backgroundColor,
      ),
    );
    same("a white man beside it", white, "rgb(255, 255, 255)");
    same("a black man beside it", black, "rgb(0, 0, 0)");
  },
);

test(
  "accessibility: reduced motion shows the move at once",
  CHROMIUM,
  async (scene) => {
    const { driver, page, board } = scene;
    await driver.media({ "prefers-reduced-motion": "reduce" });
    await page.open({
      players: "human,human",
      position: SLIDING,
      motion: "on",
    });
    await board.pressAll("a7");
    holds("the same picture later", await driver.evaluate(standsAtOnce, "d7"));
  },
);

test(
  "accessibility: names say point, man and what a press does",
  LOGIC,
  async (scene) => {
    const { page, board } = scene;
    await page.open({ players: "human,human", lang: "en", position: SLIDING });
    const names = new Map();
    for (const point of ["a7", "b6", "d7"]) {
      names.set(point, await board.name(point));
    }
    for (const [point, name] of names) {
      holds(`the name of ${point}`, name.toLowerCase().includes(point), name);
    }
    holds("white", /white/i.test(names.get("a7")), names.get("a7"));
    holds("black", /black/i.test(names.get("b6")), names.get("b6"));
    await board.pressAll("a7");
    const lifted = await board.name("d7");
    holds("another name of a target", lifted !== names.get("d7"), lifted);
  },
);

test("accessibility: the same refusal is read again", LOGIC, async (scene) => {
  const { driver, page, board } = scene;
  await page.open({ players: "human,human", moves: "d6" });
  await driver.evaluate(countStatusChanges);
  await board.press("d6");
  const first = await changesOf(driver, 0);
  await board.press("d6");
  await changesOf(driver, first);
});

/**
 * Puts a look on, and finds men whose contrast is less than 3 to 1 (WCAG 2.2):
 * with the board around them, by their bodies or by their outlines, or with
 * the other side's men. Medians of pixels; runs in the page.
 */
function faintMen(look, men, { w, b }) {
  const board = document.querySelector("#board");
  Object.assign(board, { board: look, men });
  const { shadowRoot } = board;
  /** Pixels of a canvas at a point: distance from its middle, luminance. */
  const pixelsOf = (point, part) => {
    const button = shadowRoot.querySelector(`[data-point="${point}"]`);
    const place = button.getBoundingClientRect();
    const canvas = shadowRoot.querySelector(`[part="${part}"]`);
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const box = [place.left - left, place.top - top, place.width, place.height];
    const area = box.map((length) => Math.round(length * ratio));
    const { data } = canvas.getContext("2d").getImageData(...area);
    const middle = area.slice(2).map((length) => (length - 1) / 2);
    return Array.from({ length: data.length / 4 }, (_, pixel) => ({
      distance: Math.hypot(
        (pixel % area[2]) - middle[0],
        Math.floor(pixel / area[2]) - middle[1],
      ),
      opaque: data[4 * pixel + 3] === 255,
      light: luminance(...data.subarray(4 * pixel, 4 * pixel + 3)),
    }));
  };
  const luminance = (red, green, blue) => {
    return (
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    );
  };
  const linear = (channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const median = (pixels) => {
    const all = pixels.map(({ light }) => light).sort((one, two) => one - two);
    return all[all.length >> 1];
  };
  const contrast = (one, other) => {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  };
  const measured = (point) => {
    const man = pixelsOf(point, "men").filter(({ opaque }) => opaque);
    const reach = Math.max(...man.map(({ distance }) => distance));
    const rim = man.filter(({ distance }) => distance > reach * 0.88);
    const around = median(pixelsOf(point, "ground"));
    const body = median(man);
    const out = Math.max(contrast(body, around), contrast(median(rim), around));
    return { point, body, out };
  };
  const [white, black] = [w, b].map((points) => points.map(measured));
  const faint = [...white, ...black].filter(({ out }) => !(out >= 3));
  const alike = white.filter(({ body }) => {
    return black.some((other) => !(contrast(body, other.body) >= 3));
  });
  return [...faint, ...alike].map((man) => JSON.stringify(man));
}

/** The colour behind everything; runs in the page. */
function ground() {
  const colour = (element) => getComputedStyle(element).backgroundColor;
  return `${colour(document.documentElement)} ${colour(document.body)}`;
}

/**
 * Whether the men stand at once as they stand when a motion would have ended;
 * runs in the page.
 */
async function standsAtOnce(point) {
  const { shadowRoot } = document.querySelector("#board");
  const men = () => shadowRoot.querySelector('[part="men"]').toDataURL();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // A browser that rests takes its time for the first frame: a motion's.
  for (let warm = 0; warm < 3; warm += 1) await frame();
  shadowRoot.querySelector(`[data-point="${point}"]`).click();
  await frame();
  const first = men();
  const end = performance.now() + 600;
  while (performance.now() < end) await frame();
  return men() === first;
}

/** A picture of the window, as bytes. */
async function picture({ driver, room }, name) {
  const path = join(room, `${name}.png`);
  await driver.screenshot(path);
  return readFile(path);
}

/** Runs in the page. */
function countStatusChanges() {
  const { shadowRoot } = document.querySelector("#board");
  const status = shadowRoot.querySelector("[role=status]");
  window.changes = 0;
  const count = new MutationObserver(() => (window.changes += 1));
  const all = { childList: true, characterData: true, subtree: true };
  count.observe(status, all);
}

/** @returns {Promise<number>} the changes of the status, more than before */
function changesOf(driver, before) {
  return until(
    "the status is written again",
    () => driver.evaluate(() => window.changes),
    (changes) => changes > before,
  );
}
