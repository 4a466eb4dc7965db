import assert from "node:assert/strict";
import { before, test } from "node:test";

import { Game, ready, variants } from "../../engine/index.js";
import {
  cleared,
  draftOf,
  draftText,
  pressed,
  withHand,
  withQuiet,
  withVariant,
} from "../../page/draft.js";

const info = (id) => variants().find((it) => it.id === id);

/** A draft of a position, and back. */
const text = (draft) => draftText(draft, info(draft.variant).board);
const draft = (position, options = {}) =>
  draftOf(Game.fromPosition(position), options);

before(ready);

test("a draft of a game is its position, in every variant", () => {
  for (const { id, board } of variants()) {
    const game = new Game(id);
    for (let ply = 0; ply < 4; ply += 1) game.play(game.legalMoves()[ply].text);
    assert.equal(draftText(draftOf(game, {}), board), game.position);
  }
});

test("options stand in the text", () => {
  const position = "nine W..B..../.W.B.B../...W..B. b 0,0 17 flying=off";
  assert.equal(text(draft(position, { flying: "off" })), position);
});

test("a press puts a man, another colour, or takes him away", () => {
  const empty = cleared(draft("three ......../. w 3,3 0"));
  const white = pressed(empty, "b2", "w");
  assert.equal(text(white), "three ......../W w 0,0 0");
  assert.equal(text(pressed(white, "b2", "b")), "three ......../B w 0,0 0");
  assert.equal(text(pressed(white, "b2", "w")), text(empty));
  assert.equal(text(pressed(white, "b2", "none")), text(empty));
});

test("hands and quiet plies are numbers of the position", () => {
  const start = draft("three ......../. w 3,3 0");
  const changed = withQuiet(withHand(start, "b", 1), "12");
  assert.equal(text(changed), "three ......../. w 3,1 12");
  for (const bad of ["-3", "x", ""])
    assert.equal(withQuiet(start, bad).quiet, 0);
  assert.equal(withQuiet(start, "99999999").quiet, 65535);
});

test("another variant keeps the men whose points it has", () => {
  const nine = draft("nine W......./......../.......B w 8,2 0");
  const five = withVariant(nine, info("five"));
  assert.equal(text(five), "five ......../.B...... w 5,2 0");
  const eleven = withVariant(nine, info("eleven"));
  assert.deepEqual(eleven.men, nine.men);
});

test("what the rules say of a draft they say in words", () => {
  const many = withHand(draft("three WW....../. w 1,3 0"), "w", 3);
  assert.throws(() => Game.fromPosition(text(many)), { code: "too-many-men" });
  const few = cleared(many);
  assert.throws(() => Game.fromPosition(text(few)), {
    code: "both-under-three",
  });
});
