/**
 * Statistics: how the reader's games against the engine ended, per variant and level. Games that were set up do not count.
 *
 * @typedef {{ variant: string, level: number, won: number, drawn: number, lost: number }} Row
 */
import { soleHuman } from "./seats.js";

/**
 * @param {import("./archive.js").Entry[]} entries
 * @param {readonly string[]} variants ids in their order
 * @returns {Row[]}
 */
export function statisticsOf(entries, variants) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const entry of entries) {
    const human = soleHuman(entry.seats);
    if (!human || entry.setUp || !variants.includes(entry.variant)) continue;
    const { variant, level } = entry;
    const key = `${variant} ${level}`;
    const row = rows.get(key) ?? { variant, level, won: 0, drawn: 0, lost: 0 };
    row[endFor(human, entry.winner)] += 1;
    rows.set(key, row);
  }
  const order = ({ variant, level }) => variants.indexOf(variant) * 100 + level;
  return [...rows.values()].sort((one, other) => order(one) - order(other));
}

function endFor(human, winner) {
  if (winner === "") return "drawn";
  return winner === human ? "won" : "lost";
}
