/** What assistive technology and the system's settings find. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
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

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

for (const scheme of ["light", "dark"]) {
  test(
    `accessibility: axe finds nothing in ${scheme}`,
    CHROMIUM,
    async ({ driver, page, board }) => {
      await driver.media({ "prefers-color-scheme": scheme });
      await page.open({ players: "human,human" });
      await axe(driver, "at the start");
      await page.open({ players: "human,human", position: SLIDING });
      await board.pressAll("a7");
      await axe(driver, "with a lifted man");
      await page.open({ players: "human,human", position: CLOSING });
      await axe(driver, "while placing");
      await board.pressAll("d7");
      await axe(driver, "while capturing");
      await page.act("resign");
      await page.agree();
      await board.shows("an outcome", ({ outcome }) => outcome);
      await axe(driver, "at the end");
      await page.open({ players: "human,human", position: CLOSING });
      await page.act("analyse");
      await page.says("lines", (words) => /Depth \d/.test(words));
      await driver.evaluate(() =>
        document.querySelector(".analysis-lines button").click(),
      );
      await page.says("a preview", (words) => /Back to the game/.test(words));
      await axe(driver, "with the analysis");
    },
  );
}

test(
  "accessibility: axe finds nothing on a phone",
  CHROMIUM,
  async ({ driver, page }) => {
    await driver.viewport(360, 640);
    await page.open({ level: 1, lang: "bs" });
    await axe(driver, "on a phone");
  },
);

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
    `accessibility: men stand out 3 to 1 from a ${theme} board`,
    LOGIC,
    async ({ driver, page, board }) => {
      await page.open({ players: "human,human", position: SLIDING, theme });
      const seen = await board.shows("the men");
      for (const [point, man] of Object.entries(seen.men).filter(hasMan)) {
        const contrast = await driver.evaluate(contrastOf, point);
        holds(`${man} on ${point}: 3 to 1`, contrast >= 3, contrast);
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
    await board.pressAll("a7 d7");
    await driver.evaluate(nextFrame);
    const first = await picture(scene, "first");
    const end = Date.now() + 300;
    while (Date.now() < end) await driver.evaluate(nextFrame);
    holds("the same picture later", first.equals(await picture(scene, "last")));
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

/** No rule of axe is broken. */
async function axe(driver, when) {
  await driver.evaluate(await readFile(AXE, "utf8"));
  const violations = await driver.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) => {
        return `${target.flat().join(" ")}: ${failureSummary}`;
      });
      return `${id} (${places.slice(0, 4).join("; ")})`;
    });
  });
  none(`axe ${when}`, violations);
}

function hasMan([, man]) {
  return man !== "";
}

/**
 * The contrast of WCAG 2.2 between the body of a man and the board around him,
 * by the medians of their pixels; runs in the page.
 */
function contrastOf(point) {
  const { shadowRoot } = document.querySelector("#board");
  const button = shadowRoot.querySelector(`[data-point="${point}"]`);
  const place = button.getBoundingClientRect();
  const pixelsOf = (part) => {
    const canvas = shadowRoot.querySelector(`[part="${part}"]`);
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const box = [place.left - left, place.top - top, place.width, place.height];
    const area = box.map((length) => Math.round(length * ratio));
    const { data } = canvas.getContext("2d").getImageData(...area);
    return Array.from({ length: data.length / 4 }, (_, pixel) => {
      return [...data.subarray(4 * pixel, 4 * pixel + 4)];
    });
  };
  const linear = (channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red, green, blue]) => {
    return (
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    );
  };
  const median = (pixels) => {
    const all = pixels.map(luminance).sort((one, two) => one - two);
    return all[all.length >> 1];
  };
  const body = median(pixelsOf("men").filter((pixel) => pixel[3] === 255));
  const around = median(pixelsOf("ground"));
  const [dark, light] = [Math.min(body, around), Math.max(body, around)];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour behind everything; runs in the page. */
function ground() {
  const colour = (element) => getComputedStyle(element).backgroundColor;
  return `${colour(document.documentElement)} ${colour(document.body)}`;
}

/** Runs in the page. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
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
