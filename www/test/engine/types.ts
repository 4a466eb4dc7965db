/** A program as a user writes it: the typings have to accept it. Compiled in `./build.sh test`, never run. */

import {
  Engine,
  Game,
  MlinError,
  ready,
  variants,
  version,
  type Analysis,
  type IllegalReason,
  type Options,
  type Score,
  type SolveReport,
} from "mlin";

const options: Options = { flying: "off", "quiet-limit": "none" };

export async function play(signal: AbortSignal): Promise<string> {
  await ready();
  const ids: string[] = variants().map((variant) => variant.id);
  const game = new Game(ids[0], options);
  const [move] = game.legalMoves();
  const from: string | null = game.play(move!.text).from;
  const reason: IllegalReason | null = game.explain("a1");
  if (reason === "occupied" && from === null) game.undo();

  const engine = new Engine({ hashMb: 16, seed: 1 });
  const onInfo = ({ depth }: Analysis) => console.log(depth);
  const { lines } = await engine.analyse(game, { multiPv: 3, onInfo, signal });
  const best = await engine.bestMove(game, { level: 4, timeMs: 500 });
  const values = await engine.values(game);
  engine.terminate();
  return [
    best.best,
    ...lines.map(({ score }) => words(score)),
    values[0]!.move,
  ].join(version);
}

export async function solve(signal: AbortSignal): Promise<number> {
  const engine = new Engine();
  const onProgress = ({ done }: { done: number }) => console.log(done);
  const men: [number, number][] = [[4, 3]];
  const { pairs }: SolveReport = await engine.solve("nine", {
    options,
    men,
    onProgress,
    signal,
  });
  return pairs.reduce((wins, pair) => wins + pair.wins, 0);
}

function words(score: Score): string {
  return score.exact
    ? `${score.kind} in ${score.plies ?? "no"} plies`
    : `${score.value / 100}`;
}

export function offset(error: unknown): number | undefined {
  return error instanceof MlinError && error.code === "syntax"
    ? error.at
    : undefined;
}

// @ts-expect-error an option has its own values
new Game("nine", { flying: "sometimes" });
// @ts-expect-error the board cannot be replaced
new Game().board = new Game().board;
