import assert from "node:assert/strict";
import { test } from "node:test";
import { announcements } from "../../board/announcements.js";
import { offers } from "../../board/interaction.js";
import {
  diagramText,
  outcomeText,
  pointName,
  refusalText,
  statusText,
} from "../../board/words.js";
import en from "../../i18n/en.js";
import { translator } from "../../i18n/index.js";
import { settled, table } from "./table.js";

const t = translator("en");
const MIDDLE = { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] };
const status = (session, notice) => statusText(session, 9, t, notice);

test("while placing the status tells the turn, the count and both hands", () => {
  const { session } = table({ w: "a1 b2 c3", b: "g7 f6 e5", hand: [6, 6] });
  assert.equal(
    status(session),
    "White to play: place a man on an empty point. Placing, turn 7 of 18. White has 6 men in hand. Black has 6 men in hand.",
  );
});

test("one man in hand is one man", () => {
  const { session } = table({ w: "a1 d6 g1", b: "a7 g7 c3 d1", hand: [1, 0] });
  assert.match(status(session), /White has 1 man in hand/);
});

test("the status names each way of moving", () => {
  assert.match(
    status(table(MIDDLE).session),
    /White to play: move a man along a line/,
  );
  const flying = table({ ...MIDDLE, w: "a1 d6 g1" }).session;
  assert.match(status(flying), /you may fly now/);
  const { session, press } = table(MIDDLE);
  press("d6");
  assert.match(status(session), /choose a point next to d6/);
});

test("a mill demands a capture, by name of the colour", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 g1", hand: [7, 7] });
  press("f6");
  assert.equal(status(session), "White has closed a mill: take a black man.");
});

test("two captures are counted: 1 of 2, then 2 of 2", () => {
  const { session, press } = table({
    w: "b6 d6 f4 f2",
    b: "a1 g1 c3",
    hand: [5, 5],
    options: { "double-mill": "two" },
  });
  press("f6");
  assert.match(status(session), /1 of 2/);
  press("a1");
  assert.match(status(session), /2 of 2/);
});

test("when all men stand in mills the status says that any may be taken", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 d1 g1", hand: [7, 6] });
  press("f6");
  assert.match(status(session), /All black men stand in mills/);
});

test("moves without a capture are counted by both players' moves", () => {
  const { session } = table(MIDDLE);
  session.game.now.quiet = 84;
  assert.match(status(session), /42 of 50 moves without a capture/);
  session.game.options["quiet-limit"] = "101";
  assert.match(status(session), /84 of 101 turns of both players/);
  session.game.options["quiet-limit"] = "none";
  assert.doesNotMatch(status(session), /without a capture/);
});

test("a position that stands again is told", () => {
  const { session } = table(MIDDLE);
  session.game.repetitions = 2;
  assert.match(status(session), /second time/);
  session.game.options.repetition = "off";
  session.game.repetitions = 5;
  assert.match(status(session), /has stood 5 times/);
});

test("the engine's turn and a diagram have words of their own", () => {
  const { session, press } = table({}, "white");
  press("d6");
  assert.match(status(session), /^Black is thinking\./);
  assert.match(status(table({}, "nobody").session), /^White is to move\./);
});

test("a refusal comes before the status", () => {
  const { session } = table(MIDDLE);
  assert.match(status(session, "No."), /^No\. White to play/);
});

test("every reason of a result has a sentence with the number of its rule", () => {
  const options = { "quiet-limit": "100" };
  const won = ["fewer-than-three", "blocked", "resignation"].flatMap(
    (reason) => [
      { winner: "w", reason },
      { winner: "b", reason },
    ],
  );
  const drawn = [
    "board-full",
    "repetition",
    "quiet-limit",
    "both-flying",
    "agreement",
  ].map((reason) => ({ winner: null, reason }));
  for (const outcome of [...won, ...drawn])
    assert.match(outcomeText(outcome, options, t), /\(rule 4\.\d\)\.$/);
  assert.match(outcomeText(drawn[2], options, t), /50 moves of each player/);
});

test("every illegal reason has a sentence, and no slot is left open", () => {
  const reasons = [
    "syntax",
    "no-such-point",
    "game-over",
    "still-placing",
    "nothing-in-hand",
    "not-your-man",
    "occupied",
    "not-adjacent",
    "no-mill",
    "capture-required",
    "nothing-there",
    "in-mill",
  ];
  for (const reason of reasons) {
    for (const text of ["a1-a4xb2", "d6", "??"])
      assert.doesNotMatch(refusalText({ reason, text }, t), /[{}]|illegal\./);
  }
});

test("a refused capture names the pressed point, not the filler of its text", () => {
  assert.match(
    refusalText({ reason: "in-mill", text: "f6xd1xc3", point: "d1" }, t),
    /man on d1/,
  );
});

test("a text that is no move is quoted no longer than can be read", () => {
  const said = refusalText({ reason: "syntax", text: "x".repeat(5000) }, t);
  assert.match(said, /“x{39}…”/);
});

test("a point's name says point, man and what pressing does", () => {
  const { session, press } = table(MIDDLE);
  const name = (point) =>
    pointName(
      point,
      { man: session.shown.men.get(point), offers: session.offers },
      t,
    );
  assert.equal(name("d6"), "d6, white man: press to pick it up");
  assert.equal(name("a7"), "a7, black man");
  assert.equal(name("d3"), "d3, empty");
  press("d6");
  assert.equal(name("d6"), "d6, white man, picked up: press to put it back");
  assert.equal(name("b6"), "b6, empty: press to move the man from d6 here");
  const placing = table().session;
  assert.equal(
    pointName(
      "d6",
      { man: undefined, offers: offers(placing.state, placing.situation) },
      t,
    ),
    "d6, empty: press to place a man here",
  );
});

test("a diagram is told in words", () => {
  const { session } = table({ w: "a1 d6", b: "", hand: [7, 9] }, "nobody");
  assert.equal(
    diagramText(session, t),
    "White men on a1, d6. No black men on the board. White has 7 men in hand. Black has 9 men in hand. White is to move.",
  );
});

test("the ear hears the move, the mill, what it took, and a new phase", () => {
  const move = { text: "f6xa1", from: null, to: "f6", captures: ["a1"] };
  const heard = announcements(
    { kind: "move", move, side: "w", by: "engine" },
    { w: "placing", b: "moving" },
    { w: "moving", b: "flying" },
    t,
  );
  assert.deepEqual(heard, [
    "White places a man on f6, closes a mill and takes the man on a1.",
    "White has placed all men and moves from now on.",
    "Black has three men left and may fly from now on.",
  ]);
});

test("the ear hears of another game, but not of the first", () => {
  const phase = { w: "placing", b: "placing" };
  const heard = (before) => announcements({ kind: "load" }, before, phase, t);
  assert.deepEqual(heard(null), []);
  assert.deepEqual(heard(phase), ["Another game stands on the board."]);
});

test("a hint tells the move and one reason", async () => {
  const { session, engine } = table({ w: "b6 d6", b: "a1 a4", hand: [7, 7] });
  for (const [best, reason] of [
    ["f6xa1", /closes a mill/],
    ["a7", /keeps the opponent from closing a mill/],
    ["b4", /two mills at once/],
  ]) {
    const hint = session.hint();
    await settled();
    engine.last.answer(best);
    await hint;
    assert.match(status(session), /^Hint: place a man on/);
    assert.match(status(session), reason);
  }
});

test("White's sentences and Black's are the same but for the colour", () => {
  const swapped = (text) =>
    text.replace(
      /white|black/gi,
      (colour) =>
        ({ white: "black", black: "white", White: "Black", Black: "White" })[
          colour
        ],
    );
  for (const [key, text] of Object.entries(en)) {
    const twin = key.replace(/\.w$/, ".b");
    if (
      twin === key ||
      !/^(status|reason|announce|point)\./.test(key) ||
      typeof text !== "string"
    )
      continue;
    assert.equal(en[twin], swapped(text), twin);
  }
});
