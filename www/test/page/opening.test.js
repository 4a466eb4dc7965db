import assert from "node:assert/strict";
import { before, test } from "node:test";

import { Game, ready, variants } from "../../engine/index.js";
import {
  fromChoices,
  fromLink,
  fromText,
  playedOf,
  variantInfo,
} from "../../page/opening.js";

const rules = { Game, variants };
const START = "nine ......../......../........ w 9,9 0";
const LATER = "nine W..B..../.W.B.B../...W..B. b 0,0 17 flying=off";

before(ready);

const why = (key, slots) => ({ name: "PageError", key, slots });

test("a game of choices has its variant and options", () => {
  const game = fromChoices(rules, "six", { flying: "on" });
  assert.equal(game.variant, "six");
  assert.equal(game.options.flying, "on");
});

test("an unknown variant or option value is told by name", () => {
  assert.throws(
    () => fromChoices(rules, "four", {}),
    why("error.why.variant", { value: "four" }),
  );
  assert.throws(
    () => fromChoices(rules, "nine", { flying: "maybe" }),
    why("error.why.value", { field: "flying", value: "maybe" }),
  );
});

test("an empty link is nine men's morris", () => {
  assert.equal(fromLink(rules, {}).position, START);
});

test("a link's position brings its variant and options, moves follow", () => {
  const game = fromLink(rules, { position: LATER, moves: [] });
  assert.equal(game.position, LATER);
  const played = fromLink(rules, { variant: "three", moves: ["b2", "a1"] });
  assert.deepEqual(played.moves, ["b2", "a1"]);
});

test("what a link says twice may be the same", () => {
  const link = { position: LATER, variant: "nine", options: { flying: "off" } };
  assert.equal(fromLink(rules, link).position, LATER);
});

test("what a link says twice may not differ", () => {
  assert.throws(
    () => fromLink(rules, { position: START, variant: "six" }),
    why("error.why.contradiction", {
      field: "variant",
      value: "six",
      position: "nine",
    }),
  );
  assert.throws(
    () => fromLink(rules, { position: START, options: { flying: "off" } }),
    why("error.why.contradiction", {
      field: "flying",
      value: "off",
      position: "on",
    }),
  );
});

test("an option that is none is told, whatever its name", () => {
  for (const name of ["speed", "constructor"])
    assert.throws(
      () => fromLink(rules, { position: START, options: { [name]: "on" } }),
      why("error.why.value", { field: "options", value: name }),
    );
});

test("the move of a link that cannot be made is told", () => {
  assert.throws(
    () => fromLink(rules, { moves: ["d6", "d6"] }),
    why("error.why.move", { value: "d6" }),
  );
});

test("a pasted text is a position or records", () => {
  assert.equal(fromText(rules, ` ${LATER}\n`)[0].position, LATER);
  assert.deepEqual(fromText(rules, "1. d6 f4 2. d2")[0].moves, [
    "d6",
    "f4",
    "d2",
  ]);
  const record = new Game("five").record();
  assert.equal(fromText(rules, `${record}\n${record}`).length, 2);
});

test("a pasted text that is neither is told with the place of the error", () => {
  assert.throws(() => fromText(rules, " \n"), why("error.why.empty", {}));
  assert.throws(
    () => fromText(rules, "1. d6 d6"),
    why("error.why.move-at", { at: 7 }),
  );
  assert.throws(
    () => fromText(rules, START.replace("........", "..x.....")),
    why("error.why.position", { field: "rings" }),
  );
});

test("a pasted text without a game is told", () => {
  for (const text of ["{hello}", "; hello", "$1"])
    assert.throws(
      () => fromText(rules, text),
      why("error.why.empty", {}),
      text,
    );
});

test("a game is kept with what differs from its variant", () => {
  const kept = playedOf(
    rules,
    fromLink(rules, { position: LATER }),
    "engine,human",
  );
  assert.deepEqual(kept.options, { flying: "off" });
  assert.equal(kept.begun, true);
  assert.equal(kept.orientation, "b");
  assert.equal(Game.fromRecord(kept.record).position, LATER);
  const fresh = playedOf(rules, new Game("six"), "human,human");
  assert.deepEqual(fresh.options, {});
  assert.equal(fresh.begun, false);
});

test("every variant is known", () => {
  for (const { id, men } of variants())
    assert.equal(variantInfo(rules, id).men, men);
});
