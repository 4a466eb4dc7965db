/** Two windows with one storage: nothing that was played in either gets lost. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { update } from "../../state.js";
import { Storage } from "../../storage.js";

/** A storage area of the browser. */
function area() {
  const items = new Map();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, String(value)),
  };
}

const game = (id) => ({
  id,
  record: id,
  begun: true,
  variant: "nine",
  options: {},
  seats: "human,human",
  yours: "w",
  friend: null,
  clock: null,
  orientation: "w",
});

/** A window of the page, as far as its games are concerned. */
class Window {
  #session = area();

  constructor(shared) {
    this.shared = shared;
    this.reload();
  }
  reload() {
    this.storage = new Storage(
      () => this.shared,
      () => this.#session,
    );
    this.state = this.storage.load();
  }
  do(intent) {
    this.state = this.storage.save(update(this.state, intent)).state;
  }
  begin(id) {
    this.do({ type: "begin", game: game(id) });
  }
  move(text) {
    const record = `${this.state.game.record} ${text}`;
    this.do({ type: "record", record, begun: true, moved: true });
  }
  get records() {
    const { game, earlier, later } = this.state;
    return [game, ...earlier, ...later].map(({ record }) => record).sort();
  }
}

let one, other;

beforeEach(() => {
  const shared = area();
  one = new Window(shared);
  one.begin("a");
  other = new Window(shared);
});

test("a game of another window is put aside with the earlier ones", () => {
  other.begin("b");
  one.move("1");
  assert.equal(one.state.game.record, "a 1");
  assert.deepEqual(one.records, ["a 1", "b"]);
  other.reload();
  assert.deepEqual(other.records, ["a 1", "b"]);
});

test("a window that is loaded anew is at its own game", () => {
  other.begin("b");
  one.move("1");
  other.reload();
  one.reload();
  assert.equal(other.state.game.record, "b");
  assert.equal(one.state.game.record, "a 1");
});

test("the same game, played on in both windows, becomes two", () => {
  one.move("1");
  other.move("2");
  assert.notEqual(other.state.game.id, one.state.game.id);
  assert.deepEqual(other.records, ["a 1", "a 2"]);
  one.move("3");
  other.move("4");
  one.reload();
  other.reload();
  assert.equal(one.state.game.record, "a 1 3");
  assert.equal(other.state.game.record, "a 2 4");
});

test("a window that only looks on does not turn the game back", () => {
  one.move("1");
  other.do({ type: "prefer", name: "lang", value: "lt" });
  other.do({ type: "prefer", name: "lang", value: "de" });
  one.reload();
  assert.equal(one.state.game.record, "a 1");
});

test("nor is lost what it plays after all", () => {
  one.move("1");
  other.do({ type: "prefer", name: "lang", value: "lt" });
  other.move("2");
  other.reload();
  assert.deepEqual(other.records, ["a 1", "a 2"]);
  assert.equal(other.state.game.record, "a 2");
});

test("an earlier game that another window has moved on is the newer one here", () => {
  one.begin("b");
  other.reload();
  other.do({ type: "back" });
  other.move("1");
  one.move("2");
  one.do({ type: "back" });
  assert.equal(one.state.game.record, "a 1");
});

test("a game with which nothing was done is not kept", () => {
  other.do({ type: "begin", game: { ...game("b"), begun: false } });
  one.move("1");
  assert.deepEqual(one.records, ["a 1"]);
});
