import assert from "node:assert/strict";
import { before, test } from "node:test";
import { NO_AIDS, aidsOf } from "../../board/aids.js";
import { Situation } from "../../board/situation.js";
import { Game, ready } from "../../engine/index.js";

before(() => ready());

const aids = (position) => {
  const game = Game.fromPosition(position);
  const read = (text) => Game.fromPosition(text);
  return aidsOf(new Situation(game), game.position, read);
};
const points = (some) => [...some].sort();

test("the point on which the opponent would close a mill is a threat", () => {
  const { threats } = aids("nine BB....../......../W....W.. w 7,7 0");
  assert.deepEqual(points(threats), ["g7"]);
});

test("a mill that no man of the opponent can reach is no threat", () => {
  // a7 and d7 lack g7; black's other men are far from it, and slide.
  const position = (hand) =>
    `nine BB....../......../W.WWWBBB w 0,${hand} 0 flying=off`;
  assert.deepEqual(points(aids(position(0)).threats), []);
  assert.deepEqual(points(aids(position(1)).threats), ["g7"]);
});

test("own chances are no threats", () => {
  const { threats } = aids("nine WW....../......../B....B.. w 7,7 0");
  assert.deepEqual(points(threats), []);
});

test("mills are told of both sides", () => {
  const { mills } = aids("nine WWW...../......../BBB...W. w 3,3 0");
  assert.deepEqual(mills.map(points), [
    ["a7", "d7", "g7"],
    ["c5", "d5", "e5"],
  ]);
});

test("a man with one way out is about to be shut in when it can be closed", () => {
  // White's a7 has only a4 left, which black's a1 can take; his e4 is free.
  const text = (blackest) =>
    `nine WB....${blackest}./.W....../...W..BB w 0,0 0 flying=off`;
  assert.deepEqual([...aids(text("B")).tight], [["a7", "a4"]]);
  assert.deepEqual([...aids(text(".")).tight], []);
});

test("men who fly cannot be shut in", () => {
  const text = (flying) =>
    `nine WB....B./......../...W.WBB w 0,0 0 flying=${flying}`;
  assert.deepEqual([...aids(text("on")).tight], []);
  assert.deepEqual([...aids(text("off")).tight], [["a7", "a4"]]);
});

test("a game that is over needs no marks", () => {
  assert.equal(aids("nine WW....../......../BBB..... w 0,0 0"), NO_AIDS);
});
