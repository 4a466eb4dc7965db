/** Taking back, playing again, and coming back to a game. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { CLOSING, PLACED } from "./positions.mjs";

const TWO = { players: "human,human" };

test("history: undo takes back half a move", LOGIC, async ({ page, board }) => {
  const before = await page.open({ ...TWO, position: CLOSING });
  const closed = await board.pressAll("d7");
  same("the state", closed.state, "capturing");
  await page.act("undo");
  const after = await board.changed(closed, "undo");
  same("the state", after.state, "idle");
  same("the position", after.position, before.position);
  same("the man on d7", after.men.d7, "");
});

test("history: undo and redo a capture", LOGIC, async ({ page, board }) => {
  const before = await page.open({ ...TWO, position: CLOSING });
  const played = await board.pressAll("d7 e4");
  same("moves", played.moves, ["d7xe4"]);
  await page.act("undo");
  const undone = await board.changed(played, "undo");
  same("the position undone", undone.position, before.position);
  await page.act("redo");
  const redone = await board.changed(undone, "redo");
  same("the position redone", redone.position, played.position);
});

test(
  "history: undo returns to the human's turn",
  LOGIC,
  async ({ page, board }) => {
    await page.open({ level: 1 });
    const answered = await board.pressAll("d6");
    same("how many moves", answered.moves.length, 2);
    await page.act("undo");
    const undone = await board.changed(answered, "undo");
    same("moves undone", undone.moves, []);
    await page.act("redo");
    const redone = await board.changed(undone, "redo");
    same("moves redone", redone.moves, answered.moves);
  },
);

test("history: a new game can be undone", async ({ page, board }) => {
  await page.open(TWO);
  const played = await board.pressAll("d6 f4 d2");
  await page.act("new");
  const fresh = await board.changed(played, "new");
  same("moves of the new game", fresh.moves, []);
  await page.act("undo");
  const back = await board.changed(fresh, "undo");
  same("moves of the old game", back.moves, played.moves);
});

test("history: a game left for a link can be undone", async (scene) => {
  const { page, board } = scene;
  await page.open(TWO);
  const played = await board.pressAll("d6 f4 d2");
  const linked = await page.open({ ...TWO, variant: "six" });
  same("the variant of the link", linked.variant, "six");
  await page.act("undo");
  const back = await board.changed(linked, "undo");
  same("moves of the old game", back.moves, played.moves);
  same("its variant", back.variant, "nine");
});

test("history: a reload restores the game", async ({ page, board }) => {
  await page.open({ ...TWO, options: "flying=off", moves: PLACED });
  const played = await board.pressAll("c3 g7");
  const back = await page.reload();
  same("the position", back.position, played.position);
  same("moves", back.moves, played.moves);
  same("the players", await page.value("players"), "human-human");
  await page.act("undo");
  const undone = await board.changed(back, "undo after the reload");
  same("how many moves", undone.moves.length, played.moves.length - 1);
});

test("history: a reload while the engine thinks", async ({ page, board }) => {
  await page.open({ level: 10 });
  await board.press("d6");
  await board.played(["d6"]);
  await page.reload();
  await page.choose("level", "1");
  const ready = ({ busy, moves }) => !busy && moves.length === 2;
  const answered = await board.shows("the engine answers", ready, 30_000);
  same("the first move", answered.moves[0], "d6");
});

test("history: a finished game is restored finished", async (scene) => {
  const { page, board } = scene;
  const position = "nine WW....../......W./...B.W.B w 4,1 0";
  await page.open({ ...TWO, position });
  const end = await board.pressAll("g7 c4");
  same("the outcome", end.outcome, {
    winner: "w",
    reason: "fewer-than-three",
  });
  const back = await page.reload();
  same("the outcome restored", back.outcome, end.outcome);
  holds("words for it", back.status.length > 0, back.status);
});

test("history: the page without a stored game", async ({ page }) => {
  const seen = await page.openBare();
  same("the variant", seen.variant, "nine");
  same("moves", seen.moves, []);
  same("the players", await page.value("players"), "human-engine");
});
