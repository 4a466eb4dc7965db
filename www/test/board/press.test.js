import assert from "node:assert/strict";
import { test } from "node:test";
import { THREE } from "./fake-game.js";
import { table } from "./table.js";

const sorted = (set) => [...set].sort();

test("a press on an empty point places a man", () => {
  const { session, press } = table();
  press("d6");
  assert.deepEqual(session.game.moves, ["d6"]);
  assert.equal(session.state.tag, "idle");
});

test("a man is lifted, and put down on a neighbouring point", () => {
  const { session, press } = table({
    w: "a1 d6 g1 e5",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("d6");
  assert.deepEqual(session.state, { tag: "lifted", from: "d6" });
  assert.deepEqual(sorted(session.offers.target), ["b6", "d5", "d7", "f6"]);
  press("d5");
  assert.deepEqual(session.game.moves, ["d6-d5"]);
});

test("a flying man may go to any empty point", () => {
  const { session, press } = table({
    w: "a1 d6 g1",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("a1");
  assert.equal(session.offers.target.size, 24 - 7);
});

test("a second press on the lifted man puts it back", () => {
  const { session, press } = table({
    w: "a1 d6 g1 e5",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("d6", "d6");
  assert.equal(session.state.tag, "idle");
});

test("a press on another own man lifts that one instead", () => {
  const { session, press } = table({
    w: "a1 d6 g1 e5",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("d6", "e5");
  assert.deepEqual(session.state, { tag: "lifted", from: "e5" });
});

test("a press beside all points puts the lifted man back", () => {
  const { session, press } = table({
    w: "a1 d6 g1 e5",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("d6");
  session.release();
  assert.equal(session.state.tag, "idle");
});

test("a refused press tells why, and the man is down again", () => {
  const { session, press, named } = table({
    w: "a1 d6 g1 e5",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("d6", "d3");
  assert.deepEqual(named("mlin-illegal"), [
    { reason: "not-adjacent", text: "d6-d3" },
  ]);
  assert.equal(session.state.tag, "idle");
});

const refusals = [
  ["a held point while placing", { w: "d6" }, "d6", "occupied"],
  [
    "an empty point without a man in hand",
    { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] },
    "d3",
    "nothing-in-hand",
  ],
  [
    "a man of the opponent",
    { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] },
    "a7",
    "not-your-man",
  ],
  [
    "an own man without a way",
    { w: "a7 a1 g1 e5", b: "d7 a4 c3 d3", hand: [0, 0] },
    "a7",
    "occupied",
  ],
  [
    "a point after the end",
    { w: "a1 d6", b: "a7 g7 c3", hand: [0, 0] },
    "d3",
    "game-over",
  ],
];
for (const [what, start, point, reason] of refusals) {
  test(`a press on ${what} is refused: ${reason}`, () => {
    const { session, press, named } = table(start);
    press(point);
    assert.equal(named("mlin-illegal")[0].reason, reason);
    assert.deepEqual(session.game.moves, []);
  });
}

test("an own man without a way is told apart from a held point", () => {
  const { press, happenings } = table({
    w: "a7 a1 g1 e5",
    b: "d7 a4 c3 d3",
    hand: [0, 0],
  });
  press("a7");
  assert.equal(happenings.at(-1).stuck, true);
});

test("a man that closes a mill already shows on its point while the capture is asked", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 g1", hand: [7, 7] });
  press("f6");
  assert.deepEqual(session.state, {
    tag: "capturing",
    from: null,
    to: "f6",
    taken: [],
  });
  assert.equal(session.shown.men.get("f6"), "w");
  assert.equal(session.shown.hand.w, 6);
  assert.deepEqual(session.game.moves, []);
  assert.deepEqual(sorted(session.offers.capturable), ["a1", "g1"]);
});

test("a capture without a choice is asked all the same", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1", hand: [7, 8] });
  press("f6");
  assert.equal(session.state.tag, "capturing");
  press("a1");
  assert.deepEqual(session.game.moves, ["f6xa1"]);
});

test("after a mill a press on an own man takes nothing and the capture stays due", () => {
  const { session, press, named } = table({
    w: "b6 d6",
    b: "a1 g1",
    hand: [7, 7],
  });
  press("f6", "b6", "f6");
  assert.deepEqual(
    named("mlin-illegal").map(({ reason }) => reason),
    ["nothing-there", "nothing-there"],
  );
  assert.equal(session.state.tag, "capturing");
});

test("after a mill a man in a mill is protected while another is free", () => {
  const { session, press, named } = table({
    w: "b6 d6",
    b: "a1 d1 g1 e3",
    hand: [7, 5],
  });
  press("f6", "d1");
  assert.equal(named("mlin-illegal")[0].reason, "in-mill");
  assert.deepEqual(sorted(session.offers.capturable), ["e3"]);
});

test("when all opposing men stand in mills any of them may be taken", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 d1 g1", hand: [7, 6] });
  press("f6", "d1");
  assert.deepEqual(session.game.moves, ["f6xd1"]);
});

test("the capture by the last placed man comes before the first slide", () => {
  const { session, press } = table({
    w: "b6 d6 a4",
    b: "a1 g1 c3 e5",
    hand: [1, 0],
  });
  press("f6");
  assert.equal(session.state.tag, "capturing");
  press("g1");
  assert.equal(session.state.tag, "idle");
  assert.deepEqual(session.game.moves, ["f6xg1"]);
  press("a1");
  assert.equal(session.state.tag, "lifted");
});

const TWO = {
  w: "b6 d6 f4 f2",
  hand: [5, 5],
  options: { "double-mill": "two" },
};

test("two mills at once take two men, one after the other, in either order", () => {
  for (const order of [
    ["a1", "g1"],
    ["g1", "a1"],
  ]) {
    const { session, press } = table({ ...TWO, b: "a1 g1 c3" });
    press("f6", order[0]);
    assert.deepEqual(session.state.taken, [order[0]]);
    assert.equal(session.shown.men.has(order[0]), false);
    press(order[1]);
    assert.equal(session.game.moves.length, 1);
    assert.deepEqual(sorted(session.game.men.b), ["c3"]);
  }
});

test("of two captures the first may not take a man who is free only after it", () => {
  const { session, press, named } = table({ ...TWO, b: "a1 d1 g1 c3" });
  press("f6");
  assert.deepEqual(sorted(session.offers.capturable), ["c3"]);
  press("d1");
  assert.equal(named("mlin-illegal")[0].reason, "in-mill");
  press("c3");
  assert.deepEqual(sorted(session.offers.capturable), ["a1", "d1", "g1"]);
  press("d1");
  assert.deepEqual(sorted(session.game.men.b), ["a1", "g1"]);
});

test("two captures due and one man there: one is taken and the game goes on", () => {
  const { session, press } = table({ ...TWO, b: "c3", hand: [5, 6] });
  press("f6", "c3");
  assert.deepEqual(session.game.moves, ["f6xc3"]);
  assert.equal(session.state.tag, "idle");
});

test("Escape takes a half move back", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 g1", hand: [7, 7] });
  press("f6");
  session.escape();
  assert.equal(session.state.tag, "idle");
  assert.equal(session.shown.men.has("f6"), false);
});

test("random presses on what is offered never get stuck", () => {
  let seed = 1;
  const random = (count) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * count);
  };
  for (const start of [
    { board: THREE, hand: [3, 3] },
    { hand: [9, 9] },
    { hand: [9, 9], options: { "double-mill": "two" } },
  ]) {
    for (let game = 0; game < 10; game++) {
      const { session, press } = table(start);
      for (
        let presses = 0;
        session.state.tag !== "over" && presses < 2000;
        presses++
      ) {
        const { target, capturable, movable } = session.offers;
        const urgent = [...target, ...capturable];
        const offered =
          urgent.length && random(10) ? urgent : [...urgent, ...movable];
        assert.notEqual(offered.length, 0, session.game.position);
        press(offered[random(offered.length)]);
      }
    }
  }
});
