/** The keyboard alone: Tab to the board, arrows along its lines, Enter. */

import { holds, same } from "../claims.mjs";
import { walk } from "../page/lines.mjs";
import { playOut } from "../page/player.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { SLIDING } from "./positions.mjs";

/** More presses of Tab than there are stops before the board. */
const STOPS = 40;

test("keyboard: a game against the engine to its end", async (scene) => {
  const { driver, page, board, random } = scene;
  const options = "quiet-limit=20 both-flying=play";
  await page.open({ variant: "six", level: 1, options });
  await tabToBoard(driver, board);
  const geometry = await board.geometry();
  const keys = ["Enter", " "];
  const end = await playOut(board, random, async (point) => {
    await walkTo(scene, geometry, point);
    await driver.key(random.pick(keys));
  });
  holds("the engine has moved", end.moves.length > 1, end.moves);
});

test("keyboard: the board is one stop of Tab", ANYWHERE, async (scene) => {
  const { driver, page, board } = scene;
  await page.open({ players: "human,human" });
  await tabToBoard(driver, board);
  await driver.key("Tab");
  same("the point focused after the board", await board.focused(), null);
  await driver.key("Tab", "Shift");
  holds("Shift+Tab returns to a point", await board.focused());
});

test("keyboard: Escape lets a lifted man go", ANYWHERE, async (scene) => {
  const { driver, page, board } = scene;
  await page.open({ players: "human,human", position: SLIDING });
  await tabToBoard(driver, board);
  await walkTo(scene, await board.geometry(), "a7");
  await driver.key("Enter");
  await board.shows("a man is lifted", ({ state }) => state === "lifted");
  await driver.key("Escape");
  await board.shows("no man is lifted", ({ state }) => state === "idle");
  same("the focus stays", await board.focused(), "a7");
});

for (const variant of ["three", "five", "seven", "twelve"]) {
  test(
    `keyboard: every point of ${variant} is reached`,
    LOGIC,
    async (scene) => {
      const { driver, page, board } = scene;
      await page.open({ players: "human,human", variant });
      await tabToBoard(driver, board);
      const geometry = await board.geometry();
      for (const { name } of geometry.points) {
        await walkTo(scene, geometry, name);
      }
    },
  );
}

/** From the top of the page, by Tab, until a point has the focus. */
async function tabToBoard(driver, board) {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await driver.key("Tab");
    if (await board.focused()) return;
  }
  holds(`the board within ${STOPS} stops of Tab`, false);
}

/** By arrows along the lines; each must lead to the next point of the line. */
async function walkTo({ driver, board }, geometry, point) {
  const from = await board.focused();
  holds("a point has the focus", from);
  for (const { key, to } of walk(geometry, from, point)) {
    await driver.key(key);
    same(`after ${key}, the focus`, await board.focused(), to);
  }
}
