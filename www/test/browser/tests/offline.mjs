/** After the first visit the hosted game needs no network. */

import { same } from "../claims.mjs";
import { test } from "../suite.mjs";

test(
  "offline: a second visit with the server switched off",
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
  { origins: ["http"] },
);
