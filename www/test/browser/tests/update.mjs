/** The news of another version. */

import { holds } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";

const NEWS = /A new version of Mlin is ready/;

test(
  "update: its news waits for the end of a game",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human", lang: "en" });
    await board.pressAll("d6");
    await driver.evaluate(() =>
      document.dispatchEvent(new Event("mlin-update")),
    );
    await board.pressAll("f4 d2");
    const words = await page.words();
    holds("nothing in the game", !NEWS.test(words), words);
    await page.act("resign");
    await page.agree();
    await page.says("the news", (words) => NEWS.test(words));
  },
);
