/** Choosing what is played, by whom, and by which rules. */

import { same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";

const TWO = { players: "human,human", lang: "en" };

test(
  "setup: a game is chosen by its picture, its rules by a name",
  LOGIC,
  async ({ driver, page, board }) => {
    const before = await page.open(TWO);
    await page.act("variants");
    await driver.evaluate(press, "[data-variant=eleven]");
    const chosen = await board.changed(before, "another board");
    same("the variant", chosen.variant, "eleven");
    await page.choose("preset", "no-flying");
    const strict = await board.changed(chosen, "other rules");
    same("the option", await page.value("flying"), "off");
    await page.choose("repetition", "off");
    await board.changed(strict, "rules of one's own");
    same("the preset", await page.value("preset"), "own");
  },
);

test(
  "setup: names stand beside the board and change sides in a rematch",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open(TWO);
    await page.focus("[name=you]");
    await driver.type("Ana");
    await driver.key("Enter");
    await page.says("Ana", (words) => words.includes("White\nAna"));
    await board.pressAll("d6");
    await page.act("resign");
    await page.agree();
    await board.shows("the end", ({ state }) => state === "over");
    await driver.evaluate(press, "[data-result=again]");
    await page.says("Ana", (words) => words.includes("Black\nAna"));
  },
);

/** Runs in the page. */
function press(selector) {
  document.querySelector(selector).click();
}
