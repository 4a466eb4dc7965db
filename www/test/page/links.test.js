import assert from "node:assert/strict";
import { test } from "node:test";

import {
  asksForGame,
  carriesParameters,
  positionLink,
  gameLink,
  linkIn,
  readLink,
} from "../../page/link.js";

const read = (hash, search = "") => readLink({ hash, search });
const POSITION = "nine W..B..../.W.B.B../...W..B. b 0,0 17 flying=off";

test("an address without our parameters is no link", () => {
  for (const hash of ["", "#", "#board", "#rule-4.2", "#utm_source=x"])
    assert.equal(carriesParameters({ hash, search: "" }), false, hash);
});

test("all parameters are read", () => {
  const link = read(
    "#variant=nine&moves=d6+f4,d2&options=flying%3Doff+double-mill=two&players=engine,human&level=7&lang=lt&theme=dark&delay=0&motion=off",
  );
  assert.deepEqual(link, {
    variant: "nine",
    moves: ["d6", "f4", "d2"],
    options: { flying: "off", "double-mill": "two" },
    players: "engine,human",
    level: 7,
    lang: "lt",
    theme: "dark",
    delay: 0,
    motion: "off",
  });
});

test("a position may be written with spaces, plus signs or percent signs", () => {
  for (const text of [
    POSITION,
    POSITION.replaceAll(" ", "+"),
    encodeURIComponent(POSITION),
  ])
    assert.equal(read(`#position=${text}`).position, POSITION);
});

test("what stands after # comes before what stands after ?", () => {
  assert.equal(read("#variant=five", "?variant=six").variant, "five");
  assert.equal(read("", "?variant=six").variant, "six");
});

test("players are also read with a hyphen, as the page's own choice is written", () => {
  assert.equal(read("#players=human-human").players, "human,human");
});

test("nobody may be seated", () => {
  assert.equal(read("#players=none").players, "none");
});

test("a value that cannot be one is told by name", () => {
  const wrong = {
    level: "11",
    players: "human",
    theme: "pink",
    motion: "maybe",
    delay: "-1",
    options: "flying",
  };
  for (const [field, value] of Object.entries(wrong))
    assert.throws(
      () => read(`#${field}=${value}`),
      { key: "error.why.value", slots: { field, value } },
      field,
    );
});

test("only parameters of the game ask for a game", () => {
  assert.equal(asksForGame(read("#lang=bs&theme=dark&delay=0")), false);
  assert.equal(asksForGame(read("#level=3")), true);
  assert.equal(asksForGame(read(`#position=${POSITION}`)), true);
});

test("a link to a position leads back to it", () => {
  const link = positionLink(
    "https://example.org/mlin/?a=b#old",
    POSITION,
    "engine,human",
  );
  assert.ok(link.startsWith("https://example.org/mlin/#"), link);
  assert.deepEqual(read(new URL(link).hash), {
    position: POSITION,
    players: "engine,human",
  });
});

test("a link in a text is read, with or without the page before it", () => {
  const moves = ["d6", "f4"];
  for (const page of ["https://example.org/mlin/", "file:///a/b.html", ""])
    assert.deepEqual(linkIn(` ${page}#moves=d6,f4 `).moves, moves);
  for (const text of ["1. d6 f4 *", "#", "nine", "#chapter", "a #moves=d6"])
    assert.equal(linkIn(text), null, text);
});

test("a link to a game leads back to it, its end included", () => {
  const page = "https://example.org/mlin/";
  const there = (game, how) => read(new URL(gameLink(page, game, how)).hash);
  const game = {
    variant: "six",
    start: POSITION,
    moves: ["a5", "c5"],
    outcome: { winner: "w", reason: "resignation" },
  };
  const seats = "human,human";
  assert.deepEqual(there(game, { options: { flying: "on" }, seats }), {
    variant: "six",
    options: { flying: "on" },
    moves: ["a5", "c5"],
    end: "resign-b",
    players: seats,
  });
  const set = { ...game, outcome: { winner: null, reason: "agreement" } };
  assert.deepEqual(there(set, { options: null, seats: "human,engine" }), {
    position: POSITION,
    moves: ["a5", "c5"],
    end: "draw",
  });
  const fresh = { variant: "nine", moves: [], outcome: null };
  const link = gameLink(page, fresh, { options: {}, seats: "human,engine" });
  assert.ok(asksForGame(read(new URL(link).hash)), link);
});
