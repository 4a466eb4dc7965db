import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Archive, browserStore, entryIn, entryOf } from "../../page/archive.js";
import { backupText, readBackup } from "../../page/backup.js";
import { statisticsOf } from "../../page/statistics.js";
import { initial } from "../../state.js";

const entry = (more = {}) => ({
  id: "g1",
  date: 1000,
  record: "1. d6 1-0",
  variant: "nine",
  seats: "human,engine",
  level: 3,
  setUp: false,
  winner: "w",
  moves: 1,
  white: "Ana",
  black: "Engine, level 3",
  ...more,
});

/** A database; `fails` makes it refuse. */
let fails, kept;
const store = {
  async values() {
    if (fails) throw new Error("InvalidStateError");
    return [...kept.values()];
  },
  async setMany(pairs) {
    if (fails) throw new Error("QuotaExceededError");
    for (const [key, value] of pairs) kept.set(key, value);
  },
};

beforeEach(() => {
  fails = false;
  kept = new Map();
});

test("games are kept, the newest first, each in its own place", async () => {
  const archive = new Archive(store);
  await archive.keep([entry(), entry({ id: "g2", date: 2000 })]);
  await archive.keep([entry({ winner: "b" })]);
  const found = await archive.all();
  assert.deepEqual(
    found.map(({ id, winner }) => id + winner),
    ["g2w", "g1b"],
  );
});

test("what is no entry is passed over", async () => {
  const bad = [null, 7, "x", {}, entry({ seats: "nobody" }), entry({ id: "" })];
  bad.push(entry({ level: 11 }), entry({ date: NaN }), entry({ record: 1 }));
  bad.forEach((it, at) => kept.set(String(at), it));
  kept.set("good", entry({ more: "of a later version" }));
  assert.deepEqual(await new Archive(store).all(), [entry()]);
});

test("a database that refuses is told, not thrown", async () => {
  fails = true;
  const archive = new Archive(store);
  assert.equal(await archive.keep([entry()]), false);
  assert.equal(await archive.all(), null);
  assert.ok(archive.refuses);
  fails = false;
  assert.equal(await archive.keep([entry()]), true);
  assert.ok(!archive.refuses, "there is room again");
});

test("without a database there is no archive", async () => {
  const archive = new Archive(browserStore()); // Node has none
  assert.equal(await archive.keep([entry()]), false);
  assert.equal(await archive.all(), null);
});

const end = (seats, winner) => ({
  game: { variant: "six", outcome: { winner }, moves: ["a5", "c5"] },
  state: { ...initial, game: { id: "g7", seats } },
  setUp: false,
  record: "1. a5 c5",
  names: { w: "Ana", b: "Iva" },
  now: 5,
});

test("the entry of a game says who played and how it ended", () => {
  const made = entryOf(end("human,engine", null));
  assert.deepEqual(made, entryIn(made));
  const { id, level, winner, moves } = made;
  assert.deepEqual([id, level, winner, moves], ["g7", 3, "", 2]);
  assert.equal(entryOf(end("human,human", "b")).level, 0);
});

test("games in which nobody here has played are not kept", () => {
  assert.equal(entryOf(end("engine,engine", "w")), null);
  assert.equal(entryOf(end("none", "w")), null);
});

test("statistics count the human's games per variant and level", () => {
  const rows = statisticsOf(
    [
      entry(),
      entry({ seats: "engine,human" }),
      entry({ winner: "" }),
      entry({ level: 2 }),
      entry({ variant: "six", level: 9 }),
      entry({ seats: "human,human" }),
      entry({ setUp: true }),
      entry({ variant: "chess" }),
    ],
    ["six", "nine"],
  );
  assert.deepEqual(rows, [
    { variant: "six", level: 9, won: 1, drawn: 0, lost: 0 },
    { variant: "nine", level: 2, won: 1, drawn: 0, lost: 0 },
    { variant: "nine", level: 3, won: 1, drawn: 1, lost: 1 },
  ]);
});

test("a backup brings back what it was made of", () => {
  const text = backupText(initial, [entry()]);
  assert.deepEqual(readBackup(text), { state: initial, games: [entry()] });
});

test("of a damaged backup comes back what is good, of a foreign file nothing", () => {
  const damaged = JSON.parse(backupText(initial, [entry()]));
  damaged.state.preferences = 7;
  damaged.games.push({ id: 3 });
  assert.deepEqual(readBackup(JSON.stringify(damaged)), {
    state: initial,
    games: [entry()],
  });
  for (const text of [
    "",
    "{",
    "[]",
    "null",
    '{"kind":"x","games":[]}',
    "1. d6",
  ])
    assert.equal(readBackup(text), null, text);
});
