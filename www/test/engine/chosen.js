/** `crate/tests/vectors/chosen.txt`: moves that the search chooses, the same wherever it runs. */

import { readFileSync } from "node:fs";

const FILE = new URL(
  "../../../crate/tests/vectors/chosen.txt",
  import.meta.url,
);

/** The engines of the file, each with the rows that it searches in their order. */
export function engines() {
  const all = [];
  for (const line of readFileSync(FILE, "utf8").trim().split("\n")) {
    if (line.startsWith("#")) continue;
    const [, hashMb, seed] = line.match(/^engine (\d+) (\d+)$/) ?? [];
    if (seed)
      all.push({ hashMb: Number(hashMb), seed: Number(seed), rows: [] });
    else all.at(-1).rows.push(row(line));
  }
  return all;
}

function row(line) {
  const [limits, position, chosen] = line.split(" | ");
  const pairs = [...limits.matchAll(/(\w+) (\d+)/g)];
  const read = pairs.map(([, name, number]) => [
    name === "lines" ? "multiPv" : name,
    Number(number),
  ]);
  return { limits: Object.fromEntries(read), position, chosen };
}

/**
 * What an engine chooses now, row by row. It is sent to browsers as text, so it knows nothing outside.
 *
 * @param {ReturnType<typeof engines>[0]} engine
 * @param {{ Engine: any, Game: any }} [mlin]
 * @returns {Promise<string[]>}
 */
export async function chosenBy({ hashMb, seed, rows }, mlin = window.Mlin) {
  await mlin.ready();
  const engine = new mlin.Engine({ hashMb, seed });
  const chosen = [];
  for (const { limits, position } of rows) {
    const game = mlin.Game.fromPosition(position);
    const { best, nodes } = limits.multiPv
      ? await engine.analyse(game, limits)
      : await engine.bestMove(game, limits);
    chosen.push(`${best} ${nodes}`);
    game.free();
  }
  engine.terminate();
  return chosen;
}
