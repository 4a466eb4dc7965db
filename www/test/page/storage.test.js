import assert from "node:assert/strict";
import { test } from "node:test";

import { initial, update } from "../../state.js";
import { KEY, Storage, repair } from "../../storage.js";

/** An area like `localStorage` that holds at most `room` characters. */
function area(room = Infinity) {
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new Error("QuotaExceededError");
      items.set(key, value);
    },
  };
}

const game = (record) => ({
  id: "g1",
  record,
  begun: true,
  variant: "nine",
  options: {},
  seats: "human,engine",
  yours: "w",
  friend: null,
  clock: null,
  orientation: "w",
});

const begin = (record) => ({ type: "begin", game: game(record) });

test("what is saved is loaded", () => {
  const store = area();
  const state = [begin("a"), begin("b")].reduce(update, initial);
  assert.equal(new Storage(() => store).save(state).saved, true);
  assert.deepEqual(new Storage(() => store).load(), state);
});

test("nothing stored is the first state", () => {
  assert.deepEqual(new Storage(area).load(), initial);
});

test("forbidden storage is survived", () => {
  const storage = new Storage(() => {
    throw new Error("SecurityError");
  });
  assert.deepEqual(storage.load(), initial);
  assert.equal(storage.save(initial).saved, false);
});

test("missing storage is survived", () => {
  const storage = new Storage(() => undefined);
  assert.deepEqual(storage.load(), initial);
  assert.equal(storage.save(initial).saved, false);
});

test("full storage keeps at least the running game", () => {
  const state = [begin("a".repeat(2000)), begin("b")].reduce(update, initial);
  const store = area(1000);
  assert.equal(new Storage(() => store).save(state).saved, true);
  const loaded = new Storage(() => store).load();
  assert.equal(loaded.game.record, "b");
  assert.deepEqual(loaded.earlier, []);
});

test("full storage keeps as many of the earlier games as there is room for", () => {
  const long = "a".repeat(300);
  const state = Array.from({ length: 12 }, () => begin(long)).reduce(
    update,
    initial,
  );
  const store = area(JSON.stringify(state).length - 1);
  assert.equal(new Storage(() => store).save(state).saved, true);
  assert.equal(new Storage(() => store).load().earlier.length, 10);
});

test("foreign and broken data become the defaults", () => {
  for (const text of [
    "",
    "null",
    "7",
    '"x"',
    "[]",
    "{",
    '{"preferences":3,"choices":[],"game":"x","earlier":{},"later":[null,1]}',
  ]) {
    const store = area();
    store.setItem(KEY, text);
    assert.deepEqual(new Storage(() => store).load(), initial, text);
  }
});

test("a game at which nobody is seated is kept", () => {
  const seen = { ...game("a"), seats: "none" };
  const state = update(initial, { type: "begin", game: seen });
  const store = area();
  new Storage(() => store).save(state);
  assert.deepEqual(new Storage(() => store).load().game, seen);
  assert.equal(state.choices.players, initial.choices.players);
});

test("a game of the first versions is kept, too", () => {
  const { id, yours, friend, clock, ...first } = game("a");
  const kept = repair({ game: { ...first, seats: "engine,human" } });
  assert.equal(kept.game.record, "a");
  assert.equal(kept.game.yours, "b");
  assert.equal(kept.game.id, "");
});

test("games of the first versions get names, by which windows know them", () => {
  const { id, ...first } = game("a");
  const store = area();
  store.setItem(KEY, JSON.stringify({ game: first, earlier: [first] }));
  const state = new Storage(() => store).load();
  assert.match(state.game.id, /^[a-z0-9]{10}$/);
  assert.notEqual(state.earlier[0].id, state.game.id);
});

test("names are texts, and not too long", () => {
  const names = { you: "x".repeat(41), guest: "Iva" };
  assert.deepEqual(repair({ choices: { names } }).choices, initial.choices);
});

test("each field is repaired by itself", () => {
  const state = repair({
    preferences: { lang: "lt", theme: "pink", delay: "1000" },
    choices: { variant: "six", level: 99, players: "nobody", first: "lot" },
    game: { ...game("a"), seats: "nobody" },
    earlier: [game("b"), { record: 1 }],
  });
  assert.deepEqual(state.preferences, {
    ...initial.preferences,
    lang: "lt",
    delay: "1000",
  });
  assert.equal(state.choices.variant, "six");
  assert.equal(state.choices.first, "lot");
  assert.equal(state.choices.level, initial.choices.level);
  assert.equal(state.choices.players, initial.choices.players);
  assert.equal(state.game, null);
  assert.deepEqual(state.earlier, [game("b")]);
});
