/** What an author copies from the builder. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { frameText, parametersOf, tagText } from "../../embed/snippet.js";
import { KINDS, applies, attributesOf } from "../../embed/wishes.js";

const WISHES = {
  kind: "diagram",
  variant: "nine",
  preset: "classic",
  position: "",
  moves: "",
  level: "5",
  side: "w",
  highlight: "",
  arrows: "",
  board: "wood",
  men: "auto",
  theme: "auto",
  lang: "",
  coordinates: false,
  lazy: false,
};

test("what is so anyway is not said", () => {
  assert.deepEqual(attributesOf(WISHES), {});
});

test("each kind of board has its attributes", () => {
  const of = (kind) =>
    attributesOf({ ...WISHES, kind, moves: "d6", level: "7" });
  assert.deepEqual(Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])), {
    diagram: { moves: "d6" },
    view: { moves: "d6", ply: "0", controls: true },
    puzzle: { puzzle: "d6" },
    engine: {
      moves: "d6",
      players: "human,engine",
      level: "7",
      controls: true,
    },
    two: { moves: "d6", players: "human,human", controls: true },
  });
});

test("rules, marks and looks are attributes", () => {
  const wishes = {
    ...WISHES,
    preset: "no-flying",
    highlight: "d6 f4",
    arrows: "d6-f4",
    board: "stone",
    men: "stones",
  };
  assert.deepEqual(attributesOf(wishes), {
    options: "flying=off",
    highlight: "d6 f4",
    arrows: "d6-f4",
    board: "stone",
    men: "stones",
  });
  assert.equal(
    attributesOf({ ...wishes, position: "any" }).options,
    undefined,
    "a position carries its options",
  );
});

test("a position carries its variant, and the reader's side sits below", () => {
  const position = "six ......../........ w 6,6 0";
  const wishes = {
    ...WISHES,
    kind: "engine",
    position,
    variant: "six",
    side: "b",
  };
  const { variant, players, orientation } = attributesOf(wishes);
  assert.deepEqual(
    [variant, players, orientation],
    [undefined, "engine,human", "b"],
  );
  assert.equal(applies("variant", wishes), false);
  assert.equal(applies("level", { ...WISHES, kind: "two" }), false);
});

test("whatever an author types stays text", () => {
  const evil = '"><script>alert(1)</script>';
  const texts = [
    tagText({ position: evil }, evil, 0),
    frameText({ position: evil }, "embed.html", { width: 0, title: evil }),
  ];
  for (const text of texts) assert.doesNotMatch(text, /<script>alert/);
});

test("the parameters of a frame are read back as they were", () => {
  const attributes = {
    position: "nine W.W.BBB./.W....../...B.... w 3,3 0 flying=off",
    players: "human,engine",
    controls: true,
  };
  assert.deepEqual(
    [...new URLSearchParams(parametersOf(attributes))],
    Object.entries({ ...attributes, controls: "" }),
  );
});
