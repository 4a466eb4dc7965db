/** The parameters of a link. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { SLIDING } from "./positions.mjs";

test("links: a variant, players and a level", LOGIC, async ({ page }) => {
  const link = { variant: "seven", players: "engine,human", level: 2 };
  const seen = await page.open(link);
  same("the variant", seen.variant, "seven");
  same("the level", await page.value("level"), "2");
  same("the variant's select", await page.value("variant"), "seven");
  same("the players", await page.value("players"), "human-engine");
  same("the human's colour", await page.value("first"), "black");
  const opened = await page.board.shows("the engine has opened", (now) => {
    return now.moves.length === 1 && !now.busy;
  });
  same("whose turn", opened.turn, "b");
});

test("links: a position with its variant and options", LOGIC, async (scene) => {
  const { page } = scene;
  const position = "six W..B..W./.W.B.BW. b 0,0 17 flying=on";
  const seen = await page.open({ players: "human,human", position });
  same("the position", seen.position, position);
  same("the control of flying", await page.value("flying"), "on");
});

for (const separator of [" ", ","]) {
  test(
    `links: moves with "${separator}" between`,
    LOGIC,
    async ({ page, board }) => {
      const moves = ["d6", "f4", "d2"];
      const link = { players: "human,human", moves: moves.join(separator) };
      await page.open(link);
      await board.played(moves);
    },
  );
}

test("links: moves from a position", LOGIC, async ({ page, board }) => {
  const link = { position: SLIDING, moves: "a7-d7 b6-b4" };
  await page.open({ players: "human,human", ...link });
  await board.played(["a7-d7", "b6-b4"]);
});

test("links: options", LOGIC, async ({ page }) => {
  const options = "double-mill=two quiet-limit=40";
  const seen = await page.open({ players: "human,human", options });
  holds("they are in the position", seen.position.endsWith(options), seen);
  same("the control", await page.value("double-mill"), "two");
});

test("links: a language and a theme", LOGIC, async ({ driver, page }) => {
  await page.open({ lang: "lt", theme: "dark" });
  const lang = await driver.evaluate(() => document.documentElement.lang);
  same("the language", lang, "lt");
  same("the theme", await page.value("theme"), "dark");
});

test("links: the parameters leave the address", async (scene) => {
  const { driver, page, board } = scene;
  const link = { variant: "six", players: "human,human", moves: "a5" };
  const seen = await page.open(link);
  same("the address", await driver.evaluate(() => location.hash), "");
  const played = await board.pressAll("c5");
  same("moves", played.moves, [...seen.moves, "c5"]);
  const back = await page.reload();
  same("moves after a reload", back.moves, played.moves);
});

/** Links that contradict themselves or make no sense, said in words. */
const WRONG = [
  { variant: "six", position: SLIDING },
  { position: SLIDING, options: "flying=off", variant: "ten" },
  { variant: "chess" },
  { position: "nine W......./......../........ w 99,9 0" },
  { position: '<img src="x" onerror="document.title = 1">' },
  { moves: "d6 d6" },
  { options: "flying=perhaps" },
];

for (const link of WRONG) {
  const name = new URLSearchParams(link);
  test(
    `links: #${name} is refused in words`,
    LOGIC,
    async ({ page, board }) => {
      await page.open({ lang: "en" });
      const plain = new Set((await page.words()).split("\n"));
      await page.open({ lang: "en", ...link });
      await page.says("words about it", (words) => {
        const more = words.split("\n").filter((line) => !plain.has(line));
        return more.some((line) => line.trim().split(/\s+/).length > 2);
      });
      await board.pressAll("d6");
    },
  );
}
