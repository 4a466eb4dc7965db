/** Files that are dropped, opened and saved. */

import { holds, same } from "../claims.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

const TWO_GAMES = `[White "Ana"]\n\n1. d6 f4 *\n\n[White "Bojan"]\n\n1. d2 b4 2. a1 *\n`;

test(
  "files: of several games in a dropped file one is chosen",
  ANYWHERE,
  async ({ driver, page, board }) => {
    const fresh = await page.open({ players: "human,human", lang: "en" });
    await driver.evaluate(drop, TWO_GAMES);
    await page.says("both games", (words) => /Ana[^]*Bojan/.test(words));
    await driver.evaluate(() =>
      document.querySelectorAll("dialog.pick .game-row")[1].click(),
    );
    const seen = await board.changed(fresh, "the chosen game");
    same("moves", seen.moves, ["d2", "b4", "a1"]);
  },
);

test(
  "files: everything is saved as one, and brought back elsewhere",
  LOGIC,
  async ({ driver, page, board, origin }) => {
    await page.open({ level: 1, lang: "en", moves: "d6 f4" });
    await page.act("resign");
    await page.agree();
    await board.shows("an outcome", ({ outcome }) => outcome);
    await page.choose("board", "stone");
    await until("the game is kept", () => driver.evaluate(gamesKept));
    const saved = await driver.evaluate(savedAs, "Save everything");
    holds("its name", /^mlin-[\d-]+\.json$/.test(saved.name), saved.name);
    await driver.fresh(origin);
    await page.open({ players: "human,human", lang: "en" });
    same("games at first", await driver.evaluate(gamesKept), 0);
    await driver.evaluate(choose, saved.text);
    await page.says("what came", (words) => /1 game/.test(words));
    same("the look", await page.value("board"), "stone");
    same("games that came", await driver.evaluate(gamesKept), 1);
  },
);

/** Drops a file on the page; runs in the page. */
function drop(text) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "games.pgn"));
  const event = new Event("drop", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "dataTransfer", { value: dataTransfer });
  document.querySelector("main").dispatchEvent(event);
}

/** Chooses a file in the archive; runs in the page. */
function choose(text) {
  const input = document.querySelector("dialog.archive input[type=file]");
  const given = new DataTransfer();
  given.items.add(new File([text], "mlin.json"));
  input.files = given.files;
  input.dispatchEvent(new Event("change"));
}

/** Opens the archive anew, and counts its games; runs in the page. */
async function gamesKept() {
  document.querySelector("dialog[open]")?.close();
  document.querySelector("[data-action=archive]").click();
  const archive = document.querySelector("dialog.archive");
  while (!archive.open) await new Promise((resolve) => setTimeout(resolve));
  return archive.querySelectorAll(".game-row").length;
}

/** Presses a button that saves, and catches the file; runs in the page. */
async function savedAs(words) {
  let blob, name;
  URL.createObjectURL = (made) => ((blob = made), "#");
  HTMLAnchorElement.prototype.click = function () {
    name = this.download;
  };
  const buttons = [...document.querySelectorAll("dialog.archive button")];
  buttons.find(({ textContent }) => textContent === words).click();
  return { name, text: await blob.text() };
}
