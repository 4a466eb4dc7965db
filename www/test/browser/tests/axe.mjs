/** What axe finds (WCAG 2.2 AA and good practice): nothing, in any state, light, dark or of high contrast. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { holds, none } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { ANYWHERE, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { CLOSING, MISSED_WIN, SLIDING } from "./positions.mjs";

/** One engine sets media features for us; what it finds is the page's doing. */
const CHROMIUM = {
  ...ANYWHERE,
  engines: ["chromium"],
  because: "its driver sets no media features; Chromium shows the same page",
  within: 300_000,
};

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Another theme can break no other rule. */
const CONTRAST = { runOnly: ["color-contrast"] };

/** What a page in a frame leaves to the page around it. */
const FRAMED = {
  "embed.html": { rules: { "page-has-heading-one": { enabled: false } } },
};

const THEMES = ["light", "dark", "contrast"];

const TWO = { players: "human,human", lang: "en" };

/** @typedef {import("../suite.mjs").Scene} Scene */

/**
 * States of the game's page, and how each is reached: from a link of its own,
 * or from the state before it.
 *
 * @type {Record<string, Record<string, (scene: Scene) => Promise<unknown>>>}
 */
const STATES = {
  "while a game is played": {
    "at the start": ({ page }) => page.open(TWO),
    "with a man in place": ({ board }) => board.pressAll("d6"),
    "after a refusal": async ({ board }) => {
      await board.press("d6");
      await board.shows("a reason", ({ status }) =>
        /occupied|already|stands/i.test(status),
      );
    },
    "with a hint": async ({ page }) => {
      await page.act("hint");
      await page.says("a hint", (words) => /Hint:/.test(words));
    },
    "with a toast": async ({ page }) => {
      await page.act("new");
      await page.says("a toast", (words) => /New game\./.test(words));
    },
    "with a lifted man": async ({ page, board }) => {
      await page.open({ ...TWO, position: SLIDING });
      await board.pressAll("a7");
    },
    "with beginner's marks": ({ page }) => page.choose("aids", "on"),
    "while capturing": async ({ page, board }) => {
      await page.open({ ...TWO, position: CLOSING });
      await board.pressAll("d7");
    },
    "with a question": ({ page }) => page.act("resign"),
    "at the end, with its result": async ({ page, board }) => {
      await page.agree();
      await board.shows("an outcome", ({ outcome }) => outcome);
    },
    "while the engine thinks": async ({ page, board }) => {
      await page.open({ lang: "en", level: 10 });
      await board.press("d6");
      await board.shows("it thinks", ({ busy }) => busy);
    },
    "with a clock": async ({ page, board }) => {
      await page.open(TWO);
      await page.choose("clock", "3+2");
      await board.pressAll("d6");
    },
    "with a turn for a friend": async ({ page, board }) => {
      await page.act("invite");
      await page.choose("first", "white");
      await page.act("invite");
      await board.pressAll("d6");
      await page.says("what is to be done", (words) => /send/i.test(words));
    },
  },
  "while one learns": {
    "walking through the moves": async ({ driver, page }) => {
      await page.open({ ...TWO, moves: "d6 f4 d2 b4" });
      await driver.evaluate(press, ".move");
      await page.says("a way back", (words) => /Back to the game/.test(words));
    },
    "with the analysis": async ({ driver, page }) => {
      await page.open({ ...TWO, position: CLOSING });
      await page.act("analyse");
      await page.says("lines", (words) => /Depth \d/.test(words));
      await driver.evaluate(press, ".analysis-lines button");
      await page.says("a line", (words) => /Back to the game/.test(words));
    },
    "with a review": async ({ driver, page }) => {
      await page.open({ ...TWO, ...MISSED_WIN });
      await page.act("review");
      await page.says("a mistake", (words) => /g4-g1\?\?/.test(words));
      await driver.evaluate(press, ".review-move");
      await page.says("it in words", (words) => /Better was/.test(words));
    },
    "with a task of the review": async ({ driver, page }) => {
      await driver.evaluate(press, ".review-retry");
      await page.says("the task", (words) => /find a better/i.test(words));
    },
    "with the values of the moves": async ({ driver, page }) => {
      await page.open({ ...TWO, variant: "three" });
      await driver.evaluate(press, ".perfect-solve");
      await driver.evaluate(press, ".perfect-values");
      await page.says("a solved game", (words) => /Solved:/.test(words));
    },
  },
  "in a dialog": {
    settings: async ({ page }) => {
      await page.open({ ...TWO, moves: "d6 f4" });
      await page.act("settings");
    },
    variants: (scene) => next(scene, "variants"),
    editor: (scene) => next(scene, "editor"),
    "the editor of a bad position": async ({ driver }) => {
      await driver.evaluate(() => {
        const buttons = [...document.querySelectorAll("dialog.editor button")];
        buttons.find(({ textContent }) => textContent === "Clear").click();
      });
    },
    send: (scene) => next(scene, "send"),
    open: (scene) => next(scene, "paste"),
    "open with an error": async ({ driver, page }) => {
      await driver.type("1. d6 d6");
      await driver.evaluate(press, "dialog[open] [type=submit]");
      await page.says("an error", (words) => /d6/.test(words));
    },
    "pick one of several games": async ({ driver, page }) => {
      await page.focus("dialog[open] textarea");
      await driver.evaluate((text) => {
        document.querySelector("dialog[open] textarea").value = text;
        document.querySelector("dialog[open] [type=submit]").click();
      }, '1. d6 f4 *\n\n[White "Ana"]\n\n1. d2 b4 *');
      await page.says("the games", (words) => /Ana/.test(words));
    },
    "an empty archive": (scene) => next(scene, "archive"),
    "an archive with statistics": async (scene) => {
      const { driver, page, board } = scene;
      await page.open({ lang: "en", level: 1, moves: "d6 f4" });
      await page.act("resign");
      await page.agree();
      await board.shows("an outcome", ({ outcome }) => outcome);
      await until("the game is kept", async () => {
        await next(scene, "archive");
        return driver.evaluate(() => document.querySelector(".statistics td"));
      });
    },
  },
  "on a phone": {
    "a game": async ({ driver, page }) => {
      await driver.viewport(360, 640);
      await page.open({ level: 1, lang: "bs" });
    },
    settings: ({ page }) => page.act("settings"),
    editor: (scene) => next(scene, "editor"),
    send: (scene) => next(scene, "send"),
  },
};

for (const [where, states] of Object.entries(STATES)) {
  test(`axe: finds nothing ${where}`, CHROMIUM, async (scene) => {
    const { driver, page } = scene;
    await still(driver);
    for (const [name, reach] of Object.entries(states)) {
      await reach(scene);
      for (const theme of where === "on a phone" ? ["light"] : THEMES) {
        await page.choose("theme", theme);
        const options = theme === "light" ? {} : CONTRAST;
        await axe(driver, `${name}, ${theme}`, options);
      }
    }
  });
}

test(
  "axe: finds nothing beside any look of the board",
  CHROMIUM,
  async (scene) => {
    const { driver, page, board } = scene;
    await still(driver);
    await page.open({ ...TWO, position: CLOSING });
    await board.pressAll("d7");
    for (const look of ["wood", "stone", "ink", "contrast"]) {
      await page.choose("board", look);
      for (const theme of THEMES) {
        await page.choose("theme", theme);
        await axe(driver, `${look}, ${theme}`, CONTRAST);
      }
    }
  },
);

/** Pages that are not the game's own, with what is done on them first. */
const PAGES = {
  "rules/de.html": () => {},
  "lessons/lt.html": () => {},
  "puzzles.html": ({ board }) => board.shows("a puzzle"),
  "embed-builder.html": ({ board }) => board.shows("a preview"),
  "embed.html": ({ board }) => board.shows("a board"),
};

test("axe: finds nothing on the other pages", CHROMIUM, async (scene) => {
  const { driver, origin } = scene;
  const board = new Board(driver, "mlin-board");
  for (const [name, reach] of Object.entries(PAGES)) {
    await still(driver);
    await driver.open(origin.url({ controls: "" }, name));
    await reach({ ...scene, board });
    for (const scheme of ["light", "dark"]) {
      await still(driver, scheme);
      const options = scheme === "dark" ? CONTRAST : (FRAMED[name] ?? {});
      await axe(driver, `${name}, ${scheme}`, options);
    }
  }
});

/** Nothing fades while it is looked at. */
function still(driver, scheme = "light") {
  return driver.media({
    "prefers-color-scheme": scheme,
    "prefers-reduced-motion": "reduce",
  });
}

/** Closes the dialog that is open, and opens another. */
async function next({ driver, page }, action) {
  await driver.evaluate(() => document.querySelector("dialog[open]")?.close());
  await page.act(action);
}

/** Runs in the page. */
function press(selector) {
  document.querySelector(selector).click();
}

/** No rule of axe is broken. */
async function axe(driver, when, options = {}) {
  const there = await driver.evaluate(() => "axe" in window);
  if (!there) await driver.evaluate(await readFile(AXE, "utf8"));
  const { violations, passes } = await driver.evaluate(look, options);
  holds(`rules that apply ${when}`, passes > 0, passes);
  none(`axe ${when}`, violations);
}

/** Runs in the page. */
async function look(options) {
  const { violations, passes } = await window.axe.run(document, options);
  const told = violations.map(({ id, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => {
      return `${target.flat().join(" ")}: ${failureSummary}`;
    });
    return `${id} (${places.slice(0, 4).join("; ")})`;
  });
  return { violations: told, passes: passes.length };
}
