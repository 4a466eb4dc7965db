import assert from "node:assert/strict";
import { test } from "node:test";

import {
  Game,
  MlinError,
  ready,
  variants,
  version,
} from "../../engine/index.js";
import { core } from "../../engine/core.js";

const thrown = (code, more = {}) => ({ name: "MlinError", code, ...more });

/** White has closed a mill by d2 and takes one of black's two men. */
const MILL = ["d1", "a7", "d3", "g7", "d2xa7"];

test("nothing works before ready()", () => {
  assert.throws(() => new Game(), thrown("not-ready"));
  assert.throws(() => Game.fromPosition(""), thrown("not-ready"));
  assert.throws(() => Game.fromRecord(""), thrown("not-ready"));
  assert.throws(() => Game.parseRecords(""), thrown("not-ready"));
  assert.throws(() => variants(), thrown("not-ready"));
});

test("ready() may be called again", async () => {
  await Promise.all([ready(), ready()]);
  await ready();
});

test("the wasm is of the library's version", async () => {
  await ready();
  assert.equal(core().version(), version);
});

test("what is known of the variants cannot be changed", async () => {
  await ready();
  const [three] = variants();
  assert.throws(() => three.board.points.pop(), TypeError);
  assert.throws(() => (three.options.flying = "maybe"), TypeError);
  assert.equal(variants()[0], three);
});

test("the eight variants", async () => {
  await ready();
  const men = Object.fromEntries(variants().map(({ id, men }) => [id, men]));
  assert.deepEqual(men, {
    three: 3,
    five: 5,
    six: 6,
    seven: 7,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  });
  for (const { board, options } of variants()) {
    assert.ok(
      board.points.every(({ name, x, y }) => name === "abcdefg"[x] + (y + 1)),
    );
    assert.ok(board.mills.every((mill) => mill.length === 3));
    assert.deepEqual(Object.keys(options).sort(), [
      "both-flying",
      "diagonals",
      "double-mill",
      "flying",
      "quiet-limit",
      "repetition",
    ]);
  }
});

/** A game after some moves. */
function played(...moves) {
  const game = new Game();
  for (const move of moves) game.play(move);
  return game;
}

test("a new game", async () => {
  await ready();
  const game = new Game();
  assert.equal(game.variant, "nine");
  assert.equal(game.turn, "w");
  assert.deepEqual(game.phase, { w: "placing", b: "placing" });
  assert.deepEqual(game.hand, { w: 9, b: 9 });
  assert.deepEqual(game.men, { w: [], b: [] });
  assert.equal(game.position, "nine ......../......../........ w 9,9 0");
  assert.equal(game.start, game.position);
  assert.deepEqual(game.moves, []);
  assert.equal(game.outcome, null);
  assert.equal(game.quiet, 0);
  assert.equal(game.repetitions, 1);
  assert.equal(game.undoable, false);
  assert.equal(game.redoable, false);
  assert.equal(game.board.points.length, 24);
  assert.equal(game.legalMoves().length, 24);
});

test("options, as words and as numbers in words", async () => {
  await ready();
  const game = new Game("nine", { flying: "off", "quiet-limit": "40" });
  assert.equal(game.options.flying, "off");
  assert.equal(game.options["quiet-limit"], 40);
  assert.equal(
    new Game("three", { diagonals: "on" }).board.lines.length >
      new Game("three", { diagonals: "off" }).board.lines.length,
    true,
  );
});

test("a move comes back as the rules see it", async () => {
  await ready();
  const game = played(...MILL.slice(0, -1));
  const offered = game.legalMoves().find(({ text }) => text === "d2xa7");
  assert.deepEqual(offered, {
    text: "d2xa7",
    from: null,
    to: "d2",
    captures: ["a7"],
  });
  assert.deepEqual(game.play("D2xA7"), offered);
  assert.deepEqual(game.men, {
    w: ["d3", "d2", "d1"].sort(byBoard(game)),
    b: ["g7"],
  });
});

/** In the order of the board's points. */
function byBoard({ board }) {
  const index = (name) =>
    board.points.findIndex((point) => point.name === name);
  return (one, other) => index(one) - index(other);
}

test("what is illegal is explained, thrown by its name, and changes nothing", async () => {
  await ready();
  const game = played(...MILL.slice(0, -1));
  const { position } = game;
  for (const [move, reason] of [
    ["hello", "syntax"],
    ["h9", "no-such-point"],
    ["d1-d2", "still-placing"],
    ["a7", "occupied"],
    ["d2", "capture-required"],
    ["a1xa7", "no-mill"],
    ["d2xd1", "nothing-there"],
  ]) {
    assert.equal(game.explain(move), reason, move);
    assert.throws(() => game.play(move), thrown(reason), move);
  }
  assert.equal(game.explain("d2xa7"), null);
  assert.equal(game.position, position);
});

test("undo, redo, resignation and agreement", async () => {
  await ready();
  const game = played(...MILL);
  const { position } = game;
  game.resign("w");
  assert.deepEqual(game.outcome, { winner: "b", reason: "resignation" });
  assert.deepEqual(game.legalMoves(), []);
  assert.throws(() => game.play("a1"), thrown("game-over"));
  assert.throws(() => game.resign("b"), thrown("game-over"));
  assert.throws(() => game.agreeDraw(), thrown("game-over"));
  assert.equal(game.undo(), true);
  assert.equal(game.outcome, null);
  assert.equal(game.position, position);
  assert.equal(game.undo(), true);
  assert.equal(game.redo(), true);
  assert.equal(game.position, position);
  game.agreeDraw();
  assert.deepEqual(game.outcome, { winner: null, reason: "agreement" });
});

test("texts lead back to the game", async () => {
  await ready();
  const game = played(...MILL);
  const again = Game.fromRecord(game.record({ White: "Ana", Black: "B." }));
  assert.deepEqual(again.moves, game.moves);
  assert.equal(again.position, game.position);
  assert.equal(again.tags.White, "Ana");
  assert.equal(Game.fromPosition(game.position).position, game.position);
  const both = Game.parseRecords(`${game.record()}\n\n${again.record()}`);
  assert.equal(both.length, 2);
  assert.ok(both.every((one) => one instanceof Game));
});

test("start and moves make the game again", async () => {
  await ready();
  const start = "nine W..B..../.W.B.B../...W..B. b 0,0 17 flying=off";
  const game = Game.fromPosition(start);
  assert.equal(game.start, start);
  game.play(game.legalMoves()[0].text);
  const again = Game.fromPosition(game.start);
  for (const move of game.moves) again.play(move);
  assert.equal(again.position, game.position);
});

test("a passed turn tells what the other side could do", () => {
  const game = new Game("nine", { flying: "off" });
  game.play("d6");
  const passed = game.passed();
  assert.equal(passed.turn, "w");
  assert.deepEqual(passed.men, game.men);
  assert.deepEqual(passed.options, game.options);
  assert.equal(passed.legalMoves().length, 23);
  assert.equal(game.turn, "b");
});

test("a fork goes its own way", async () => {
  await ready();
  const game = played(...MILL);
  const fork = game.fork();
  fork.play("a1");
  assert.equal(game.moves.length, 5);
  assert.equal(fork.moves.length, 6);
  while (fork.undo());
  assert.equal(fork.moves.length, 0);
  assert.equal(game.moves.length, 5);
});

test("a wrong text is refused with its place", async () => {
  await ready();
  const text = "nine W..X..../......../........ w 9,9 0";
  assert.throws(
    () => Game.fromPosition(text),
    (error) => error instanceof MlinError && error.at === text.indexOf("X"),
  );
  // Offsets count UTF-16 units, as strings of this language do.
  const record = "{ 😀 } 1. d6 q9 *";
  assert.throws(
    () => Game.fromRecord(record),
    (error) => error instanceof MlinError && error.at === record.indexOf("q9"),
  );
});

test("a wrong option is refused by its name", async () => {
  await ready();
  assert.throws(
    () => new Game("nine", { flying: "maybe" }),
    (error) => error.field === "flying",
  );
  assert.throws(
    () => new Game("nine", { wings: "on" }),
    (error) => error.field === "wings",
  );
  assert.throws(
    () => new Game("nine", { "quiet-limit": 0 }),
    (error) => error.field === "quiet-limit",
  );
  assert.throws(() => new Game("ninety"), MlinError);
});

test("arguments of a wrong type are refused before they reach the wasm", async () => {
  await ready();
  const game = new Game();
  const refused = (field) => thrown("bad-argument", { field });
  for (const value of [undefined, null, 5, {}, ["d6"]]) {
    assert.throws(() => game.play(value), refused("move"));
    assert.throws(() => game.explain(value), refused("move"));
    assert.throws(() => Game.fromPosition(value), refused("position"));
    assert.throws(() => Game.fromRecord(value), refused("record"));
    assert.throws(() => Game.parseRecords(value), refused("records"));
    assert.throws(() => game.resign(value), refused("side"));
  }
  assert.throws(() => new Game(9), refused("variant"));
  assert.throws(() => new Game("nine", "flying=off"), refused("options"));
  assert.throws(() => game.record("White"), refused("tags"));
  assert.throws(() => game.record({ White: 5 }), refused("White"));
});

test("a freed game says so", async () => {
  await ready();
  const game = new Game();
  game.free();
  game.free();
  assert.throws(() => game.turn, thrown("freed"));
  assert.throws(() => game.play("d6"), thrown("freed"));
});

test("a draw is offered right after the move by which both came to fly", async () => {
  await ready();
  const start = "nine B.B..B../WW.W..../......B. w 0,0 0";
  const game = Game.fromPosition(start);
  const offers = ["f4-f6xd1", "a7-a4"].map((move) => {
    game.play(move);
    return game.offersDraw;
  });
  assert.deepEqual(offers, [true, false]);
  game.undo();
  assert.equal(game.offersDraw, true);
  const silent = Game.fromPosition(`${start} both-flying=play`);
  silent.play("f4-f6xd1");
  assert.equal(silent.offersDraw, false);
});

test("the board cannot be spoilt", async () => {
  await ready();
  const { board } = new Game();
  assert.throws(() => board.points.pop(), TypeError);
  assert.throws(() => (board.points[0].x = 9), TypeError);
});

test("hostile texts are refused quickly", async () => {
  await ready();
  const before = performance.now();
  for (const text of [
    "(".repeat(1e6),
    "1. d6 \0",
    "9".repeat(1e6),
    "\ud800",
    "{".repeat(1e5),
  ]) {
    assert.throws(() => Game.fromRecord(text), MlinError);
    assert.throws(() => Game.fromPosition(text), MlinError);
  }
  assert.ok(performance.now() - before < 2_000);
});
