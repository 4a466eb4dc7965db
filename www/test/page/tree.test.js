import assert from "node:assert/strict";
import { before, test } from "node:test";

import { Game, ready } from "../../engine/index.js";
import { moveItems } from "../../page/move-list.js";
import { annotated, readTree } from "../../page/tree-text.js";
import { Tree, beganBy } from "../../page/tree.js";

before(() => ready());

/** A game of nine men after some moves. */
function played(moves) {
  const game = new Game();
  for (const move of moves.split(" ")) game.play(move);
  return game;
}

const written = (game, tree) =>
  annotated(game.record(), tree, beganBy(game), game.moves.length);

/** The moves that lead to a listed one. */
const path = ({ line, made }) => line.slice(0, made);

/** The movetext behind the tags. */
const movetext = (record) => record.split("\n\n")[1].trim();

test("going back and playing on keeps what was played", () => {
  const tree = Tree.of(["d6", "f4", "d2"]);
  tree.follow(["d6"]);
  assert.deepEqual(tree.lineThrough([]), ["d6", "f4", "d2"]);
  tree.follow(["d6", "b4"]);
  assert.deepEqual(tree.lineThrough(["d6"]), ["d6", "b4"]);
  assert.deepEqual(tree.lineThrough(["d6", "f4"]), ["d6", "f4", "d2"]);
  assert.equal(tree.at(["d6", "a1"]), null);
});

test("a line beside the main one leaves it where it is", () => {
  const tree = Tree.of(["d6", "f4"]);
  tree.add(["d6", "b4", "d2"]);
  tree.add(["d6", "f4"]);
  assert.deepEqual(tree.lineThrough([]), ["d6", "f4"]);
  assert.deepEqual(tree.lineThrough(["d6", "b4"]), ["d6", "b4", "d2"]);
});

test("a record without side lines is the game's own", () => {
  const game = played("d6 f4");
  assert.equal(written(game, Tree.of(game.moves)), game.record());
});

test("side lines and comments are written, and read back", () => {
  const game = played("d6 f4 d2");
  const tree = Tree.of(game.moves);
  tree.add(["d6", "b4", "d2", "a1"]);
  tree.add(["d6", "b4", "g1"]);
  tree.at(["d6"]).comment = "A crossing {so} it\nhas four neighbours.";
  const record = written(game, tree);
  assert.equal(
    movetext(record),
    "1. d6 {A crossing {so) it has four neighbours.} 1... f4 (1... b4 2. d2 (2. g1)\n2... a1) 2. d2 *",
  );
  const again = Game.fromRecord(record);
  assert.deepEqual(again.moves, game.moves);
  const read = readTree(record, again, Game);
  assert.equal(written(again, read), record);
});

test("what the game had before an undo comes back", () => {
  const game = played("d6 f4 d2 b4");
  const tree = Tree.of(game.moves);
  game.undo();
  game.undo();
  const record = written(game, tree);
  assert.equal(movetext(record), "1. d6 f4 (1... f4 2. d2 b4) *");
  const read = readTree(record, Game.fromRecord(record), Game);
  assert.deepEqual(read.lineThrough(["d6", "f4"]), ["d6", "f4", "d2", "b4"]);
});

test("the side that begins counts", () => {
  const game = Game.fromPosition("nine ......../......../........ b 9,9 0");
  game.play("d6");
  game.play("f4");
  const tree = Tree.of(game.moves);
  tree.add(["d6", "b4"]);
  assert.equal(movetext(written(game, tree)), "1... d6 2. f4 (2. b4) *");
});

test("records of others are read as people write them", () => {
  const text = `[Event "a (b) {c} \\"d\\""]

{Before all} 1. D6! $1 (1. d2 {why not} f4 xa1 (1... nonsense a1) 2. a1) 1... f4 ; to the right
% skipped (
2. d2 ( 2. g1 1-0 b4) 1-0 {over}`;
  const game = Game.fromRecord(text);
  const tree = readTree(text, game, Game);
  assert.equal(tree.root.comment, "Before all");
  assert.equal(tree.at(["d6", "f4"]).comment, "to the right");
  assert.equal(tree.at(["d2"]).comment, "why not");
  assert.equal(tree.at(["d2"]).next.length, 0, "f4xa1 takes what is not there");
  assert.ok(tree.at(["d6", "f4", "g1", "b4"]));
});

test("each game of a text has its own lines", () => {
  const text = "1. d6 (1. d2) f4 1-0 1. a1 (1. g1) * 1. b4 *";
  const [one, two, three] = Game.parseRecords(text);
  assert.ok(readTree(text, one, Game, 0).at(["d2"]));
  assert.ok(readTree(text, two, Game, 1).at(["g1"]));
  assert.ok(readTree(text, three, Game, 2).plain);
  assert.ok(readTree("", three, Game).plain);
});

test("variations of any depth and length do no harm", () => {
  const deep = `1. d6 ${"(1. d2 ".repeat(50_000)}${")".repeat(50_000)} *`;
  const game = Game.fromRecord(deep);
  assert.deepEqual(readTree(deep, game, Game).lineThrough([]), ["d6"]);
  const long = `1. d6 (1. d2 ${"f4 ".repeat(50_000)}) *`;
  const tree = readTree(long, Game.fromRecord(long), Game);
  assert.deepEqual(tree.lineThrough(["d2"]), ["d2", "f4"]);
});

test("the list has rows, and side lines under them", () => {
  const tree = Tree.of(["d6", "f4", "d2"]);
  tree.add(["d6", "b4", "g1", "a1"]);
  tree.add(["d6", "b4", "a4"]);
  tree.at(["d6", "f4"]).comment = "solid";
  const words = ({ words }) =>
    words.flatMap(
      ({ text, number, at }) => text ?? [number ?? [], at.move].flat(),
    );
  const [first, ...others] = moveItems(tree, "w", 3, false);
  assert.equal(first.number, 1);
  assert.deepEqual(path(first.w), ["d6"]);
  assert.deepEqual(path(first.b), ["d6", "f4"]);
  assert.deepEqual(others[0], { kind: "comment", text: "solid" });
  assert.equal(words(others[1]).join(" "), "1… b4 2. g1 a1");
  assert.deepEqual(path(others[1].words.at(-1)), ["d6", "b4", "g1", "a1"]);
  assert.equal(words(others[2]).join(" "), "2. a4");
  assert.equal(others[2].depth, 2);
  assert.equal(others[3].number, 2);
});

test("what redo would bring back is not listed, other lines are", () => {
  const tree = Tree.of(["d6", "f4", "d2"]);
  assert.equal(moveItems(tree, "w", 1, true).length, 1);
  const [, later] = moveItems(tree, "w", 1, false);
  assert.deepEqual(path(later.words.at(-1)), ["d6", "f4", "d2"]);
});
