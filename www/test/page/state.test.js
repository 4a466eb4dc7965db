import assert from "node:assert/strict";
import { test } from "node:test";

import { chosenOptions, initial, update } from "../../state.js";

const played = (record, more = {}) => ({
  record,
  begun: true,
  variant: "nine",
  options: {},
  seats: "human,engine",
  yours: "w",
  orientation: "w",
  ...more,
});

const after = (...intents) => intents.reduce(update, initial);
const begin = (record, more) => ({ type: "begin", game: played(record, more) });
const records = (games) => games.map((game) => game.record);

test("the first state is a human with white against the engine", () => {
  assert.equal(initial.choices.players, "human-engine");
  assert.equal(initial.choices.first, "white");
  assert.equal(initial.game, null);
});

test("an update leaves the given state as it was", () => {
  const before = structuredClone(initial);
  after(
    { type: "choose", name: "variant", value: "six" },
    { type: "choose-options", options: { flying: "on" } },
    begin("a"),
  );
  assert.deepEqual(initial, before);
});

test("a new game puts the old one aside, and back brings it", () => {
  const state = after(begin("a"), begin("b"), { type: "back" });
  assert.equal(state.game.record, "a");
  assert.deepEqual(records(state.later), ["b"]);
  const again = update(state, { type: "forth" });
  assert.equal(again.game.record, "b");
  assert.deepEqual(records(again.earlier), ["a"]);
});

test("a game that was not begun is not worth keeping", () => {
  const state = after(begin("empty", { begun: false }), begin("b"));
  assert.deepEqual(state.earlier, []);
});

test("a game that moves on ends the redo of later ones, which are still kept; undo and redo do not", () => {
  const state = after(begin("a"), begin("b"), { type: "back" });
  const record = (moved) => ({
    type: "record",
    record: "a+",
    begun: true,
    moved,
  });
  assert.equal(update(state, record(false)).later.length, 1);
  const moved = update(state, record(true));
  assert.equal(moved.later.length, 0);
  assert.deepEqual(records(moved.earlier), ["b"]);
});

test("a new game keeps those that were waiting for redo, in the order of their making", () => {
  const back = { type: "back" };
  const state = after(begin("a"), begin("b"), begin("c"), back, back);
  const next = update(state, begin("d"));
  assert.deepEqual(records(next.earlier), ["b", "c", "a"]);
  assert.deepEqual(next.later, []);
});

test("a game can be forgotten", () => {
  const state = after(begin("a"), begin("b"), begin("c"));
  const next = update(state, { type: "forget", pile: "earlier" });
  assert.deepEqual(records(next.earlier), ["a"]);
  assert.equal(next.game.record, "c");
});

test("only so many games are kept", () => {
  const many = Array.from({ length: 50 }, (_, index) => begin(String(index)));
  const { earlier } = after(...many);
  assert.equal(earlier.length, 20);
  assert.equal(earlier.at(-1).record, "48");
});

test("back and forth without a game there change nothing", () => {
  const state = after(begin("a"));
  assert.equal(update(state, { type: "back" }), state);
  assert.equal(update(state, { type: "forth" }), state);
});

test("the choices follow the game that comes to the board", () => {
  const { choices } = after(
    begin("a", {
      variant: "five",
      options: { flying: "off" },
      seats: "engine,human",
      yours: "b",
    }),
  );
  assert.equal(choices.variant, "five");
  assert.equal(choices.players, "human-engine");
  assert.equal(choices.first, "black");
  assert.deepEqual(chosenOptions(choices), { flying: "off" });
});

test("the lot stays the lot whatever colour it gave", () => {
  const { choices } = after(
    { type: "choose", name: "first", value: "lot" },
    begin("a", { seats: "engine,human", yours: "b" }),
  );
  assert.equal(choices.first, "lot");
});

test("options are remembered per variant", () => {
  const off = after({ type: "choose-options", options: { flying: "off" } });
  assert.deepEqual(chosenOptions(off.choices), { flying: "off" });
  const six = update(off, { type: "choose", name: "variant", value: "six" });
  assert.deepEqual(chosenOptions(six.choices), {});
  const nine = update(six, { type: "choose", name: "variant", value: "nine" });
  assert.deepEqual(chosenOptions(nine.choices), { flying: "off" });
});

test("levels are numbers, of each engine its own", () => {
  const { choices } = after(
    { type: "choose", name: "level", value: "7" },
    { type: "choose", name: "blackLevel", value: "2" },
  );
  assert.deepEqual([choices.level, choices.blackLevel], [7, 2]);
});

test("each player has a name of his own", () => {
  const { choices } = after(
    { type: "name", who: "you", name: "Ana" },
    { type: "name", who: "guest", name: "Iva" },
  );
  assert.deepEqual(choices.names, { you: "Ana", guest: "Iva" });
});

test("a change of language or appearance changes no game", () => {
  const state = after(begin("a"));
  const next = update(state, { type: "prefer", name: "lang", value: "lt" });
  assert.equal(next.game, state.game);
  assert.equal(next.preferences.lang, "lt");
});

test("the board is turned by itself, and with its game", () => {
  const state = after(begin("a"), { type: "turn-board" });
  assert.equal(state.game.orientation, "b");
});

test("a backup brings its games, and those that were here stay behind it", () => {
  const backup = after(begin("x"), begin("y"));
  const state = update(after(begin("a"), begin("b")), {
    type: "adopt",
    state: backup,
  });
  assert.equal(state.game.record, "y");
  assert.deepEqual(records(state.earlier), ["x", "a", "b"]);
});
