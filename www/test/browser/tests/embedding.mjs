/** The board in pages of other people, by nothing but the plain script. */

import { holds, none, same } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";

test("embedding: two boards share nothing", async ({ driver, origin }) => {
  await driver.open(origin.url({}, "two-boards.html"));
  const [one, two] = [new Board(driver, "#one"), new Board(driver, "#two")];
  const before = await two.shows("the second board");
  same("its variant", before.variant, "six");
  const played = await one.pressAll("d6 f4 d2");
  same("moves of the first", played.moves, ["d6", "f4", "d2"]);
  same("the focus in the second", await two.focused(), null);
  const after = await two.pressAll("a5 c5");
  same("moves of the second", after.moves, ["a5", "c5"]);
  await one.played(["d6", "f4", "d2"]);
});

test(
  "embedding: two boards both answer",
  ANYWHERE,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    const boards = [new Board(driver, "#one"), new Board(driver, "#two")];
    for (const board of boards) await board.shows("a board");
    await driver.evaluate(() => {
      for (const board of document.querySelectorAll("mlin-board")) {
        board.setAttribute("level", "1");
        board.setAttribute("players", "human,engine");
      }
    });
    for (const board of boards) await board.press("c5");
    for (const board of boards) {
      await board.shows("its answer", ({ busy, moves }) => {
        return !busy && moves.length === 2;
      });
    }
  },
);

test("embedding: ids are used once", LOGIC, async ({ driver, origin }) => {
  await driver.open(origin.url({}, "two-boards.html"));
  for (const name of ["#one", "#two"]) {
    await new Board(driver, name).shows("a board");
  }
  none("ids used twice", await driver.evaluate(idsUsedTwice));
});

test(
  "embedding: a board in a page that forbids workers",
  { noisy: true },
  async (scene) => {
    const { driver, origin } = scene;
    await driver.open(origin.url({}, "no-worker.html"));
    const board = new Board(driver, "#one");
    const seen = await board.pressTwo("d6");
    same("how many moves", seen.moves.length, 4);
  },
);

test(
  "embedding: a bad attribute is told and changes nothing",
  LOGIC,
  async (scene) => {
    const { driver, origin } = scene;
    await driver.open(origin.url({}, "two-boards.html"));
    const board = new Board(driver, "#one");
    const before = await board.pressAll("d6");
    const told = await driver.evaluate(() => {
      const element = document.querySelector("#one");
      return new Promise((resolve) => {
        element.addEventListener("mlin-error", ({ detail }) => resolve(detail));
        element.setAttribute("position", "nonsense");
      });
    });
    holds("a code and a message", told.code && told.message, told);
    same("moves", (await board.shows("the board")).moves, before.moves);
  },
);

/** Within each root an id stands once; runs in the page. */
function idsUsedTwice() {
  const roots = [document];
  for (const board of document.querySelectorAll("mlin-board")) {
    roots.push(board.shadowRoot);
  }
  return roots.flatMap((root) => {
    const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}
