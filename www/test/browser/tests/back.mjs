/** The way back: of a phone, or of the browser. */

import { same } from "../claims.mjs";
import { ANYWHERE, test } from "../suite.mjs";
import { until } from "../wait.mjs";

test(
  "back: closes the panel that is open, and the game stays",
  ANYWHERE,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human" });
    const played = await board.pressAll("d6 f4");
    for (const action of ["settings", "editor"]) {
      await page.act(action);
      same(`${action} opens`, await driver.evaluate(panels), [action]);
      await driver.evaluate(() => history.back());
      const closed = ({ length }) => length === 0;
      await until("it closes", () => driver.evaluate(panels), closed);
      await board.played(played.moves);
    }
    const next = await board.pressAll("d2");
    same("the game goes on", next.moves, ["d6", "f4", "d2"]);
  },
);

/** The panels that are open; runs in the page. */
function panels() {
  return [...document.querySelectorAll("dialog[open]")].map(
    ({ className }) => className,
  );
}
