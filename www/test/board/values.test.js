/** What moves are worth, as the board shows it. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { languages, translator } from "../../i18n/index.js";
import { exactValues, valueSign, valueText } from "../../board/values.js";
import { pointName } from "../../board/words.js";
import { settled, table } from "./table.js";

const win = (plies) => ({ kind: "win", plies, exact: true });
const loss = (plies) => ({ kind: "loss", plies, exact: true });
const draw = { kind: "draw", exact: true };
const estimate = { kind: "estimate", value: 12, exact: false };

/** A session that knows these values of its moves. */
async function valued(start, values, players = "humans") {
  const seen = table(start, players);
  seen.session.value(true);
  seen.engine.last.answerValues(values);
  await settled();
  return seen;
}

const signs = ({ session }) =>
  Object.fromEntries(
    [...session.values].map(([point, score]) => [point, valueSign(score)]),
  );

test("a point shows what placing a man there is worth", async () => {
  const seen = await valued({}, { a1: draw, d6: win(31), g7: loss(8) });
  assert.deepEqual(signs(seen), { a1: "=", d6: "+31", g7: "−8" });
});

test("a man shows the best of his moves, and his targets their own", async () => {
  const start = { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] };
  const values = {
    "a1-a4": loss(4),
    "d6-b6": loss(12),
    "d6-d5": win(9),
    "d6-f6": win(5),
    "d6-d7": draw,
  };
  const seen = await valued(start, values);
  assert.deepEqual(signs(seen), { a1: "−4", d6: "+5" });
  seen.press("d6");
  assert.deepEqual(signs(seen), { b6: "−12", d5: "+9", f6: "+5", d7: "=" });
});

test("a man to be captured shows what taking him is worth", async () => {
  const start = { w: "a7 d7", b: "b6 c3", hand: [1, 1] };
  const values = { g7xb6: win(3), g7xc3: draw, a1: loss(2) };
  const seen = await valued(start, values);
  assert.deepEqual(signs(seen), { g7: "+3", a1: "−2" });
  seen.press("g7");
  assert.deepEqual(signs(seen), { b6: "+3", c3: "=" });
});

test("what the quiet limit spoils is nearly a draw", async () => {
  const start = { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] };
  const spoilt = { ...win(121), beyondQuietLimit: true };
  const values = { "d6-b6": spoilt, "d6-d5": draw, "e5-d5": spoilt };
  const seen = await valued(start, { ...values, "e5-e4": win(9) });
  assert.deepEqual(signs(seen), { d6: "+121", e5: "+9" });
});

test("only what is certain is shown", async () => {
  const seen = await valued({}, { a1: draw, d6: estimate });
  assert.deepEqual(signs(seen), { a1: "=" });
  assert.deepEqual([...exactValues([])], []);
});

test("nobody asks before it is wanted, nor while the engine is to move", () => {
  const asked = ({ engine }) => engine.asked.map(({ method }) => method);
  const humans = table();
  assert.deepEqual(asked(humans), []);
  const engine = table({}, "black");
  engine.session.value(true);
  assert.deepEqual(asked(engine), ["bestMove"]);
});

test("values belong to a position, and are looked up for the next one", async () => {
  const seen = await valued({}, { a1: draw });
  seen.press("a1");
  assert.deepEqual(signs(seen), {});
  seen.engine.last.answerValues({ d6: win(7) });
  await settled();
  assert.deepEqual(signs(seen), { d6: "+7" });
  seen.session.undo();
  const late = seen.engine.last;
  seen.press("g7");
  late.answerValues({ a1: draw });
  await settled();
  assert.deepEqual(signs(seen), {}, "an answer about another position");
});

test("switched off they are gone, and more may be known later", async () => {
  const seen = await valued({}, {});
  assert.deepEqual(signs(seen), {});
  seen.session.revalue();
  seen.engine.last.answerValues({ a1: draw });
  await settled();
  assert.deepEqual(signs(seen), { a1: "=" });
  seen.session.value(false);
  assert.deepEqual(signs(seen), {});
  assert.equal(seen.happenings.at(-1).kind, "values");
});

test("every language says what a press is worth", () => {
  const late = { ...win(45), beyondQuietLimit: true };
  const offers = {
    movable: new Set(),
    target: new Set(["d6"]),
    capturable: new Set(),
    selected: null,
  };
  for (const { tag } of languages) {
    const t = translator(tag);
    const lost = { ...late, kind: "loss" };
    const scores = [win(1), win(45), late, draw, lost, loss(1), loss(4)];
    const texts = scores.map((score) => valueText(score, t));
    assert.equal(new Set(texts).size, scores.length, texts);
    assert.ok(texts[1].includes("45"));
    const name = pointName("d6", { offers, value: draw }, t);
    assert.ok(name.endsWith(` ${t("value.draw")}`), name);
  }
});
