/** Game records and links that are carried to another place. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { PLACED } from "./positions.mjs";

/** A game as another site writes it; white wins by blocking. */
const NUMBERS =
  "5 13 20 19 14 21 7 8 23 17 12 16 18 11 4 6 10 22 23-24 22-23 24-15 23-22 15-3 13-9 18-13 22-23 5-2 17-18 10-1x23 8-5 7-8 16-17 12-16 11-10 4-11 5-4 2-5 10-22 3-15x22";

test("records: a game is copied and pasted", async ({ page, board }) => {
  const options = "double-mill=two";
  await page.open({ players: "human,human", options, moves: PLACED });
  const played = await board.pressAll("c3 g7");
  const record = await page.copy("copy");
  holds("tags", record.includes(`[Variant "Nine Men's Morris"]`), record);
  holds("the capture", record.includes("c3xg7"), record);
  await page.act("new");
  const fresh = await board.changed(played, "new");
  same("moves of the new game", fresh.moves, []);
  await page.copyText(record);
  await page.paste();
  const back = await board.changed(fresh, "the pasted record");
  same("moves", back.moves, played.moves);
  same("the position", back.position, played.position);
});

test(
  "records: numbers of another site are read",
  LOGIC,
  async ({ page, board }) => {
    const fresh = await page.open({ players: "human,human" });
    await page.copyText(NUMBERS);
    await page.paste();
    const seen = await board.changed(fresh, "the pasted record");
    same("how many moves", seen.moves.length, 39);
    same("the outcome", seen.outcome, { winner: "w", reason: "blocked" });
  },
);

test(
  "records: what is no record is answered in words",
  LOGIC,
  async (scene) => {
    const { page, board } = scene;
    await page.open({ players: "human,human", moves: "d6" });
    await page.copyText("1. d6 d6 <script>document.title = 1</script>");
    const before = await page.words();
    await page.paste();
    await page.says("words about it", (words) => words !== before);
    await board.played(["d6"]);
  },
);

test(
  "records: names and comments from outside stay text",
  LOGIC,
  async ({ driver, page, board }) => {
    const fresh = await page.open({ players: "human,human" });
    const evil = `<img src=x onerror="document.title = 'evil'">`;
    const record = `[White "${evil.replaceAll('"', '\\"')}"]\n\n1. d6 {${evil}} f4 *`;
    await page.copyText(record);
    await page.paste();
    const seen = await board.changed(fresh, "the pasted record");
    same("moves", seen.moves, ["d6", "f4"]);
    const copied = await page.copy("copy");
    holds("the comment is kept", copied.includes(evil), copied);
    const { title, images } = await driver.evaluate(() => ({
      title: document.title,
      images: document.images.length,
    }));
    holds("the page's own title", title !== "evil", title);
    same("pictures that came in", images, 0);
  },
);

test("records: a link carries the position", async ({
  driver,
  page,
  board,
}) => {
  await page.open({ players: "human,human", variant: "ten", moves: "d6 f4" });
  const played = await board.pressAll("d2");
  const link = await page.copy("share");
  const here = await driver.evaluate(() => location.href.split("#")[0]);
  same("the page it leads to", link.split("#")[0], here);
  await page.act("new");
  await board.changed(played, "new");
  await driver.open(link);
  const back = await board.shows("the game of the link");
  same("the position", back.position, played.position);
});
