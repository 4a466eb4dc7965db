/** A player who presses any point that the board offers. */

import { Failure } from "../claims.mjs";

/** How often a lifted man is put back for another. */
const CHANGE_OF_MIND = 0.1;

/** More presses than any game needs. */
const ENOUGH = 3000;

/**
 * Plays to the end of the game, both sides or against the engine.
 *
 * @param {import("./board.mjs").Board} board
 * @param {import("../random.mjs").Random} random
 * @param {(point: string, seen: import("./look.mjs").Look) => Promise<void>} hand
 *   presses a point of the board as it was seen last
 * @returns {Promise<import("./look.mjs").Look>} the board at the end
 */
export async function playOut(board, random, hand) {
  let seen = await board.quiet();
  for (let presses = 0; !seen.outcome; presses += 1) {
    if (presses === ENOUGH)
      throw new Failure(`no end after ${presses} presses`);
    const point = random.pick(offers(seen, random));
    await hand(point, seen);
    seen = await board.changed(seen, `a press on ${point}`);
  }
  return seen;
}

/** The points that a press would do something with. */
function offers(seen, random) {
  const { state, movable, target, capturable, selected } = seen;
  const others = movable.filter((point) => !selected.includes(point));
  const again = state === "lifted" && random.next() < CHANGE_OF_MIND;
  const list = {
    idle: [...movable, ...target],
    lifted: again && others.length > 0 ? others : target,
    capturing: capturable,
  }[state];
  if (list?.length > 0) return list;
  throw new Failure(`nothing to press: ${JSON.stringify(seen)}`);
}
