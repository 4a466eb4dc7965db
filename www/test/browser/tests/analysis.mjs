/** The analysis of the position on the board. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { CLOSING } from "./positions.mjs";

/** White closes a mill by g4-g7, takes, and black has two men left. */
const WINNING = "nine WW.W..../......../B.B..B.. w 0,0 0";

const TWO = { players: "human,human" };

/** What the panel shows; runs in the page. */
function look() {
  const rows = [...document.querySelectorAll(".analysis-lines li")];
  const { game } = document.querySelector("#board");
  return {
    lines: rows
      .filter((row) => !row.hidden)
      .map((row) => ({
        score: row.querySelector(".analysis-score").textContent,
        move: row.querySelector("button").textContent,
      })),
    legal: game.legalMoves().map(({ text }) => text),
    marked: ["arrows", "highlight"].some((name) =>
      document.querySelector("#board").hasAttribute(name),
    ),
    state: document.querySelector("#board").state,
    shown: !document.querySelector(".analysis-body").hidden,
  };
}

const lines = (driver, what, accept = (seen) => seen.lines.length > 0) =>
  until(what, () => driver.evaluate(look), accept);

const isLegal = ({ lines, legal }) =>
  lines.length > 0 && lines.every(({ move }) => legal.includes(move));

test(
  "analysis: lines begin with legal moves, also after a move",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open(TWO);
    holds("off at first", !(await driver.evaluate(look)).shown);
    await page.act("analyse");
    const first = await lines(driver, "lines", isLegal);
    same("how many lines", first.lines.length, 3);
    holds("first moves are marked", first.marked);
    await board.pressAll("d6");
    await lines(
      driver,
      "lines of the next position",
      (seen) => isLegal(seen) && !seen.legal.includes("d6"),
    );
  },
);

test("analysis: switched off it is gone", LOGIC, async ({ driver, page }) => {
  await page.open({ ...TWO, position: CLOSING });
  await page.act("analyse");
  await lines(driver, "lines");
  await page.act("analyse");
  const off = (seen) => !seen.shown && !seen.marked && seen.lines.length === 0;
  await lines(driver, "nothing", off);
});

test(
  "analysis: a proven win is said in words",
  LOGIC,
  async ({ driver, page }) => {
    await page.open({ ...TWO, position: WINNING });
    await page.act("analyse");
    await lines(driver, "a win in words", ({ lines: [best] }) =>
      /^White wins in \d+ turn/.test(best?.score),
    );
  },
);

test(
  "analysis: a move of a line is shown on the board, and left by Escape",
  LOGIC,
  async ({ driver, page }) => {
    await page.open({ ...TWO, position: CLOSING });
    await page.act("analyse");
    await lines(driver, "lines");
    await driver.evaluate(() =>
      document.querySelector(".analysis-lines button").click(),
    );
    await lines(driver, "a line", ({ state }) => state === "reviewing");
    await driver.key("Escape");
    await lines(driver, "the game", ({ state }) => state === "idle");
  },
);
