/** The editor: any position, by mouse and keyboard, and what is wrong with it. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";

test(
  "editor: a position is set up by keyboard and played",
  LOGIC,
  async ({ driver, page, board }) => {
    const two = { players: "human,human", lang: "en" };
    const before = await page.open({ ...two, moves: "d6" });
    await page.act("editor");
    await driver.evaluate(pressButton, "Clear");
    const refused = await driver.evaluate(verdict);
    holds("words for it", /fewer than three/.test(refused), refused);
    for (const key of ["Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"])
      await driver.key(key);
    same("men", await driver.evaluate(menOf, "w"), ["a7", "d7", "g7"]);
    await driver.evaluate(pressButton, "Play from here");
    const seen = await board.changed(before, "the position");
    same("its text", seen.position, "nine WWW...../......../........ b 0,0 0");
    same("it is over", seen.outcome?.reason, "fewer-than-three");
    await page.act("undo");
    const back = await board.changed(seen, "the game before");
    same("the old game", back.position, before.position);
  },
);

/** Runs in the page. */
function verdict() {
  return document.querySelector(".editor-verdict").textContent;
}

/** Runs in the page: presses, and goes back to the board. */
function pressButton(words) {
  const buttons = [...document.querySelectorAll("dialog.editor button")];
  buttons.find(({ textContent }) => textContent === words).click();
  document.querySelector(".editor-points [tabindex='0']")?.focus();
}

/** Runs in the page. */
function menOf(side) {
  const men = document.querySelectorAll(`.editor-points [data-man=${side}]`);
  return [...men].map(({ dataset }) => dataset.point).sort();
}
