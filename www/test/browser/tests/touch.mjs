/** Fingers and pens: two people at one device. */

import { holds, none, same } from "../claims.mjs";
import { playOut } from "../page/player.mjs";
import { ANYWHERE, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { PLACED, SLIDING } from "./positions.mjs";

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

for (const pointer of ["touch", "pen"]) {
  test(
    `touch: a man goes by ${pointer}, dragged or tapped`,
    ANYWHERE,
    async ({ driver, page, board }) => {
      await driver.viewport(360, 640);
      await page.open({ players: "human,human", position: SLIDING });
      await board.drag("a7", "d7", pointer);
      await board.played(["a7-d7"]);
      for (const point of ["b6", "a7"]) {
        const seen = await board.quiet();
        await board.tap(point, seen, pointer);
      }
      await board.shows("no way for b6", ({ state }) => state === "idle");
      for (const point of ["b6", "b4"]) {
        const seen = await board.quiet();
        await board.tap(point, seen, pointer);
        await board.changed(seen, `${pointer} on ${point}`);
      }
      await board.played(["a7-d7", "b6-b4"]);
    },
  );
}

test(
  "touch: the page scrolls by a finger beside the points",
  {
    ...ANYWHERE,
    engines: ["chromium"],
    because: "fingers of its driver do not scroll; its styles are looked at",
  },
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    await page.open({ players: "human,human", position: SLIDING });
    const scrolled = () => driver.evaluate(() => scrollY);
    const push = ({ x, y }) => driver.drag({ x, y }, { x, y: 10 }, "touch");
    await push(await board.at("d2"));
    same("after a push on a man", await scrolled(), 0);
    await push(await hole(board));
    const far = (pixels) => pixels > 100;
    await until("a page that has scrolled", scrolled, far);
  },
);

test(
  "touch: only men who may be lifted keep a finger from scrolling",
  ANYWHERE,
  async ({ driver, page, board }) => {
    await driver.viewport(360, 640);
    await page.open({ players: "human,human", position: SLIDING });
    const { movable } = await board.shows("the men");
    const kept = await driver.evaluate(pointsThatHold);
    same("points on which nothing scrolls", kept.points, movable);
    none("what else holds the page", kept.others);
  },
);

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

/** A place on the board that belongs to no point. */
async function hole(board) {
  const [d5, d3] = [await board.at("d5"), await board.at("d3")];
  return { x: d5.x, y: (d5.y + d3.y) / 2 };
}

/** Where a finger cannot scroll upwards; runs in the page. */
function pointsThatHold() {
  const holds = (element) => {
    const { touchAction } = getComputedStyle(element);
    const shown = element.getClientRects().length > 0;
    return shown && !/auto|manipulation|pan-y/.test(touchAction);
  };
  const { shadowRoot } = document.querySelector("#board");
  const inside = [...shadowRoot.querySelectorAll("*")].filter(holds);
  const around = [...document.querySelectorAll("*")].filter(holds);
  const others = [...inside, ...around].filter((it) => !it.dataset.point);
  return {
    points: inside.flatMap(({ dataset }) => dataset.point ?? []).sort(),
    others: others.map((element) => element.cloneNode().outerHTML),
  };
}
