/**
 * Every variant, chosen in the page and played through by chance: against the
 * engine, and in a long run by two.
 */

import { holds, same } from "../claims.mjs";
import { playOut } from "../page/player.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";

const VARIANTS = "three five six seven nine ten eleven twelve".split(" ");

/** Plies without a capture that end a game, in a run that has to be short. */
const QUIET = "20";

/** Games of each variant in a long run, and the time for them. */
const MANY = 10;
const HOURS = 3 * 3_600_000;

for (const variant of VARIANTS) {
  const name = `variants: ${variant} is chosen and played to its end`;
  const play = async ({ page, board, random }) => {
    await page.open({ moves: "d1 d2", level: 1 });
    await page.choose("variant", variant);
    await page.choose("quiet-limit", QUIET);
    await page.choose("both-flying", "play");
    const start = await board.shows(`a game of ${variant}`, (seen) => {
      return seen.variant === variant && seen.moves.length === 0;
    });
    holds("points to place on", start.target.length > 0, start);
    const end = await playOut(board, random, (...at) => board.press(...at));
    same("the state at the end", end.state, "over");
  };
  test(name, LOGIC, play);
  test(name, { origins: ["http"], when: "long" }, play);

  test(
    `variants: ${MANY} games of ${variant}, all of its rules`,
    { ...ANYWHERE, when: "long", within: HOURS },
    async ({ page, board, random }) => {
      for (let game = 0; game < MANY; game += 1) {
        const flying = random.pick(["on", "off"]);
        const mills = random.pick(["one", "two"]);
        const options = `flying=${flying} double-mill=${mills} both-flying=play`;
        await page.open({ players: "human,human", variant, options });
        await playOut(board, random, (...at) => board.press(...at));
      }
    },
  );
}
