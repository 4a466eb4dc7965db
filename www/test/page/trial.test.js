import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { translator } from "../../i18n/index.js";
import { Trial } from "../../page/trial.js";
import { trialText } from "../../ui/trial-view.js";

const view = { t: translator("en"), tag: "en" };
const exact = (kind, plies) => ({ kind, plies, exact: true });

const VERDICT = {
  ply: 2,
  side: "w",
  move: "a1",
  before: exact("draw"),
  after: exact("loss", 5),
  kind: "blunder",
  better: ["d2", "g1"],
};

/** What the engine says next: the opponent's score. */
let says, trial, weighed;

beforeEach(() => {
  weighed = [];
  trial = new Trial(async (moves) => {
    weighed.push(moves);
    return { score: await says, line: [] };
  });
  trial.begin(VERDICT, ["d6", "f4"]);
});

test("a task names the move that was wrong", () => {
  assert.equal(trial.state, "task");
  assert.equal(
    trialText(trial, view),
    "White to play: find a better move than a1.",
  );
});

test("the engine's own move is right at once", async () => {
  await trial.judge("d2");
  assert.equal(trial.state, "best");
  assert.deepEqual(weighed, []);
});

test("another move that holds is right, too", async () => {
  says = exact("draw");
  await trial.judge("g7");
  assert.deepEqual(weighed, [["d6", "f4", "g7"]]);
  assert.equal(trial.state, "held");
  assert.match(trialText(trial, view), /holds the draw/);
});

test("a move that gives something away is told so, and may be tried again", async () => {
  says = exact("win", 7);
  await trial.judge("g7");
  assert.equal(trial.state, "failed");
  assert.equal(trialText(trial, view), "Not this one. Draw → loss.");
  trial.again();
  assert.equal(trial.state, "task");
});

test("a judgement that comes too late changes nothing", async () => {
  let answer;
  says = new Promise((resolve) => (answer = resolve));
  const judged = trial.judge("g7");
  assert.equal(trial.state, "weighing");
  trial.end();
  answer(exact("win", 7));
  await judged;
  assert.equal(trial.state, "none");
});

test("an engine that fails leaves the task", async () => {
  says = Promise.reject(new Error("broken"));
  await trial.judge("g7");
  assert.equal(trial.state, "task");
});
