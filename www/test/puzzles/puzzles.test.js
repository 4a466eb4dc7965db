/** The puzzles: the data, the puzzle of a day, and what a reader has solved. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { DIST, WWW } from "../../build/paths.mjs";
import { Game, ready } from "../../engine/index.js";
import { locales } from "../../i18n/index.js";
import {
  HARDEST,
  dayOf,
  placeOf,
  readPuzzles,
  turnOf,
  variantOf,
} from "../../puzzles/collection.js";
import { KEY, load, save, solve, streakBy } from "../../puzzles/progress.js";

const TEXT = readFileSync(join(WWW, "puzzles/puzzles.txt"), "utf8");
const puzzles = readPuzzles(TEXT);

test("every puzzle can be played to its end, and has words", async () => {
  await ready();
  assert.ok(puzzles.length >= 200);
  for (const puzzle of puzzles) {
    const game = Game.fromPosition(puzzle.position);
    assert.equal(game.turn, turnOf(puzzle));
    assert.equal(game.variant, variantOf(puzzle));
    const moves = puzzle.moves.split(" ");
    for (const turn of moves) {
      const [move, ...asGood] = turn.split("|");
      for (const other of asGood)
        assert.equal(game.explain(other), null, other);
      assert.equal(game.play(move).text, move);
    }
    assert.equal(moves.length % 2, 1);
    assert.ok(puzzle.difficulty >= 1 && puzzle.difficulty <= HARDEST);
    assert.ok(locales.en[`puzzles.theme.${puzzle.theme}`], puzzle.theme);
    assert.ok(locales.en[`puzzles.task.${puzzle.task}.w`], puzzle.task);
    game.free();
  }
});

test("each puzzle has its day before one comes again", () => {
  for (const count of [1, 7, 61, 122, puzzles.length]) {
    const places = Array.from({ length: count }, (_, day) =>
      placeOf(20_000 + day, count),
    );
    assert.equal(new Set(places).size, count);
  }
});

test("a day is the reader's own, and the next one is the next", () => {
  const evening = new Date(2026, 2, 28, 23, 59);
  const summer = new Date(2026, 2, 29, 0, 1);
  assert.equal(dayOf(summer) - dayOf(evening), 1);
});

const [easy] = puzzles;
const fresh = load(undefined);

test("a streak grows day by day, and breaks", () => {
  const on = (progress, today) => solve(progress, easy, { clean: true, today });
  const two = on(on(fresh, 100), 101);
  assert.equal(two.streak, 2);
  assert.equal(on(two, 101).streak, 2);
  assert.equal(on(two, null).streak, 2);
  assert.equal(on(two, 103).streak, 1);
});

test("a streak is told until a day has been left out", () => {
  const solved = solve(fresh, easy, { clean: true, today: 100 });
  const told = [100, 101, 102].map((today) => streakBy(solved, today));
  assert.deepEqual(told, [1, 1, 0]);
  assert.equal(streakBy(fresh, 100), 0);
});

test("a rating rises by what was found alone, and only once", () => {
  const clean = solve(fresh, easy, { clean: true, today: null });
  const helped = solve(fresh, easy, { clean: false, today: null });
  assert.ok(clean.rating > fresh.rating);
  assert.ok(helped.rating < fresh.rating);
  assert.deepEqual(solve(clean, easy, { clean: true, today: null }), clean);
  const hard = { ...easy, difficulty: HARDEST };
  const rise = solve(fresh, hard, { clean: true, today: null }).rating;
  assert.ok(rise > clean.rating);
});

test("progress is kept; what is foreign or broken is the beginning", () => {
  const items = new Map();
  const storage = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
  };
  const progress = solve(fresh, easy, { clean: true, today: 5 });
  save(storage, progress);
  assert.deepEqual(load(storage), progress);
  for (const bad of ["", "null", "[]", '{"solved":7}', '{"solved":[1]}']) {
    items.set(KEY, bad);
    assert.deepEqual(load(storage), fresh);
  }
  const full = { setItem: () => assert.fail("full") };
  assert.doesNotThrow(() => save(full, progress));
});

test("the page has the puzzles inside", () => {
  const page = readFileSync(join(DIST, "puzzles.html"), "utf8");
  const [, data] = /id="puzzles">([^]*?)<\/script>/.exec(page);
  assert.deepEqual(readPuzzles(data), puzzles);
});
