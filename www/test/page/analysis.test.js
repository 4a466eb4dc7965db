import assert from "node:assert/strict";
import test from "node:test";

import { translator } from "../../i18n/index.js";
import { Analyst } from "../../page/analyst.js";
import { firstMoves, scoreText, whiteShare } from "../../page/score.js";
import { update } from "../../state.js";
import { repair } from "../../storage.js";

const t = translator("en");
const estimate = (value) => ({ kind: "estimate", value, exact: false });

test("an estimate is a number of men from White's side", () => {
  assert.equal(scoreText(estimate(125), "w", t, "en"), "+1.25");
  assert.equal(scoreText(estimate(125), "b", t, "en"), "−1.25");
  assert.equal(scoreText(estimate(0), "b", t, "en"), "0.00");
});

test("a proven score is said in words", () => {
  const win = { kind: "win", plies: 3, exact: true };
  assert.equal(scoreText(win, "b", t, "en"), "Black wins in 3 turns");
  const loss = { kind: "loss", plies: 1, exact: true };
  assert.equal(scoreText(loss, "b", t, "en"), "White wins in 1 turn");
  assert.equal(scoreText({ kind: "draw", exact: true }, "w", t, "en"), "Draw");
  const late = { ...win, beyondQuietLimit: true };
  assert.match(scoreText(late, "w", t, "en"), /^White would win, but/);
});

test("the bar is White's share", () => {
  assert.equal(whiteShare(estimate(0), "b"), 0.5);
  assert.equal(whiteShare({ kind: "loss", exact: true }, "b"), 1);
  const late = { kind: "win", plies: 121, exact: true, beyondQuietLimit: true };
  assert.equal(whiteShare(late, "w"), 0.5);
  assert.ok(whiteShare(estimate(100), "b") < 0.5);
});

test("first moves are arrows, or squares for men that are placed", () => {
  const lines = [["a1-a4xb4", "d6-d5"], ["d2xg7"], ["a1-a4xd6"], []];
  assert.deepEqual(firstMoves(lines.map((moves) => ({ moves }))), {
    arrows: "a1-a4",
    highlight: "d2",
  });
});

test("the analyst asks once a position and forgets the one before", () => {
  const asked = [];
  const analyst = new Analyst(() => ({
    analyse: (game, limits) => {
      asked.push(limits);
      return new Promise(() => {});
    },
  }));
  const game = { start: "s", moves: ["a1"] };
  analyst.follow(game);
  analyst.follow(game);
  assert.equal(asked.length, 1);
  asked[0].onInfo("lines");
  assert.equal(analyst.analysis, "lines");
  analyst.follow({ start: "s", moves: ["a1", "a4"] });
  assert.ok(asked[0].signal.aborted);
  asked[0].onInfo("late");
  assert.equal(analyst.analysis, null);
  analyst.follow(null);
  assert.ok(asked[1].signal.aborted);
});

test("the switch is off at first, and is remembered", () => {
  assert.equal(repair(null).analysis, false);
  assert.equal(repair({ analysis: "yes" }).analysis, false);
  const on = update(repair(null), { type: "analyse", on: true });
  assert.equal(repair(JSON.parse(JSON.stringify(on))).analysis, true);
});
