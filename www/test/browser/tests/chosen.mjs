/** The engine in each browser chooses the moves that the search chose natively. */

import { chosenBy, engines } from "../../engine/chosen.js";
import { same } from "../claims.mjs";
import { ANYWHERE, test } from "../suite.mjs";

test("chosen: the same moves as natively", ANYWHERE, async (scene) => {
  await scene.page.open({ players: "human-human" });
  for (const engine of engines())
    same(
      `${engine.hashMb} MB, seed ${engine.seed}`,
      await scene.driver.evaluate(chosenBy, engine),
      engine.rows.map(({ chosen }) => chosen),
    );
});
