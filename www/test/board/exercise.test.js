/** Puzzles, lessons and records in the element, by the real rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { connect, script } from "./fake-dom.js";

const { MlinBoard } = await import("../../board/mlin-board.js");
const { Game } = await import("../../engine/index.js");
const { translator } = await import("../../i18n/index.js");

const t = translator("en");
const turn = () => new Promise((resolve) => setTimeout(resolve));
/** White closes a mill on d7 or misses it; black's only man there can be taken. */
const MILL = "nine W.W...../......../...B.... w 7,8 0";
const TELLS = ["move", "wrong", "solved", "step", "error", "gameover"];

/** A board with what it has told. */
async function board(attributes, ...children) {
  const element = new MlinBoard();
  const told = [];
  for (const name of TELLS)
    element.addEventListener(`mlin-${name}`, ({ detail }) =>
      told.push([name, detail]),
    );
  for (const [name, text] of Object.entries({ delay: 0, ...attributes }))
    element.setAttribute(name, text);
  element.append(...children);
  const ready = new Promise((resolve) =>
    element.addEventListener("mlin-ready", resolve),
  );
  connect(element);
  await ready;
  return {
    element,
    of: (name) => told.filter(([of]) => of === name).map(([, it]) => it),
  };
}

test("a wrong move is answered in words and not made; the right one solves the puzzle", async () => {
  const { element, of } = await board({ position: MILL, puzzle: "d7xe4" });
  assert.equal(element.state, "idle");
  assert.equal(element.play("d6"), false);
  assert.equal(element.leadText, t("exercise.wrong.move"));
  assert.ok(element.statusText.startsWith(`${element.leadText} `));
  assert.deepEqual(element.game.moves, []);
  assert.equal(element.play("d7xe4"), true);
  assert.deepEqual(of("solved"), [{ wrong: 1, hints: 0 }]);
  assert.equal(of("wrong")[0].move.text, "d6");
  assert.equal(element.statusText, t("exercise.solved"));
  assert.equal(element.state, "reviewing");
  assert.equal(element.solved, true);
});

test("the right mill with the wrong capture is answered in its own words", async () => {
  const two = "nine W.W...../......../...BB... w 7,7 0";
  const { element } = await board({ position: two, puzzle: "d7xe3" });
  element.play("d7xe4");
  assert.ok(element.statusText.startsWith(t("exercise.wrong.capture")));
});

test("the line answers the reader without an engine", async () => {
  const { element, of } = await board({ puzzle: "d6 f4 d2 b4" });
  element.play("d6");
  assert.equal(element.busy, true);
  await turn();
  assert.deepEqual(element.game.moves, ["d6", "f4"]);
  assert.ok(element.statusText.startsWith(t("exercise.next")));
  element.undo();
  assert.deepEqual(element.game.moves, []);
  assert.equal(element.undoable, false);
  element.play("d6");
  await turn();
  element.play("d2");
  await turn();
  assert.deepEqual(
    of("move").map(({ by }) => by),
    Array(6).fill("script"),
  );
  assert.equal(of("solved").length, 1);
});

test("where several moves are right, each of them solves the puzzle", async () => {
  for (const move of ["d6", "f4"]) {
    const { element, of } = await board({ puzzle: "d6|f4" });
    assert.equal(element.play(move), true);
    assert.equal(of("solved").length, 1);
  }
});

test("a hint in a puzzle shows the move that is to be found, and is counted", async () => {
  const { element, of } = await board({ position: MILL, puzzle: "d7xe4" });
  assert.equal((await element.hint()).best, "d7xe4");
  element.play("d7xe4");
  assert.deepEqual(of("solved"), [{ wrong: 0, hints: 1 }]);
  assert.equal(await element.hint(), null);
});

test("a puzzle whose move is not legal is told, and the board stays", async () => {
  const { element, of } = await board({ moves: "d6", puzzle: "d6" });
  assert.deepEqual(
    of("error").map(({ code, attribute }) => [code, attribute]),
    [["occupied", "puzzle"]],
  );
  assert.equal(element.game.variant, "nine");
});

const lesson = (...steps) => script("application/json", JSON.stringify(steps));

test("a lesson goes on from step to step, with the author's words", async () => {
  const { element, of } = await board(
    {},
    lesson(
      {
        text: "Place a man.",
        expect: "d6",
        right: "Well done.",
        wrong: { a1: "A corner.", "*": "No." },
      },
      { text: "Read this.", highlight: "d6" },
    ),
  );
  element.play("a1");
  assert.ok(element.statusText.startsWith("A corner."), element.statusText);
  element.play("g1");
  assert.ok(element.statusText.startsWith("No."), element.statusText);
  element.play("d6");
  assert.equal(element.statusText, "Well done.");
  assert.deepEqual(of("solved"), [
    { wrong: 2, hints: 0, step: 1, steps: 2, finished: true },
  ]);
  element.step = 2;
  assert.deepEqual(of("step"), [{ step: 2, steps: 2 }]);
  assert.deepEqual(element.game.moves, ["d6"]);
  assert.ok(element.shadowRoot.text.includes("Read this."));
  element.step = 3;
  assert.equal(element.step, 2);
});

for (const [what, text, message] of [
  ["no JSON", "[", /no JSON/],
  ["no list", '{"text": "a"}', /no list/],
  ["no text", '[{"expect": "d6"}]', /step 1.*no "text"/],
  [
    "a bad move",
    '[{"text": "a"}, {"text": "b", "expect": "z9"}]',
    /step 2.*z9/,
  ],
  ["a wrong kind", '[{"text": "a", "moves": 3}]', /"moves" is no text/],
]) {
  test(`a lesson with ${what} is told`, async () => {
    const { element, of } = await board({}, script("application/json", text));
    const [{ attribute, message: told }] = of("error");
    assert.equal(attribute, "lesson");
    assert.match(told, message);
    assert.equal(element.game.variant, "nine");
  });
}

test("a record is stepped through from its beginning", async () => {
  const game = new Game("nine");
  for (const move of ["d6", "f4", "d2"]) game.play(move);
  game.resign("b");
  const record = game.record();
  const { element } = await board({}, script("text/x-mlin", record));
  assert.deepEqual(element.game.moves, []);
  element.redo();
  assert.deepEqual(element.game.moves, ["d6"]);
  while (element.redoable) element.redo();
  assert.equal(element.game.outcome.reason, "resignation");
  const later = await board({ ply: 2 }, script("text/x-mlin", record));
  assert.deepEqual(later.element.game.moves, ["d6", "f4"]);
});

test("a bad ply and a bad record are told", async () => {
  const late = await board({ moves: "d6 f4", ply: 3 });
  assert.equal(late.of("error")[0].attribute, "ply");
  const broken = await board({}, script("text/x-mlin", "1. z9"));
  assert.equal(broken.of("error")[0].attribute, "record");
});
