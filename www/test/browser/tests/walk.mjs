/** Walking through the moves, and playing on from there. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const GAME = { players: "human,human", moves: "d6 f4 d2 b4" };

/** What the board and the list show; runs in the page. */
function look() {
  const board = document.querySelector("#board");
  const men = [...board.shadowRoot.querySelectorAll("[data-point]")];
  const current = document.querySelector("[data-moves] [aria-current]");
  return {
    state: board.state,
    moves: board.game.moves.length,
    men: men.filter(({ dataset }) => dataset.man).length,
    current: current?.textContent ?? null,
    bar: !document.querySelector(".walk").hidden,
    listed: document.querySelector("[data-moves]").innerText,
  };
}

const shows = (driver, what, accept) =>
  until(what, () => driver.evaluate(look), accept);

test(
  "walk: keys step through the game, which goes on waiting",
  LOGIC,
  async (scene) => {
    const { driver, page } = scene;
    await page.open(GAME);
    await driver.evaluate(() => document.querySelector("[data-moves]").focus());
    await driver.key("ArrowLeft");
    const back = await shows(driver, "one back", ({ men }) => men === 3);
    same("the state", back.state, "reviewing");
    same("the move", back.current, "d2");
    holds("the bar", back.bar);
    await driver.key("Home");
    const start = await shows(driver, "the start", ({ men }) => men === 0);
    same("moves of the game", start.moves, 4);
    await driver.key("ArrowRight");
    await shows(driver, "the first move", ({ current }) => current === "d6");
    await driver.key("End");
    const home = await shows(driver, "the game", ({ men }) => men === 4);
    same("the state", home.state, "idle");
  },
);

test(
  "walk: playing on from a move keeps what was left",
  LOGIC,
  async (scene) => {
    const { driver, page, board } = scene;
    await page.open(GAME);
    await driver.evaluate(() => document.querySelector(".move").click());
    await shows(driver, "the first move", ({ men }) => men === 1);
    await driver.evaluate(() =>
      document.querySelector("[data-walk=play]").click(),
    );
    const on = await shows(driver, "the game", ({ state }) => state === "idle");
    same("moves", on.moves, 1);
    await board.pressAll("a1");
    const listed = await shows(driver, "both lines", ({ listed }) =>
      /a1[^]*1… f4\s+2\. d2\s+b4/.test(listed),
    );
    same("moves of the game", listed.moves, 2);
    await page.reload();
    await shows(driver, "both lines", ({ listed }) => /1… f4/.test(listed));
  },
);
