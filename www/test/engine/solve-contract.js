import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { test } from "node:test";

import { Engine, Game, ready, variants } from "../../engine/index.js";
import { OPTIONS, thrown } from "./engine-contract.js";

/** What every engine does with tables, wherever it solves. */
export function solveContract() {
  /** Runs a test with an engine of its own. */
  const solveTest = (name, body) =>
    test(name, async () => {
      await ready();
      const engine = new Engine(OPTIONS);
      try {
        await body(engine);
      } finally {
        engine.terminate();
      }
    });

  const kinds = (values) => values.map(({ score }) => score.kind);

  solveTest("solves a game and knows its every move", async (engine) => {
    const told = [];
    const onProgress = (progress) => told.push(progress);
    const report = await engine.solve("three", { onProgress });
    assert.equal(report.variant, "three");
    assert.deepEqual(report.start, { kind: "draw", exact: true });
    assert.equal(report.options.flying, "on");
    assert.ok(report.positions > 500 && report.bytes > 500);
    // Up to symmetry, so that they are fewer than the 1044, 600 and 36 of all.
    const [{ men, wins, draws, losses }] = report.pairs;
    assert.deepEqual(men, [3, 3]);
    assert.ok(wins > 1044 / 8 && draws > 600 / 8 && losses >= 36 / 8);
    assert.deepEqual(told.at(-1), { done: 1, men: null });
    assert.ok(told.every(({ done }) => done >= 0 && done <= 1));

    const values = await engine.values(new Game("three"), { timeMs: 0 });
    assert.deepEqual(kinds(values), Array(9).fill("draw"));
    assert.ok(values.every(({ score }) => score.exact));
  });

  solveTest("solves endings of large boards", async (engine) => {
    const { start, pairs } = await engine.solve("nine", { men: [[3, 3]] });
    assert.equal(start, null);
    const [{ wins, draws, losses, longestWin, longestLoss }] = pairs;
    assert.deepEqual([wins, draws, losses], [140_621, 269, 28_736]);
    assert.deepEqual([longestWin, longestLoss], [25, 26]);

    const text = "nine W.W..W../...B...B/.....B.. w 0,0 0";
    const game = Game.fromPosition(text);
    const values = await engine.values(game, { timeMs: 0 });
    assert.equal(values.length, game.legalMoves().length);
    assert.deepEqual(values[0].score, { kind: "win", plies: 1, exact: true });
    assert.ok(values.every(({ score }) => score.exact));
    const { lines } = await engine.analyse(game, { depth: 4, multiPv: 3 });
    assert.ok(lines.every(({ score }) => score.exact));
  });

  solveTest("the tables belong to one set of rules", async (engine) => {
    const men = [[3, 3]];
    await engine.solve("nine", { men });
    const text = "nine W.W..W../...B...B/.....B.. w 0,0 0";
    const exact = async (options) => {
      const game = Game.fromPosition(`${text} ${options}`.trim());
      const { lines } = await engine.analyse(game, { depth: 1, multiPv: 30 });
      return lines.every(({ score }) => score.exact);
    };
    assert.ok(await exact("quiet-limit=50"));
    assert.ok(!(await exact("flying=off")));
  });

  solveTest("marks wins that the quiet limit would spoil", async (engine) => {
    const text = "six .W..W..B/..B.BWW. w 0,0 0 quiet-limit=4";
    const game = Game.fromPosition(text);
    await engine.solve("six", { options: game.options, men: [[4, 3]] });
    const { lines } = await engine.analyse(game, { depth: 1 });
    const late = { beyondQuietLimit: true };
    const win = { kind: "win", plies: 7, exact: true };
    assert.deepEqual(lines[0].score, { ...win, ...late });
  });

  solveTest("marks wins that the quiet limit may spoil", async (engine) => {
    await engine.solve("six", { men: [[4, 3]] });
    const best = async (text) => {
      const { lines } = await engine.analyse(Game.fromPosition(text), {
        depth: 1,
      });
      return lines[0].score;
    };
    const win = { kind: "win", plies: 7, exact: true };
    const slow = "six .W..W..B/..B.BWW. w 0,0";
    assert.deepEqual(await best(`${slow} 93`), win);
    assert.deepEqual(await best(`${slow} 94`), {
      ...win,
      beyondQuietLimit: true,
    });
  });

  solveTest("the highest level then plays perfectly", async (engine) => {
    await engine.solve("six", { men: [[4, 3]] });
    const game = Game.fromPosition("six W.W.W.../B.B.B... w 0,0 0");
    for (let plies; !game.outcome;) {
      const [{ score }] = await engine.values(game, { timeMs: 0 });
      if (plies !== undefined) assert.equal(score.plies, plies - 1);
      ({ plies } = score);
      game.play((await engine.bestMove(game, { level: 10 })).best);
    }
    assert.equal(game.outcome.reason, "fewer-than-three");
  });

  solveTest("searches are answered while it solves", async (engine) => {
    const control = new AbortController();
    const { signal } = control;
    let solving = true;
    const solved = engine.solve("seven", { signal });
    solved.catch(() => {}).finally(() => (solving = false));
    const game = new Game();
    const times = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await sleep(30);
      const before = performance.now();
      await engine.bestMove(game, { timeMs: 20 });
      times.push(performance.now() - before);
    }
    assert.ok(solving);
    // The quickest: on a machine that does other work, too, any one may wait.
    assert.ok(Math.min(...times) < 120, `${times} ms`);
    control.abort();
    await assert.rejects(solved, { name: "AbortError" });
    assert.ok((await engine.bestMove(game, { depth: 1 })).best);
  });

  solveTest("goes on beside a search without end", async (engine) => {
    const endless = engine.analyse(new Game());
    const { start } = await engine.solve("three");
    assert.equal(start.kind, "draw");
    engine.stop();
    assert.ok((await endless).best);
  });

  solveTest("a search does not end it, nor does stop()", async (engine) => {
    const solved = engine.solve("five");
    await engine.bestMove(new Game(), { timeMs: 10 });
    engine.stop();
    assert.equal((await solved).start.kind, "draw");
  });

  solveTest("several are solved one after the other", async (engine) => {
    const all = ["three", "five", "three"].map((id) => engine.solve(id));
    const starts = (await Promise.all(all)).map(({ start }) => start.kind);
    assert.deepEqual(starts, ["draw", "draw", "draw"]);
  });

  solveTest("an aborted signal asks for nothing", async (engine) => {
    const signal = AbortSignal.abort();
    const refused = engine.solve("three", { signal });
    await assert.rejects(refused, { name: "AbortError" });
  });

  solveTest("says what cannot be solved", async (engine) => {
    const solvable = variants().filter((variant) => variant.solvable);
    const ids = solvable.map(({ id }) => id);
    assert.deepEqual(ids, ["three", "five", "six", "seven"]);
    await assert.rejects(engine.solve("nine"), thrown("too-large"));
    const men = [[7, 3]];
    await assert.rejects(engine.solve("six", { men }), thrown("no-such-pair"));
    assert.ok((await engine.bestMove(new Game(), { depth: 1 })).best);
  });

  solveTest("refuses wrong arguments", async (engine) => {
    const bad = (field) => thrown("bad-argument", { field });
    const refused = (field, ...asked) =>
      assert.rejects(engine.solve(...asked), bad(field));
    await refused("variant", 9);
    await refused("wishes", "nine", null);
    await refused("man", "nine", { man: [[3, 3]] });
    for (const men of [3, [], [3, 3], [[3]], [[2, 3]], [[3, 13]], [["3", 3]]])
      await refused("men", "nine", { men });
    await refused("signal", "three", { signal: {} });
    await refused("onProgress", "three", { onProgress: 1 });
    await assert.rejects(engine.solve("none"), thrown("unknown-variant"));
    const options = { flying: "maybe" };
    const wrong = engine.solve("three", { options });
    await assert.rejects(wrong, { name: "MlinError", field: "flying" });
  });

  test("terminate() ends what it solves", async () => {
    await ready();
    const engine = new Engine(OPTIONS);
    const solved = engine.solve("seven");
    const refused = assert.rejects(solved, thrown("terminated"));
    await sleep(60);
    engine.terminate();
    await refused;
    await assert.rejects(engine.solve("three"), thrown("terminated"));
  });
}
