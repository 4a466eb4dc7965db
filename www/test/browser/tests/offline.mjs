/** After the first visit the hosted game needs no network. */

import { same } from "../claims.mjs";
import { GamePage } from "../page/game-page.mjs";
import { test } from "../suite.mjs";
import { until } from "../wait.mjs";

test(
  "offline: a second visit with the server switched off",
  { origins: ["http"] },
  async ({ driver, site, page, board }) => {
    await page.openBare();
    await driver.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await site.server.stop();
    try {
      await page.open({ variant: "seven", level: 1 });
      const seen = await board.pressAll("c3");
      same("how many moves", seen.moves.length, 2);
      await driver.reload();
      await board.played(seen.moves);
    } finally {
      await site.server.start();
    }
  },
);

test(
  "offline: a new build arrives by the next load",
  { origins: ["http"] },
  async ({ driver, site, origin, page }) => {
    await page.openBare();
    await driver.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const undo = [
      await site.rewrite("index.html", (text) => {
        return text.replace("</body>", "<p>the new build</p></body>");
      }),
      await site.rewrite("sw.js", (text) => `${text}\n// the new build\n`),
    ];
    try {
      await until("the new build", async () => {
        await driver.open(origin.url());
        return (await page.words()).includes("the new build");
      });
    } finally {
      for (const put of undo) await put();
    }
  },
);

test(
  "offline: at the root of a host, too",
  { origins: ["http"], dealt: true },
  async ({ driver, site }) => {
    const page = new GamePage(driver, site.foreign);
    await page.openBare();
    await driver.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await site.other.stop();
    try {
      await page.open({ variant: "three", players: "human,human" });
      await page.board.pressAll("b2");
    } finally {
      await site.other.start();
    }
  },
);
