/** Moves typed into the field for them. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { CLOSING, SLIDING } from "./positions.mjs";

const TWO = { players: "human,human" };

/** A start, what is typed, the move it means. */
const READ = [
  [{}, "d6", "d6"],
  [{}, "D6", "d6"],
  [{ position: SLIDING }, "a7-d7", "a7-d7"],
  [{ position: SLIDING }, "a7d7", "a7-d7"],
  [{ position: CLOSING }, "d7xe4", "d7xe4"],
];

for (const [start, text, move] of READ) {
  test(`typed: ${text} is ${move}`, LOGIC, async ({ page, board }) => {
    await page.open({ ...TWO, ...start });
    await page.enter(text);
    await board.played([move]);
  });
}

/** What is typed, and does not go. */
const REFUSED = ["zz", "d9", "d6-d7", "d6xd7", "<b>d6</b>"];

test("typed: what does not go is answered in words", LOGIC, async (scene) => {
  const { page, board } = scene;
  await page.open(TWO);
  for (const text of REFUSED) {
    const before = await page.words();
    await page.enter(text);
    await page.says(`words about ${text}`, (words) => words !== before);
    await board.played([]);
    await page.enter("d6");
    await board.played(["d6"]);
    await page.act("undo");
    await board.played([]);
  }
});

test("typed: a game is played on by the next move", LOGIC, async (scene) => {
  const { page, board } = scene;
  await page.open(TWO);
  for (const move of ["d6", "f4", "d2"]) await page.enter(move);
  await board.played(["d6", "f4", "d2"]);
  const words = await page.words();
  same("the field is empty", await page.value("move"), "");
  holds("the list shows them", /d6\s+f4[^]*d2/.test(words), words);
});
