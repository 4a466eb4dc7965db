import assert from "node:assert/strict";
import { before, test } from "node:test";

import { why } from "../../board/why.js";
import { Game, ready } from "../../engine/index.js";
import en from "../../i18n/en.js";

const estimate = { kind: "estimate", value: 0, exact: false };

before(() => ready());

/** The reason for a move in a position. */
function reasonFor(position, text, score = estimate) {
  const game = Game.fromPosition(position);
  const move = game.legalMoves().find((legal) => legal.text === text);
  assert.ok(move, `${text} is legal`);
  const { key } = why(game, move, score);
  assert.ok(`hint.why.${key}` in en, key);
  return key;
}

test("what is proven comes first", () => {
  const start = "nine ......../......../........ w 9,9 0";
  const exact = (kind, plies) => ({ kind, plies, exact: true });
  assert.equal(reasonFor(start, "d6", exact("win", 5)), "win.in");
  assert.equal(reasonFor(start, "d6", exact("win")), "win");
  assert.equal(reasonFor(start, "d6", exact("loss", 4)), "loss");
  assert.equal(reasonFor(start, "a1", exact("draw")), "draw");
});

test("mills are closed, hindered and threatened", () => {
  const two = "nine ......BB/WW....../........ w 7,7 0";
  assert.equal(reasonFor(two, "f6xa1"), "mill");
  assert.equal(reasonFor(two, "a7"), "hinder");
  assert.equal(reasonFor(two, "b4"), "double");
  const one = "nine ......BB/W......./........ w 8,7 0";
  assert.equal(reasonFor(one, "d6"), "prepare");
  const flying = "nine ......BB/WWW...../........ w 0,4 0";
  assert.equal(reasonFor(flying, "d6-a7"), "hinder-threaten");
  const swing = "nine W.W...B./WWW.B.../...B..B. w 0,0 0";
  assert.equal(reasonFor(swing, "d6-d7xa1"), "mill-again");
});

test("a mill is opened, to be closed again", () => {
  const mill = "nine WWWB.W../.B....../........ w 0,2 0";
  assert.equal(reasonFor(mill, "a7-a4"), "open");
  assert.equal(reasonFor(mill, "d1-g1"), "best");
});

test("men are shut in and freed", () => {
  const corner = "nine ...WB.B./.....W../W.B.W.B. w 0,0 0";
  assert.equal(reasonFor(corner, "d2-d1"), "shut");
  assert.equal(reasonFor(corner, "d2-b2"), "best");
  const crowd = "nine WB.BWB.B/...WWB../....W... w 0,0 0";
  assert.equal(reasonFor(crowd, "f4-e4"), "free");
});

test("a crossing is worth a word, a corner is not", () => {
  const start = "nine ......../......../........ w 9,9 0";
  assert.equal(reasonFor(start, "d6"), "crossing");
  assert.equal(reasonFor(start, "d7"), "best");
});

test("where the move ends the game no more is said", () => {
  const two = "nine WW.....W/..B...../B....B.. w 0,0 0";
  assert.equal(reasonFor(two, "a4-g7xf6"), "mill");
  const last = "nine WW.W..../......../B.B..B.. w 0,0 99";
  assert.equal(reasonFor(last, "g4-g1"), "best");
});
