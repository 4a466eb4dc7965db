/** A game of two devices, each turn a link. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";

test(
  "friend: a turn is sent as a link, and the answer goes on",
  LOGIC,
  async ({ driver, page, board }) => {
    const before = await page.open({ players: "human,human", moves: "d1" });
    await page.act("invite");
    await board.changed(before, "a game by links");
    const played = await board.pressAll("d6");
    same("nobody may press", played.target, []);
    const link = await driver.evaluate(() => {
      document.querySelector("[data-action=send]").click();
      document.querySelector("[name=send-what][value=game]").click();
      return document.querySelector("[name=send-link]").value;
    });
    await driver.key("Escape");
    holds("the game's name in the link", /friend=\w+/.test(link), link);
    await driver.open(link.replace("moves=d6", "moves=d6,f4"));
    const answered = await board.changed(played, "the answer");
    same("moves", answered.moves, ["d6", "f4"]);
    holds("points to place on", answered.target.length > 0, answered);
    await driver.open(link.replace("moves=d6", "moves=d2,f4"));
    await page.says("what is wrong", (words) => words.includes("d2"));
    await board.played(["d6", "f4"]);
  },
);
