/** The lessons of `dist/`: each step's moves are legal and do what they are there for, in every language. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { DIST, ROOT } from "../../build/paths.mjs";
import { Game, ready } from "../../engine/index.js";
import { languages } from "../../i18n/index.js";
import { lessonTexts } from "../../i18n/lessons/index.js";
import { course } from "../../lessons/course.js";

const steps = course.flatMap((chapter) => chapter.steps);
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, it]) => it);
const read = (tag) => readFileSync(join(DIST, `lessons/${tag}.html`), "utf8");

/** The steps of a page, as the element reads them. */
function lessonsOf(tag) {
  const scripts = all(read(tag), /application\/json">([^]*?)<\/script>/g);
  return scripts.flatMap((json) => JSON.parse(json));
}

before(() => ready());

/** The mills that a side holds. */
function millsOf({ board, men }, side) {
  return board.mills.filter((mill) =>
    mill.every((point) => men[side].includes(point)),
  );
}

/** Plays the first of the moves that are right, and the answers. @returns {Record<string, any>[]} what each turn did */
function played({ position, expect }) {
  const game = Game.fromPosition(position);
  return expect.split(" ").map((turn) => {
    const before = millsOf(game, game.turn);
    const side = game.turn;
    const [first] = turn.split("|");
    for (const text of turn.split("|"))
      assert.equal(game.explain(text), null, text);
    const { captures } = game.play(first);
    const after = millsOf(game, side);
    const { outcome } = game;
    return { side, captures, before, after, outcome };
  });
}

test("the course has at least twenty steps, each named once", () => {
  assert.ok(steps.length >= 20);
  assert.equal(new Set(steps.map(({ id }) => id)).size, steps.length);
});

for (const { tag } of languages) {
  test(`${tag}: each step has its words and no other is there`, () => {
    const texts = lessonTexts[tag];
    assert.deepEqual(
      Object.keys(texts).sort(),
      Object.keys(lessonTexts.en).sort(),
    );
    for (const { id } of course) assert.ok(texts[`${id}.title`]?.trim(), id);
    for (const { id } of steps)
      for (const name of ["text", "right"])
        assert.ok(texts[`${id}.${name}`]?.trim(), `${id}.${name}`);
    const names = new Set(steps.map(({ id }) => id));
    for (const key of Object.keys(texts)) {
      const [id, name] = key.split(".");
      if (["text", "right", "wrong"].includes(name))
        assert.ok(names.has(id), key);
    }
  });

  test(`${tag}: each step can be solved on the page`, () => {
    const lessons = lessonsOf(tag);
    assert.equal(lessons.length, steps.length);
    for (const lesson of lessons) played(lesson);
  });

  test(`${tag}: every link leads to something that is there`, () => {
    for (const link of all(read(tag), /<(?:a|link) [^>]*?href="([^"]+)"/g)) {
      const [path] = link.split("&#35;")[0].split("#");
      if (!link.startsWith("data:"))
        assert.ok(existsSync(join(DIST, "lessons", path)), link);
    }
  });
}

const lesson = (id) =>
  lessonsOf("en")[steps.findIndex((step) => step.id === id)];

test("a step that speaks of a mill closes one, and takes a man", () => {
  for (const id of ["mill", "close", "build", "free", "broken", "choose"]) {
    const [turn] = played(lesson(id));
    assert.equal(turn.after.length, turn.before.length + 1, id);
    assert.equal(turn.captures.length, 1, id);
  }
  const [both] = played(lesson("both"));
  assert.equal(both.after.length, both.before.length + 2);
  assert.equal(both.captures.length, 1);
});

test("a mill that is opened is closed again, and a double mill pays every turn", () => {
  const [open, , close] = played(lesson("again"));
  assert.equal(open.after.length, open.before.length - 1);
  assert.equal(close.captures.length, 1);
  const [there, , back] = played(lesson("double"));
  for (const turn of [there, back]) {
    assert.equal(turn.captures.length, 1);
    assert.equal(turn.after.length, 1);
  }
});

test("two threats are two lines that lack one man", () => {
  const { position, expect } = lesson("fork");
  const game = Game.fromPosition(position);
  game.play(expect);
  const threats = game.board.mills.filter(
    (mill) =>
      mill.filter((point) => game.men.w.includes(point)).length === 2 &&
      !mill.some((point) => game.men.b.includes(point)),
  );
  assert.equal(threats.length, 2);
});

test("what hinders keeps Black from a mill that threatened", () => {
  for (const id of ["hinder", "gap", "hold", "hold-on"]) {
    const { position, expect } = lesson(id);
    const [target] = new Set(
      expect.split("|").map((move) => move.split("-").at(-1)),
    );
    const game = Game.fromPosition(position.replace(" w ", " b "));
    const takes = game.legalMoves().filter(({ captures }) => captures.length);
    assert.ok(takes.length > 0, id);
    assert.deepEqual([...new Set(takes.map(({ to }) => to))], [target], id);
  }
});

test("the ends end as they are told", () => {
  for (const [id, reason] of [
    ["last", "fewer-than-three"],
    ["block", "blocked"],
  ])
    assert.deepEqual(played(lesson(id)).at(-1).outcome, {
      winner: "w",
      reason,
    });
});

test("what is said to hold a draw alone is what the tables prove", () => {
  const proved = readFileSync(
    join(ROOT, "crate/tests/vectors/lessons.txt"),
    "utf8",
  );
  const told = ["hold", "hold-on"].map((id) => {
    const { position, expect } = lesson(id);
    return `${position} | ${expect.replaceAll("|", " ")}\n`;
  });
  assert.equal(proved, told.join(""));
});
