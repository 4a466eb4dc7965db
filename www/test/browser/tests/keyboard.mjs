/** The keyboard alone: Tab to the board, arrows along its lines, Enter. */

import { holds, none, same } from "../claims.mjs";
import { walk } from "../page/lines.mjs";
import { playOut } from "../page/player.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { SLIDING } from "./positions.mjs";

/** More presses of Tab than the page has stops. */
const STOPS = 80;

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

test(
  "keyboard: a point is reached by its letters",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human", position: SLIDING });
    await driver.evaluate(() => document.querySelector("#board").focus());
    await driver.type("d2");
    same("the focus", await board.focused(), "d2");
    await driver.key("Enter");
    await board.shows("its man is lifted", ({ selected }) => {
      return selected.join() === "d2";
    });
    await driver.type("d1");
    await driver.key(" ");
    await board.played(["d2-d1"]);
  },
);

test(
  "keyboard: a board that is turned is walked as it lies",
  LOGIC,
  async (scene) => {
    const { driver, page, board } = scene;
    await page.open({ players: "human,human" });
    await page.act("flip");
    await driver.evaluate(() => document.querySelector("#board").focus());
    for (const [key, point] of [
      ["Home", "g1"],
      ["ArrowRight", "d1"],
      ["ArrowDown", "d2"],
      ["End", "a7"],
    ]) {
      await driver.key(key);
      same(`after ${key}, the focus`, await board.focused(), point);
    }
  },
);

test(
  "keyboard: whatever has the focus has a ring around it",
  LOGIC,
  async (scene) => {
    const { driver, page } = scene;
    await page.open({ players: "human,human", moves: "d6 f4" });
    const bare = new Set();
    let [stops, first] = [0, undefined];
    for (; stops < STOPS; stops += 1) {
      await driver.key("Tab");
      const { name, ring } = await driver.evaluate(ringOfFocus);
      if (!name || name === first) break; // the last stop was the page's last
      first ??= name;
      if (!(ring >= 2)) bare.add(name);
    }
    holds("the whole page", stops > 20 && stops < STOPS, stops);
    none("without a ring of two pixels", [...bare]);
  },
);

test(
  "keyboard: the keys of the walk mean nothing where others are meant",
  LOGIC,
  async (scene) => {
    const { driver, page, board } = scene;
    await page.open({ players: "human,human", moves: "d6 f4" });
    const state = async () => (await board.shows("the board")).state;
    await page.focus("[name=move]");
    await driver.type("d2");
    for (const key of ["ArrowLeft", "Home", "End"]) await driver.key(key);
    same("in a field", await state(), "idle");
    await driver.evaluate(() => document.activeElement.blur());
    await driver.key("ArrowLeft", "Shift");
    same("with another key", await state(), "idle");
    await page.act("settings");
    await driver.evaluate(() => document.activeElement.blur());
    await driver.key("ArrowLeft");
    same("in a dialog", await state(), "idle");
    await driver.key("Escape");
    await driver.evaluate(() => document.activeElement.blur());
    await driver.key("ArrowLeft");
    same("on the page itself", await state(), "reviewing");
  },
);

/**
 * What has the focus, and how broad the ring around it is; no name where the
 * focus has left the page. Runs in the page.
 */
function ringOfFocus() {
  let element = document.activeElement;
  if (!element || element === document.body) return {};
  while (element.shadowRoot?.activeElement)
    element = element.shadowRoot.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const ring = outlineStyle === "none" ? 0 : parseFloat(outlineWidth);
  return { name: element.cloneNode().outerHTML, ring };
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
