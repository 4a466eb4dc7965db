import assert from "node:assert/strict";
import { test } from "node:test";
import { noticeText } from "../../board/words.js";
import { languages, translator } from "../../i18n/index.js";
import { FakeGame } from "./fake-game.js";
import { settled, table } from "./table.js";

const MIDDLE = { w: "a1 d6 g1 e5", b: "a7 g7 c3 d1", hand: [0, 0] };
const win = { kind: "win", plies: 3, exact: true };
const loss = { kind: "loss", plies: 4, exact: true };

test("against the engine a human's move is answered", async () => {
  const { session, press, engine, named } = table({}, "white");
  press("d6");
  assert.equal(session.busy, true);
  assert.equal(session.state.tag, "waiting");
  assert.equal(engine.last.limits.level, 3);
  engine.last.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["d6", "f4"]);
  assert.deepEqual(
    named("mlin-move").map(({ by }) => by),
    ["human", "engine"],
  );
  assert.deepEqual(named("mlin-busy"), [{ busy: true }, { busy: false }]);
});

test("a diagram asks no engine", () => {
  const { session, engine } = table({}, "nobody");
  assert.equal(session.state.tag, "reviewing");
  assert.equal(engine.asked.length, 0);
});

test("the engine begins when it has white", async () => {
  const { session, engine } = table({}, "black");
  engine.last.answer("d6");
  await settled();
  assert.deepEqual(session.game.moves, ["d6"]);
  assert.equal(session.undoable, false);
});

test("a press while the engine thinks changes nothing, and is answered in words", () => {
  const { session, press, happenings, named } = table({}, "white");
  press("d6", "f4");
  assert.deepEqual(session.game.moves, ["d6"]);
  assert.equal(session.busy, true);
  assert.deepEqual(named("mlin-illegal"), []);
  for (const { tag } of languages) {
    const t = translator(tag);
    const words = noticeText(happenings.at(-1), t);
    assert.equal(words, t("moves.wait"));
  }
});

test("an answer to a position that is no more is dropped", async () => {
  const { session, press, engine } = table({}, "white");
  press("d6");
  const late = engine.last;
  session.undo();
  late.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, []);
  assert.equal(session.state.tag, "idle");
});

test("undo while the engine thinks gives the human's turn back", () => {
  const { session, press } = table({}, "white");
  press("d6");
  session.undo();
  assert.deepEqual(session.game.moves, []);
  assert.equal(session.busy, false);
});

test("one undo against the engine returns to the human's turn, and one redo restores", async () => {
  const { session, press, engine } = table({}, "white");
  press("d6");
  engine.last.answer("f4");
  await settled();
  session.undo();
  assert.deepEqual(session.game.moves, []);
  session.redo();
  assert.deepEqual(session.game.moves, ["d6", "f4"]);
  assert.equal(session.state.tag, "idle");
});

test("undo during a pending capture takes back the half move only", () => {
  const { session, press } = table({ w: "b6 d6", b: "a1 g1", hand: [7, 7] });
  press("a4", "g4", "f6");
  assert.equal(session.state.tag, "capturing");
  session.undo();
  assert.deepEqual(session.game.moves, ["a4", "g4"]);
  assert.equal(session.state.tag, "idle");
});

test("two humans take back one move at a time", () => {
  const { session, press } = table();
  press("d6", "f4");
  session.undo();
  assert.deepEqual(session.game.moves, ["d6"]);
});

test("two engines pause on undo, and a press lets them go on", async () => {
  const { session, press, engine } = table({}, "engines");
  engine.last.answer("d6");
  await settled();
  session.undo();
  assert.equal(session.state.tag, "reviewing");
  assert.equal(session.paused, true);
  press("a1");
  assert.equal(session.state.tag, "waiting");
  engine.last.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["f4"]);
});

test("an engine that fails leaves the game where it is, and a press asks again", async () => {
  const { session, press, engine, happenings } = table({}, "white");
  press("d6");
  engine.last.reject(new Error("broken"));
  await settled();
  assert.deepEqual(
    happenings.slice(-2).map(({ kind }) => kind),
    ["move", "fail"],
    "nothing comes after the failure that would wipe its words away",
  );
  assert.equal(session.paused, true);
  press("a1");
  engine.last.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["d6", "f4"]);
});

test("an engine that fails at a hint leaves the human's turn as it is", async () => {
  const { session, engine, happenings } = table(MIDDLE);
  session.press("d6");
  const hint = session.hint();
  engine.last.reject(new Error("broken"));
  assert.equal(await hint, null);
  assert.equal(happenings.at(-1).kind, "fail");
  assert.equal(session.state.tag, "lifted");
});

test("a listener may cancel any move", async () => {
  const { session, press, listeners, engine } = table({}, "white");
  listeners["mlin-move"] = () => false;
  press("d6");
  assert.deepEqual(session.game.moves, []);
  assert.equal(session.state.tag, "idle");
  assert.equal(session.play("d6"), false);
  listeners["mlin-move"] = ({ by }) => by !== "engine";
  press("d6");
  engine.last.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["d6"]);
  assert.equal(session.paused, true);
});

test("a listener that changes the game during a move makes that move void", () => {
  const { session, press, listeners } = table();
  press("d6");
  listeners["mlin-move"] = ({ move }) => {
    if (move.text === "f4") session.undo();
  };
  press("f4");
  assert.deepEqual(session.game.moves, []);
});

test("the event of a move tells the position after it, before it is made", () => {
  const { session, press, listeners } = table();
  listeners["mlin-move"] = ({ position, move }) => {
    assert.deepEqual(session.game.moves, []);
    assert.match(position, / b 8,9$/);
    assert.equal(move.text, "d6");
  };
  press("d6");
  assert.match(session.game.position, / b 8,9$/);
});

test("a script plays for anyone, and hears why not", () => {
  const { session, named } = table({}, "nobody");
  assert.equal(session.play("d6"), true);
  assert.equal(session.play("d6"), false);
  assert.deepEqual(named("mlin-illegal"), [{ reason: "occupied", text: "d6" }]);
  assert.equal(named("mlin-move")[0].by, "script");
});

test("the end of a game is told once", () => {
  const { session, press, named } = table({
    w: "b6 d6 a1 g1",
    b: "a7 g7 c3",
    hand: [1, 0],
  });
  press("f6", "a7");
  assert.equal(session.state.tag, "over");
  assert.equal(named("mlin-gameover").length, 1);
  assert.equal(named("mlin-gameover")[0].outcome.reason, "fewer-than-three");
});

test("against the engine the human resigns, whoever is to move", () => {
  const { session, press } = table({}, "white");
  press("d6");
  session.resign();
  assert.deepEqual(session.game.outcome, {
    winner: "b",
    reason: "resignation",
  });
  assert.equal(session.busy, false);
});

test("undo takes a resignation back", () => {
  const { session, press } = table();
  press("d6");
  session.resign();
  session.undo();
  assert.equal(session.game.outcome, null);
  assert.deepEqual(session.game.moves, ["d6"]);
});

test("two humans who offer a draw have agreed", async () => {
  const { session } = table();
  assert.equal(await session.offerDraw(), true);
  assert.equal(session.game.outcome.reason, "agreement");
});

for (const [score, agreed] of [
  [win, false],
  [loss, true],
  [{ kind: "draw", exact: true }, true],
  [{ kind: "estimate", value: 40 }, false],
]) {
  test(`the engine that sees a ${score.kind} for itself ${agreed ? "agrees to" : "declines"} a draw`, async () => {
    const { session, engine } = table({}, "white");
    const answer = session.offerDraw();
    // The human is to move: the analysis is from the human's side.
    const human = { win: loss, loss: win }[score.kind] ?? {
      ...score,
      value: -score.value,
    };
    engine.last.answer(undefined, human);
    assert.equal(await answer, agreed);
  });
}

test("a draw is offered when the game says so", () => {
  const { press, named } = table({
    w: "b6 d6 f4",
    b: "a7 g7 c3 d1",
    hand: [0, 0],
  });
  press("f4", "f6", "d1");
  assert.deepEqual(named("mlin-offer"), [{ reason: "both-flying" }]);
  press("a7", "a4", "f6", "g4");
  assert.equal(named("mlin-offer").length, 1);
});

test("a hint shows until something changes", async () => {
  const { session, press, engine } = table(MIDDLE);
  const hint = session.hint();
  engine.last.answer("d6-d5");
  assert.equal((await hint).best, "d6-d5");
  assert.equal(session.hintShown.best, "d6-d5");
  press("d6", "b6");
  assert.equal(session.hintShown, null);
});

test("a hint for a position that is no more is dropped", async () => {
  const { session, press, engine } = table(MIDDLE);
  const hint = session.hint();
  press("d6", "b6");
  engine.asked[0].answer("d6-d5");
  assert.equal(await hint, null);
});

test("another game takes the place of the old one and of everything pending", () => {
  const { session, press, engine } = table({}, "white");
  press("d6");
  const old = session.game;
  session.load(old.fork());
  assert.equal(old.freed, true);
  assert.equal(engine.asked.length, 2);
});

test("another moment is shown, in which nobody plays, while the game waits", async () => {
  const { session, press, engine, named } = table({}, "white");
  press("d6");
  const asked = engine.last;
  const moment = new FakeGame();
  session.review(moment);
  assert.equal(session.state.tag, "reviewing");
  assert.equal(session.situation.men.size, 0);
  assert.deepEqual(session.game.moves, ["d6"]);
  press("a1");
  asked.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["d6"], "the engine waits, too");
  assert.deepEqual(named("mlin-change").length, 2, "the game has not changed");
  session.review(null);
  assert.ok(moment.freed);
  assert.equal(session.situation.men.get("d6"), "w");
  engine.last.answer("f4");
  await settled();
  assert.deepEqual(session.game.moves, ["d6", "f4"]);
});

test("whatever happens in the game returns to it", () => {
  for (const act of [
    (session) => session.play("f4"),
    (session) => session.undo(),
    (session) => session.resign(),
  ]) {
    const { session, press } = table();
    press("d6");
    session.review(new FakeGame());
    act(session);
    assert.equal(session.moment, null);
    assert.notEqual(session.state.tag, "reviewing");
  }
});
