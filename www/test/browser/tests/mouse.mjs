/** The mouse: press and press, drag, and presses that do nothing. */

import { holds, same } from "../claims.mjs";
import { playOut } from "../page/player.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { CLOSING, SLIDING } from "./positions.mjs";

test("mouse: a game against the engine to its end", async (scene) => {
  const { page, board, random } = scene;
  await page.open({ level: 1, options: "quiet-limit=20 both-flying=play" });
  const end = await playOut(board, random, (...at) => board.press(...at));
  holds("the end is told in words", end.status.length > 0, end.status);
  holds("the engine has moved", end.moves.length > 1, end.moves);
});

test("mouse: a man is dragged to a point", async ({ page, board }) => {
  await page.open({ players: "human,human", position: SLIDING });
  await board.drag("a7", "d7");
  await board.played(["a7-d7"]);
});

test(
  "mouse: a man dragged off is where it was",
  LOGIC,
  async ({ page, board }) => {
    const before = await page.open({
      players: "human,human",
      position: SLIDING,
    });
    await board.drag("a7", "f4");
    const after = await board.shows("the man stands", (seen) => {
      return seen.men.a7 === "w";
    });
    same("moves", after.moves, before.moves);
  },
);

test("mouse: another man is lifted, none is let go", LOGIC, async (scene) => {
  const { driver, page, board } = scene;
  await page.open({ players: "human,human", position: SLIDING });
  await board.press("a7");
  await board.shows("a7 is lifted", lifted("a7"));
  await board.press("g7");
  await board.shows("g7 is lifted", lifted("g7"));
  await driver.click(await besideThePoints(board));
  await board.shows("no man is lifted", ({ state, selected }) => {
    return state === "idle" && selected.length === 0;
  });
});

/** Presses of which the last does nothing, and why. */
const REFUSALS = [
  ["occupied", { moves: "d6" }, ["d6"]],
  ["not-your-man", { position: SLIDING }, ["b6"]],
  ["not-adjacent", { position: SLIDING }, ["a7", "f4"]],
  ["occupied", { position: SLIDING }, ["a7", "b6"]],
  ["in-mill", { position: CLOSING }, ["d7", "g1"]],
  ["nothing-there", { position: CLOSING }, ["d7", "c3"]],
  ["nothing-there", { position: CLOSING }, ["d7", "a7"]],
];

for (const [reason, start, presses] of REFUSALS) {
  const name = `mouse: ${presses.join(" ")} is ${reason}, in words`;
  test(name, LOGIC, async ({ driver, page, board }) => {
    const before = await page.open({ players: "human,human", ...start });
    await driver.evaluate(listen);
    for (const point of presses) await board.press(point);
    const [told] = await until("mlin-illegal", () => driver.evaluate(heard));
    same("the reason", told.reason, reason);
    holds("its text", told.text?.length > 0, told);
    const after = await board.shows("other words", (seen) => {
      return seen.status !== before.status;
    });
    same("moves", after.moves, before.moves);
    holds("a way out", offersSomething(after), after);
  });
}

/** Keeps what `mlin-illegal` tells; runs in the page. */
function listen() {
  window.illegal = [];
  addEventListener("mlin-illegal", ({ detail }) => window.illegal.push(detail));
}

/** Runs in the page. */
function heard() {
  return window.illegal.length > 0 && window.illegal;
}

/** @param {import("../page/look.mjs").Look} seen */
function offersSomething({ movable, target, capturable }) {
  return movable.length + target.length + capturable.length > 0;
}

/** @param {string} point */
function lifted(point) {
  return ({ state, selected }) => {
    return state === "lifted" && selected.join() === point;
  };
}

/** A place on the board that belongs to no point: the middle of the hole. */
async function besideThePoints(board) {
  const [d5, d3] = [await board.at("d5"), await board.at("d3")];
  return { x: d5.x, y: (d5.y + d3.y) / 2 };
}
