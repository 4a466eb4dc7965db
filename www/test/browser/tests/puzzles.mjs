/** The page of puzzles. */

import { translator } from "../../../i18n/index.js";
import { holds, same } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

test("puzzles: one is solved, and remembered", LOGIC, async (scene) => {
  const { driver, origin } = scene;
  await driver.open(origin.url({}, "puzzles.html"));
  const board = new Board(driver, "mlin-board");
  await board.shows("the puzzle of the day");
  const said = (name) =>
    driver.evaluate(
      (name) => document.querySelector(`[data-say=${name}]`).textContent,
      name,
    );
  holds("the task is told", await said("task"), "nothing");
  const before = await said("solved");
  await driver.evaluate(playLine);
  await until(
    "it counts",
    () => said("solved"),
    (text) => text !== before,
  );
  const idea = await said("theme");
  holds("the idea is told", idea !== translator("en")("puzzles.theme"), idea);
  const after = await said("solved");
  await driver.reload();
  await board.shows("the puzzle again");
  same("after a reload", await said("solved"), after);
});

/** Plays the moves that are to be found; runs in the page. */
async function playLine() {
  const board = document.querySelector("mlin-board");
  board.delay = 0;
  while (!board.solved) {
    const { best } = (await board.hint()) ?? {};
    if (best) board.play(best);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
