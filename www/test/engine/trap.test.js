/** A wasm that traps, and from then on is broken: it is replaced, and every game goes on. */

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";

/** How many of the next calls trap. */
let traps = 0;

/** Instances whose calls can be made to trap, which ruins their memory as a real trap may. */
const { Instance } = WebAssembly;
WebAssembly.Instance = function (module, imports) {
  const { exports } = new Instance(module, imports);
  const calls = Object.entries(exports).map(([name, call]) => [
    name,
    /^game/.test(name) ? trapping(call, exports.memory) : call,
  ]);
  return { exports: Object.fromEntries(calls) };
};

function trapping(call, memory) {
  return (...args) => {
    if (traps === 0) return call(...args);
    traps -= 1;
    new Uint8Array(memory.buffer).fill(0xff);
    throw new WebAssembly.RuntimeError("unreachable");
  };
}

const { Game, ready } = await import("../../engine/index.js");
const { renewal } = await import("../../engine/core.js");

before(() => ready());
beforeEach(() => (traps = 0));

const trap = (times = 1) => (traps = times);

/** Everything that a game is. */
const seen = (game) => {
  const { position, moves, outcome, tags, undoable, redoable } = game;
  return { position, moves, outcome, tags, undoable, redoable };
};

test("a question that traps is answered all the same", () => {
  const game = new Game("ten", { flying: "off" });
  game.play("d6");
  const before = seen(game);
  trap();
  assert.equal(game.legalMoves().length > 0, true);
  assert.deepEqual(seen(game), before);
});

test("a move that traps is made once", () => {
  const game = new Game();
  game.play("d6");
  trap();
  game.play("f4");
  assert.deepEqual(game.moves, ["d6", "f4"]);
});

test("every game comes back, with its past, its future and its end", () => {
  const undone = new Game();
  for (const move of ["d6", "f4", "b4"]) undone.play(move);
  undone.undo();
  const resigned = Game.fromPosition("nine ......../......../........ b 9,9 3");
  resigned.resign("w");
  const read = Game.fromRecord('[White "Ana"]\n\n1. d6 f4 2. d2 *');
  const [, second] = Game.parseRecords("1. d6 *\n\n1. f4 b4 *");
  const copy = second.fork();
  copy.play("d6");
  const all = [undone, resigned, read, second, copy];
  const before = all.map(seen);
  trap();
  assert.equal(new Game().turn, "w");
  assert.deepEqual(all.map(seen), before);
  undone.redo();
  assert.deepEqual(undone.moves, ["d6", "f4", "b4"]);
});

/** A game in which turns are taken back and played again at random; its record was made with three. */
function wander(random, turns) {
  const game = Game.fromRecord("1. d6 f4 2. d2 *");
  for (let turn = 0; turn < turns; turn++) {
    const part = random();
    if (part < 0.4) game.undo();
    else if (part < 0.55) game.redo();
    else if (game.outcome) continue;
    else if (part < 0.58) game.resign("w");
    else {
      const legal = game.legalMoves();
      game.play(legal[Math.floor(random() * legal.length)].text);
    }
  }
  return game;
}

/** Numbers that are the same each time. */
function numbers(seed) {
  return () => (seed = (seed * 48271) % 2147483647) / 2147483647;
}

/** All that a game has been and can be again. */
function whole(game) {
  const seenAt = [seen(game)];
  while (game.redo()) seenAt.push(seen(game));
  while (game.undo()) seenAt.push(seen(game));
  return seenAt;
}

test("a game comes back whatever was taken back in it", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const game = wander(numbers(seed), 40);
    const before = whole(game.fork());
    trap();
    assert.equal(new Game().turn, "w");
    assert.deepEqual(whole(game), before, `seed ${seed}`);
  }
});

test("what a rule forbids is no trap", () => {
  let renewed = 0;
  const count = () => (renewed += 1);
  renewal.addEventListener("renewed", count);
  assert.throws(() => new Game().play("a9"), { code: "no-such-point" });
  assert.equal(renewed, 0);
  trap();
  assert.equal(new Game().turn, "w");
  assert.equal(renewed, 1);
  renewal.removeEventListener("renewed", count);
});

test("what traps again and again is an error, and the game is as it was", () => {
  const game = new Game();
  game.play("d6");
  trap(4);
  assert.throws(() => game.play("f4"), { code: "internal" });
  trap(0);
  assert.deepEqual(game.moves, ["d6"]);
  game.play("f4");
  assert.deepEqual(game.moves, ["d6", "f4"]);
});

test("a game that was freed stays so, and nothing of the new instance is freed with it", () => {
  const old = new Game();
  trap();
  assert.equal(new Game().turn, "w");
  const fresh = Array.from({ length: 50 }, () => new Game());
  old.free();
  for (const game of fresh) game.play("d6");
  assert.throws(() => old.turn, { code: "freed" });
});
