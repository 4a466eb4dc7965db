/** A game of two devices, each turn a link. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";

test(
  "friend: a turn is sent as a link, and the answer goes on",
  LOGIC,
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    const before = await page.open({ players: "human,human", moves: "d1" });
    await driver.evaluate(() =>
      document.querySelector("[data-action=invite]").scrollIntoView(),
    );
    await page.act("invite");
    await board.changed(before, "a game by links");
    await page.says("what to do", (words) => words.includes("send the link"));
    holds("the board is in view", await driver.evaluate(boardInView));
    const played = await board.pressAll("d6");
    same("nobody may press", played.target, []);
    const link = await driver.evaluate(gameLink);
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

/** Three men's morris: white's third man closes a mill, and black has two left. */
const SHORT = ["a1", "a3", "b1", "b3", "c1 b3"];

test(
  "friend: two devices play a whole game by links",
  { ...LOGIC, within: 240_000 },
  async ({ driver, page, board, site }) => {
    const { file, http } = site.origins;
    await page.open({ players: "human,human", variant: "three", lang: "en" });
    await page.choose("first", "white");
    await page.act("invite");
    let link = "";
    for (const [turn, points] of SHORT.entries()) {
      if (turn > 0) {
        const device = turn % 2 === 0 ? file : http;
        await driver.open(device.url() + link.slice(link.indexOf("#")));
        const due = ({ moves, target }) =>
          moves.length === turn && target.length > 0;
        await board.shows(`turn ${turn + 1} has come`, due);
      }
      await board.pressAll(points);
      link = await driver.evaluate(gameLink);
    }
    const end = await board.shows("the end", ({ outcome }) => outcome);
    same("who has won", end.outcome.winner, "w");
    await driver.open(http.url() + link.slice(link.indexOf("#")));
    const told = await board.shows("the end there", ({ outcome }) => outcome);
    same("the same end", told.outcome, end.outcome);
    same("the same game", told.moves, end.moves);
  },
);

/** The link to the game, as the page gives it; runs in the page. */
function gameLink() {
  document.querySelector("[data-action=send]").click();
  document.querySelector("[name=send-what][value=game]").click();
  const { value } = document.querySelector("[name=send-link]");
  document.querySelector("dialog[open]").close();
  return value;
}

/** Runs in the page. */
function boardInView() {
  const { top, bottom } = document
    .querySelector("#board")
    .getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
