/** Fingers: two people at one device. */

import { holds, same } from "../claims.mjs";
import { playOut } from "../page/player.mjs";
import { ANYWHERE, test } from "../suite.mjs";
import { PLACED } from "./positions.mjs";

test("touch: a game for two, the last man placed captures", async (scene) => {
  const { driver, page, board, random } = scene;
  await driver.viewport(360, 640);
  const options = "quiet-limit=20 both-flying=play";
  await page.open({ players: "human,human", options });
  await board.pressAll(PLACED, "tap");
  const closed = await board.pressAll("c3", "tap");
  same("the state", closed.state, "capturing");
  same("whose turn", closed.turn, "b");
  holds("g7 may be captured", closed.capturable.includes("g7"), closed);
  const captured = await board.pressAll("g7", "tap");
  same("the last move", captured.moves.at(-1), "c3xg7");
  same("what a press would place", captured.target, []);
  holds("white may slide", captured.movable.length > 0, captured);
  await playOut(board, random, (...at) => board.tap(...at));
});

test(
  "touch: the nearest point wins",
  ANYWHERE,
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    await page.open({ players: "human,human" });
    const [d6, d7] = [await board.at("d6"), await board.at("d7")];
    const near = { x: d6.x + 6, y: d6.y + 0.4 * (d7.y - d6.y) };
    await driver.tap(near);
    await board.played(["d6"]);
  },
);
