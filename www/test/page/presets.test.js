import assert from "node:assert/strict";
import { before, test } from "node:test";

import { Game, ready, variants } from "../../engine/index.js";
import { diagramOf } from "../../page/diagram.js";
import { OWN, presetOf, presetOptions, presetsOf } from "../../page/presets.js";

const info = (id) => variants().find((it) => it.id === id);

before(ready);

test("nine men have all presets, six none about flying", () => {
  assert.deepEqual(presetsOf(info("nine")), [
    "classic",
    "no-flying",
    "two-men",
    "flying-draw",
  ]);
  assert.deepEqual(presetsOf(info("six")), ["classic", "two-men"]);
  assert.ok(!presetsOf(info("three")).includes("flying-draw"));
});

test("every preset is a game of every variant that offers it", () => {
  for (const variant of variants())
    for (const name of presetsOf(variant)) {
      const game = new Game(variant.id, presetOptions(name));
      for (const [option, value] of Object.entries(presetOptions(name)))
        assert.equal(game.options[option], value);
      assert.equal(presetOf(variant, presetOptions(name)), name);
    }
});

test("options of no preset are the reader's own", () => {
  assert.equal(presetOf(info("nine"), { repetition: "off" }), OWN);
  assert.equal(
    presetOf(info("nine"), { flying: "off", "double-mill": "two" }),
    OWN,
  );
});

test("a diagram shows every point of the board, and stays in its square", () => {
  for (const { board } of variants()) {
    const { size, lines, points } = diagramOf(board);
    assert.equal(points.length, board.points.length);
    assert.equal(lines.match(/M/g).length, board.lines.length);
    for (const { x, y } of points)
      assert.ok(x > 0 && y > 0 && x < size && y < size);
  }
});

test("a diagram stands upright: the first rank lies below", () => {
  const { points } = diagramOf(info("nine").board);
  const at = (wanted) => points.find(({ name }) => name === wanted);
  assert.ok(at("a1").y > at("a7").y);
  assert.ok(at("a1").x < at("g1").x);
});
