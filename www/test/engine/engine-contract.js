import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { test } from "node:test";

import { Engine, Game, ready } from "../../engine/index.js";

export const OPTIONS = { hashMb: 4, seed: 1 };

export const thrown = (code, more = {}) => ({
  name: "MlinError",
  code,
  ...more,
});

/** A search without end unless it is ended. */
const ENDLESS = { depth: 99 };

/** What every engine does, wherever it searches. */
export function engineContract() {
  /** Runs a test with an engine of its own. */
  const engineTest = (name, body) =>
    test(name, async () => {
      await ready();
      const engine = new Engine(OPTIONS);
      try {
        await body(engine);
      } finally {
        engine.terminate();
      }
    });

  const isLegal = (game, move) =>
    game.legalMoves().some(({ text }) => text === move);

  engineTest("answers with a legal move, even without time", async (engine) => {
    for (const limits of [{ timeMs: 0 }, { depth: 1 }, { nodes: 1 }]) {
      const game = new Game();
      const analysis = await engine.bestMove(game, limits);
      assert.ok(isLegal(game, analysis.best));
      assert.equal(analysis.lines[0].moves[0], analysis.best);
    }
  });

  engineTest("plays every variant at every level", async (engine) => {
    for (const variant of ["three", "six", "ten", "twelve"]) {
      const game = new Game(variant);
      for (let level = 1; level <= 10 && !game.outcome; level++) {
        const { best } = await engine.bestMove(game, { level, timeMs: 20 });
        game.play(best);
      }
    }
  });

  engineTest("closes a mill when it can", async (engine) => {
    const game = new Game();
    for (const move of ["d1", "a7", "d3", "g7"]) game.play(move);
    const { best } = await engine.bestMove(game, { depth: 3 });
    assert.match(best, /^d2x/);
  });

  engineTest("stop() gives the best so far within 50 ms", async (engine) => {
    const game = new Game();
    const times = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      const answer = engine.analyse(game);
      await sleep(150);
      const before = performance.now();
      engine.stop();
      const { best, depth } = await answer;
      times.push(performance.now() - before);
      assert.ok(isLegal(game, best));
      assert.ok(depth > 0);
    }
    // The quickest: on a machine that does other work, too, any one may wait.
    assert.ok(Math.min(...times) < 50, `${times} ms`);
  });

  engineTest("stop() before the search has begun", async (engine) => {
    const answer = engine.analyse(new Game());
    engine.stop();
    assert.ok(isLegal(new Game(), (await answer).best));
    engine.stop();
  });

  engineTest("a newer request ends the older one", async (engine) => {
    const game = new Game();
    const older = engine.analyse(game, ENDLESS);
    const refused = assert.rejects(older, thrown("superseded"));
    await sleep(60);
    const newer = await engine.bestMove(game, { depth: 2 });
    await refused;
    assert.ok(isLegal(game, newer.best));
  });

  engineTest("of many requests at once the newest wins", async (engine) => {
    const ask = () => engine.bestMove(new Game(), { depth: 2 });
    const answers = await Promise.allSettled([ask(), ask(), ask(), ask()]);
    const codes = answers.map(({ reason }) => reason?.code);
    const old = "superseded";
    assert.deepEqual(codes, [old, old, old, undefined]);
  });

  engineTest("a signal ends its request with an AbortError", async (engine) => {
    const control = new AbortController();
    const { signal } = control;
    const answer = engine.analyse(new Game(), { ...ENDLESS, signal });
    await sleep(60);
    control.abort();
    await assert.rejects(answer, { name: "AbortError" });
    assert.ok((await engine.bestMove(new Game(), { depth: 1 })).best);
  });

  engineTest("an aborted signal asks for nothing", async (engine) => {
    const running = engine.bestMove(new Game(), { timeMs: 60 });
    const signal = AbortSignal.abort(new Error("no more"));
    const refused = engine.bestMove(new Game(), { signal });
    await assert.rejects(refused, { name: "AbortError" });
    assert.ok((await running).best);
  });

  engineTest("an old signal does not touch a newer request", async (engine) => {
    const control = new AbortController();
    await engine.bestMove(new Game(), { depth: 1, signal: control.signal });
    const newer = engine.bestMove(new Game(), { timeMs: 60 });
    control.abort();
    assert.ok((await newer).best);
  });

  engineTest("tells what it finds on the way", async (engine) => {
    const depths = [];
    const onInfo = ({ depth, lines }) => {
      assert.ok(lines[0].moves.length > 0);
      depths.push(depth);
    };
    const last = await engine.analyse(new Game(), { timeMs: 400, onInfo });
    assert.ok(depths.length > 0);
    assert.deepEqual(
      depths,
      depths.toSorted((one, other) => one - other),
    );
    assert.ok(last.depth >= depths.at(-1));
    const { length } = depths;
    await sleep(60);
    assert.equal(depths.length, length, "silent after the answer");
  });

  engineTest(
    "tells of all the lines wanted from the first time on",
    async (engine) => {
      const told = [];
      const onInfo = ({ depth, lines }) => told.push([depth > 0, lines.length]);
      await engine.analyse(new Game(), { timeMs: 300, multiPv: 24, onInfo });
      assert.ok(told.length > 0);
      const incomplete = told.filter(([begun, count]) => !begun || count < 24);
      assert.deepEqual(incomplete, []);
    },
  );

  engineTest(
    "gives as many lines as wanted, the best first",
    async (engine) => {
      const game = new Game("six");
      const { best, lines } = await engine.analyse(game, {
        depth: 3,
        multiPv: 4,
      });
      assert.equal(lines.length, 4);
      assert.equal(lines[0].moves[0], best);
      assert.equal(new Set(lines.map(({ moves }) => moves[0])).size, 4);
    },
  );

  engineTest("values every legal move", async (engine) => {
    const game = new Game();
    for (const move of ["d1", "a7", "d3", "g7"]) game.play(move);
    const values = await engine.values(game);
    assert.deepEqual(
      values.map(({ move }) => move).toSorted(),
      game
        .legalMoves()
        .map(({ text }) => text)
        .toSorted(),
    );
    assert.ok(values.every(({ score }) => typeof score.exact === "boolean"));
    assert.match(values[0].move, /^d2x/);
  });

  engineTest("finds a win and says how far it is", async (engine) => {
    const game = Game.fromPosition("nine WW....../BB.....B/........ w 1,0 0");
    const [{ score }] = (await engine.analyse(game, { depth: 4 })).lines;
    assert.equal(score.kind, "win");
    assert.equal(score.plies, 1);
    assert.equal(score.exact, true);
  });

  engineTest("refuses a finished game", async (engine) => {
    const game = new Game();
    game.resign("w");
    const running = engine.bestMove(new Game(), { timeMs: 60 });
    await assert.rejects(engine.bestMove(game, {}), thrown("game-over"));
    await assert.rejects(engine.analyse(game, {}), thrown("game-over"));
    await assert.rejects(engine.values(game), thrown("game-over"));
    assert.ok((await running).best, "the running request goes on");
  });

  engineTest("refuses wrong arguments", async (engine) => {
    const bad = (field) => thrown("bad-argument", { field });
    await assert.rejects(engine.bestMove("d6", {}), bad("game"));
    await assert.rejects(engine.values(null), bad("game"));
    const game = new Game();
    await assert.rejects(engine.bestMove(game, { level: 11 }), bad("level"));
    await assert.rejects(engine.analyse(game, { multiPv: 0 }), bad("multiPv"));
    await assert.rejects(engine.bestMove(game, null), bad("limits"));
  });

  engineTest("thinks about the game as it stood", async (engine) => {
    const game = new Game();
    const answer = engine.bestMove(game, { timeMs: 100 });
    game.play("a1");
    game.free();
    assert.ok(isLegal(new Game(), (await answer).best));
  });

  test("one seed, one answer", async () => {
    await ready();
    const answers = [];
    for (const seed of [5, 5]) {
      const engine = new Engine({ hashMb: 4, seed });
      answers.push(await engine.bestMove(new Game(), { level: 2 }));
      engine.terminate();
    }
    assert.equal(answers[0].best, answers[1].best);
  });

  test("terminate() ends what runs and what comes", async () => {
    await ready();
    const engine = new Engine(OPTIONS);
    const running = engine.analyse(new Game(), ENDLESS);
    const refused = assert.rejects(running, thrown("terminated"));
    await sleep(60);
    engine.terminate();
    await refused;
    await assert.rejects(engine.bestMove(new Game()), thrown("terminated"));
    engine.stop();
    engine.terminate();
  });

  test("two engines think side by side", async () => {
    await ready();
    const engines = [new Engine(OPTIONS), new Engine(OPTIONS)];
    const asked = engines.map((engine) =>
      engine.bestMove(new Game(), { timeMs: 50 }),
    );
    for (const { best } of await Promise.all(asked)) assert.ok(best);
    for (const engine of engines) engine.terminate();
  });
}
