import assert from "node:assert/strict";
import { before, test } from "node:test";

import { Game, ready } from "../../engine/index.js";
import { translator } from "../../i18n/index.js";
import {
  gaveAway,
  holds,
  judge,
  reversed,
  scoreOf,
  tally,
} from "../../page/review.js";
import { gaveText, sceneText, verdictText } from "../../page/review-words.js";
import { Reviewer } from "../../page/reviewer.js";

const t = translator("en");
const men = (value) => ({ kind: "estimate", value, exact: false });
const exact = (kind, plies) => ({ kind, plies, exact: true });

/** Scenes of a game that white began, from the scores of the sides to move. */
const scenes = (...looks) =>
  looks.map((look, at) => ({
    turn: at % 2 ? "b" : "w",
    look: look && { score: look, line: ["best"] },
  }));

/** What the second of two scores is called, which is seen by the opponent. */
const kind = (before, after) =>
  judge(["d6"], scenes(before, reversed(after)))[0].kind;

before(() => ready());

test("mistakes are named by what could still be expected", () => {
  assert.equal(kind(men(0), men(-30)), null);
  assert.equal(kind(men(0), men(-45)), "inaccuracy");
  assert.equal(kind(men(0), men(-90)), "mistake");
  assert.equal(kind(men(0), men(-200)), "blunder");
  assert.equal(kind(men(900), men(700)), null, "both are won");
  assert.equal(kind(men(-50), men(200)), null, "better than thought");
});

test("proven values count most", () => {
  assert.equal(kind(exact("draw"), exact("loss", 8)), "blunder");
  assert.equal(kind(exact("win", 3), exact("draw")), "blunder");
  assert.equal(kind(exact("win", 3), exact("win", 9)), null);
  assert.equal(kind(exact("loss", 9), exact("loss", 3)), null);
});

test("the best move is never a mistake, whatever the second look says", () => {
  const [verdict] = judge(["best"], scenes(men(0), men(300)));
  assert.equal(verdict.kind, null);
});

test("moves between positions that nobody has seen are not judged", () => {
  const verdicts = judge(["d6", "f4"], scenes(null, men(0), men(0)));
  assert.equal(verdicts[0], null);
  assert.equal(verdicts[1].side, "b");
});

test("what was given away is said as far as it is known", () => {
  const gave = (before, after) =>
    gaveText({ before, after }, t, "en").replace(/\.$/, "");
  assert.equal(gave(exact("draw"), exact("loss", 8)), "Draw → loss");
  assert.equal(gave(exact("win", 3), exact("draw")), "Win → draw");
  const spoilt = { ...exact("win", 90), beyondQuietLimit: true };
  assert.equal(gave(spoilt, exact("loss", 8)), "Draw → loss");
  assert.equal(
    gave(men(20), exact("loss", 8)),
    "The opponent wins in 8 turns now",
  );
  assert.equal(gave(exact("win", 1), men(50)), "A win in 1 turn was there");
  assert.equal(gave(men(80), exact("draw")), "It led to a draw");
  assert.equal(gave(men(40), men(-100)), "It cost the worth of 1.4 men");
  assert.equal(gave(men(0), men(-100)), "It cost the worth of 1 man");
  assert.deepEqual(
    gaveAway({ before: men(0), after: exact("loss") }).key,
    "lost",
  );
});

test("numbers are written as the language writes them", () => {
  const verdict = { before: men(40), after: men(-100) };
  assert.match(gaveText(verdict, translator("de"), "de"), /1,4 Steine/);
  assert.match(gaveText(verdict, translator("lt"), "lt"), /1,4 akmenėlio/);
});

test("a verdict is told in whole sentences", () => {
  const verdict = {
    ply: 2,
    move: "a1-a4",
    kind: "blunder",
    before: exact("draw"),
    after: exact("loss", 4),
    better: ["d6-d5", "a4-a7"],
  };
  assert.equal(
    verdictText(verdict, "w", null, t, "en"),
    "2. a1-a4 was a blunder. Draw → loss. Better was d6-d5.",
  );
  assert.match(
    verdictText(verdict, "b", "mill", t, "en"),
    /^2… a1-a4.*d6-d5\. This closes a mill\.$/,
  );
});

test("a try holds where it gives nothing away", () => {
  assert.ok(holds(exact("draw"), exact("draw")));
  assert.ok(holds(men(50), men(20)));
  assert.ok(!holds(exact("draw"), exact("loss", 3)));
});

test("mistakes are counted by side and kind", () => {
  const verdicts = judge(
    ["a", "b", "c"],
    scenes(men(0), men(200), men(0), men(90)),
  );
  assert.deepEqual(tally(verdicts), {
    w: { inaccuracy: 0, mistake: 1, blunder: 1 },
    b: { inaccuracy: 0, mistake: 0, blunder: 1 },
  });
});

/** An engine that answers from a table of scores, and counts. */
function engineOf(scores, asked = []) {
  return {
    asked,
    async analyse(game, { timeMs, signal }) {
      asked.push({ made: game.moves.length, timeMs });
      signal.throwIfAborted();
      await Promise.resolve();
      signal.throwIfAborted();
      const [best] = game.legalMoves();
      const score = scores[game.moves.length] ?? men(0);
      return { lines: [{ moves: [best.text], score }] };
    },
  };
}

function played(...moves) {
  const game = new Game();
  for (const move of moves) game.play(move);
  return game;
}

test("every position is looked at, the last one first, and mistakes again", async () => {
  const engine = engineOf({ 1: men(250) });
  const reviewer = new Reviewer(() => engine, Game);
  const progress = [];
  reviewer.addEventListener("change", () => progress.push(reviewer.progress));
  await reviewer.begin(played("d6", "f4", "d2"));
  assert.equal(reviewer.state, "done");
  assert.deepEqual(
    engine.asked.map(({ made }) => made),
    [3, 2, 1, 0, 2, 1, 0],
    "d6 and f4 both changed the score",
  );
  assert.ok(engine.asked[4].timeMs > engine.asked[0].timeMs);
  assert.equal(reviewer.verdicts[0].kind, "blunder");
  assert.deepEqual(
    progress,
    [...progress].sort((a, b) => a - b),
  );
  assert.equal(reviewer.progress, 1);
  assert.match(sceneText(reviewer, 1, t, "en"), /^1\. d6, Blunder, −2\.50$/);
});

test("the end of a game is known without the engine", async () => {
  const start = "nine WW....../......W./...B.W.B w 4,1 0";
  const game = Game.fromPosition(start);
  game.play("g7xc4");
  const engine = engineOf({});
  const reviewer = new Reviewer(() => engine, Game);
  await reviewer.begin(game);
  assert.deepEqual(
    engine.asked.map(({ made }) => made),
    [0],
  );
  assert.deepEqual(reviewer.scenes[1].look.score, exact("loss", 0));
  assert.deepEqual(scoreOf({ winner: null }, "w").kind, "draw");
});

test("a review can be given up, and one of another game does not mix in", async () => {
  const engine = engineOf({});
  const reviewer = new Reviewer(() => engine, Game);
  const first = reviewer.begin(played("d6", "f4"));
  const second = reviewer.begin(played("a1"));
  await Promise.all([first, second]);
  assert.deepEqual(reviewer.moves, ["a1"]);
  assert.equal(reviewer.state, "done");
  assert.ok(reviewer.fits(played("a1", "a4")));
  assert.ok(!reviewer.fits(played("a4")));
  const third = reviewer.begin(played("d6"));
  reviewer.cancel();
  await third;
  assert.equal(reviewer.state, "none");
  assert.deepEqual(reviewer.scenes, []);
});

test("an engine that fails is told", async () => {
  const analyse = () => Promise.reject(new Error("broken"));
  const reviewer = new Reviewer(() => ({ analyse }), Game);
  await reviewer.begin(played("d6"));
  assert.equal(reviewer.state, "failed");
});

test("the engine first takes over what is solved, once", async () => {
  const solved = [];
  const engine = {
    ...engineOf({}),
    async solve(variant, { men }) {
      solved.push([variant, men]);
    },
  };
  const reviewer = new Reviewer(() => engine, Game);
  const goals = [{ variant: "nine", options: {}, men: [[3, 3]] }];
  await reviewer.begin(played("d6"), goals);
  await reviewer.begin(played("a1"), goals);
  assert.deepEqual(solved, [["nine", [[3, 3]]]]);
  assert.equal(reviewer.state, "done");
});
