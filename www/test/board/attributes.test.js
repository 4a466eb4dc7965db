import assert from "node:assert/strict";
import { test } from "node:test";
import {
  READERS,
  readArrows,
  readHighlight,
  readOptions,
  words,
} from "../../board/attributes.js";
import { openGame } from "../../board/opening.js";
import { FakeGame, NINE } from "./fake-game.js";

const refused = { code: "bad-attribute" };

test("players are read for both sides", () => {
  assert.deepEqual(READERS.players.read("human,engine"), {
    w: "human",
    b: "engine",
  });
  assert.deepEqual(READERS.players.read("none"), { w: "none", b: "none" });
  assert.throws(() => READERS.players.read("human"), refused);
});

test("levels are whole numbers from 1 to 10", () => {
  assert.deepEqual(READERS.level.read("10"), { w: 10, b: 10 });
  assert.deepEqual(READERS.level.read("3, 7"), { w: 3, b: 7 });
  for (const text of ["0", "11", "2.5", "", "x"])
    assert.throws(() => READERS.level.read(text), refused);
});

test("choices are refused when they are none of the offered ones", () => {
  for (const name of [
    "orientation",
    "theme",
    "board",
    "men",
    "loading",
    "motion",
  ])
    assert.throws(() => READERS[name].read("<b>"), refused);
});

test("words stand between spaces or commas", () => {
  assert.deepEqual(words(" d6,a1  f4\n"), ["d6", "a1", "f4"]);
  assert.deepEqual(words(null), []);
});

test("options are pairs", () => {
  assert.deepEqual(readOptions("flying=off quiet-limit=40"), {
    flying: "off",
    "quiet-limit": "40",
  });
  assert.throws(() => readOptions("flying"), refused);
});

test("arrows and highlights name points of the board", () => {
  assert.deepEqual(readArrows("a1-a4 D6-d5", NINE), [
    { from: "a1", to: "a4" },
    { from: "d6", to: "d5" },
  ]);
  assert.deepEqual(readHighlight("d6 a1", NINE), ["d6", "a1"]);
  for (const text of ["a1", "a1-h9", "a1-a4-a7"])
    assert.throws(() => readArrows(text, NINE), refused);
  assert.throws(() => readHighlight("d4", NINE), refused);
});

/** Games as openings make them. */
class Game extends FakeGame {
  constructor(variant, options = {}) {
    super({ options });
    if (variant !== "nine")
      throw Object.assign(new Error(`no variant ${variant}`), {
        code: "variant",
      });
  }
  static fromPosition(text) {
    return new Game(text.split(" ")[0]);
  }
}
const open = (attributes) =>
  openGame(
    {
      variant: null,
      position: null,
      moves: null,
      options: null,
      ...attributes,
    },
    Game,
  );

test("an opening is a variant with options, and moves", () => {
  const game = open({ options: "double-mill=two", moves: "d6, f4" });
  assert.equal(game.options["double-mill"], "two");
  assert.deepEqual(game.moves, ["d6", "f4"]);
});

test("a bad opening names the attribute that is to blame", () => {
  assert.throws(() => open({ variant: "zwölf" }), {
    attribute: "variant",
    code: "variant",
  });
  assert.throws(() => open({ moves: "d6 d6" }), {
    attribute: "moves",
    code: "occupied",
  });
  assert.throws(() => open({ options: "x" }), { attribute: "options" });
});

test("a position may be repeated by other attributes, not contradicted", () => {
  open({ position: "nine ...", variant: "nine", options: "flying=on" });
  assert.throws(() => open({ position: "nine ...", variant: "six" }), {
    attribute: "variant",
    code: "contradiction",
  });
  assert.throws(() => open({ position: "nine ...", options: "flying=off" }), {
    attribute: "options",
    code: "contradiction",
  });
});
