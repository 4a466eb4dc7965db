import assert from "node:assert/strict";
import { test } from "node:test";

import { locales } from "../../i18n/index.js";
import { optionValues } from "../../page/rule-options.js";
import { ruleChapters } from "../../page/rule-sentences.js";

const MEN = {
  three: [3, 9],
  five: [5, 16],
  six: [6, 16],
  seven: [7, 17],
  nine: [9, 24],
  ten: [10, 24],
  eleven: [11, 24],
  twelve: [12, 24],
};

const USUAL = {
  flying: "on",
  "double-mill": "one",
  "both-flying": "offer",
  "quiet-limit": 100,
  repetition: "on",
  diagonals: "off",
};

function info(id) {
  const [men, points] = MEN[id];
  return { id, men, board: { points: Array(points) }, options: USUAL };
}

function sentences(id, options = {}) {
  return ruleChapters(info(id), { ...USUAL, ...options }).flatMap(
    (chapter) => chapter.sentences,
  );
}

const keys = (...parameters) => sentences(...parameters).map(({ key }) => key);

test("every variant with every option value is told in sentences that exist", () => {
  for (const id of Object.keys(MEN))
    for (const [name, values] of Object.entries(optionValues))
      for (const value of [...values, ...(name === "quiet-limit" ? [7] : [])])
        for (const { key } of sentences(id, { [name]: value }))
          assert.ok(key in locales.en, key);
});

test("each variant has its own board", () => {
  for (const id of Object.keys(MEN))
    assert.ok(keys(id).includes(`rules.board.${id}`));
});

test("diagonals are a matter of three men only", () => {
  assert.ok(keys("three").includes("rules.diagonals.off"));
  assert.ok(keys("three", { diagonals: "on" }).includes("rules.diagonals.on"));
  assert.ok(!keys("nine").some((key) => key.startsWith("rules.diagonals")));
});

test("the full board is told where it can happen", () => {
  const told = Object.keys(MEN).filter((id) =>
    keys(id).includes("rules.board-full"),
  );
  assert.deepEqual(told, ["twelve"]);
});

test("that both fly is told only where both can come to fly", () => {
  const tells = (...game) =>
    keys(...game).some((key) => key.startsWith("rules.both-flying"));
  assert.equal(tells("nine"), true);
  assert.equal(tells("nine", { flying: "off" }), false);
  assert.equal(tells("three"), false);
});

test("the quiet limit is told as moves of each player where it can be", () => {
  const limit = (value) =>
    sentences("nine", { "quiet-limit": value }).find(
      ({ rule }) => rule === "4.5",
    );
  assert.deepEqual(limit(100).slots, { n: 50 });
  assert.equal(limit(100).key, "rules.quiet-limit.each");
  assert.deepEqual(limit(7).slots, { n: 7 });
  assert.equal(limit(7).key, "rules.quiet-limit.together");
  assert.equal(limit("none").key, "rules.quiet-limit.none");
});
