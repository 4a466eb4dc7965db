/** When the page has something solved, and what it says about it. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../board/table.js";
import { Analyst } from "../../page/analyst.js";
import { Perfection } from "../../page/perfection.js";

const variants = [
  { id: "three", solvable: true },
  { id: "nine", solvable: false },
];

/** Solves that wait until the test answers them. */
let solves;
/** @type {Perfection} */
let perfection;
let events;

beforeEach(() => {
  solves = [];
  events = [];
  perfection = new Perfection(
    (wishes) =>
      new Promise((resolve, reject) => {
        solves.push({ ...wishes, resolve, reject });
        wishes.signal.addEventListener("abort", () =>
          reject(new DOMException("aborted", "AbortError")),
        );
      }),
  );
  perfection.addEventListener("change", () => events.push(perfection.status));
});

/** A game of which so many men of either side stand on the board. */
function gameOf(variant, w, b, hand = 0, options = {}) {
  const points = (count) => Array(count).fill("a1");
  return {
    variant,
    options,
    men: { w: points(w), b: points(b) },
    hand: { w: hand, b: hand },
    turn: "w",
  };
}

function follow(game, solve = "auto") {
  perfection.follow({ game, variants, state: { preferences: { solve } } });
  return perfection.status.stage;
}

const nine = gameOf("nine", 9, 9);
const near = gameOf("nine", 5, 5);
const three = gameOf("three", 0, 0, 3);
const pairs = (...men) => ({ start: null, pairs: men.map((men) => ({ men })) });

test("a whole variant is offered, and solved when it is wanted", async () => {
  assert.equal(follow(three), "offered");
  assert.equal(solves.length, 0);
  assert.equal(follow(three, "on"), "solving");
  assert.equal(follow(three, "on"), "solving");
  assert.equal(solves.length, 1);
  assert.equal(solves[0].men, undefined);
  solves[0].onProgress({ done: 0.5 });
  assert.equal(perfection.status.done, 0.5);
  assert.ok(!perfection.covers(three));
  const report = { start: { kind: "draw" }, pairs: [] };
  solves[0].resolve(report);
  await settled();
  assert.equal(perfection.status.stage, "solved");
  assert.equal(perfection.status.report, report);
  assert.ok(perfection.covers(three));
  assert.equal(events.at(-1), perfection.status);
  assert.equal(follow(three, "off"), "solved", "what is known stays known");
});

test("it can be cancelled, and goes on when it is wanted again", async () => {
  follow(three, "on");
  assert.equal(follow(three), "offered");
  assert.ok(solves[0].signal.aborted);
  await settled();
  assert.equal(perfection.status.stage, "offered");
  assert.equal(follow(three, "on"), "solving");
  assert.equal(solves.length, 2);
});

test("endings are solved as soon as one is near", async () => {
  assert.equal(follow(nine), "later");
  assert.equal(follow(gameOf("nine", 3, 3, 2)), "later", "men in hand");
  assert.equal(solves.length, 0);
  assert.equal(follow(near), "solving");
  assert.deepEqual(solves[0].men, [[3, 3], [4, 3]]); // prettier-ignore
  const small = gameOf("nine", 4, 3);
  solves[0].resolve(pairs([3, 3], [4, 3], [3, 4]));
  await settled();
  assert.ok(perfection.covers(small));
  assert.ok(!perfection.covers(gameOf("nine", 4, 4)));
  assert.ok(!perfection.covers(gameOf("nine", 4, 3, 1)));
  assert.deepEqual(solves[1].men, [[4, 4], [5, 3]]); // prettier-ignore
  solves[1].onProgress({ done: 0.5 });
  assert.ok(Math.abs(perfection.status.done - 0.6) < 1e-9);
  solves[1].resolve(pairs([4, 4]));
  await settled();
  assert.equal(perfection.status.stage, "solved");
  assert.equal(perfection.goals.length, 2);
});

test("nothing is solved when the reader does not want it", () => {
  assert.equal(follow(near, "off"), "refused");
  assert.equal(solves.length, 0);
});

test("other rules are another matter", async () => {
  follow(three, "on");
  const flightless = gameOf("three", 0, 0, 3, { flying: "off" });
  assert.equal(follow(flightless, "on"), "solving");
  assert.ok(solves[0].signal.aborted);
  assert.equal(solves.length, 2);
  await settled();
  assert.equal(perfection.status.stage, "solving", "the old one is over");
  assert.equal(follow(nine, "on"), "later");
});

test("a failure is told, and not tried again and again", async () => {
  follow(three, "on");
  solves[0].reject(new Error("out of memory"));
  await settled();
  assert.equal(perfection.status.stage, "failed");
  assert.equal(follow(three, "on"), "failed");
  assert.equal(solves.length, 1);
  perfection.retry();
  assert.equal(follow(three, "on"), "solving");
  assert.equal(solves.length, 2);
});

test("the analyst's engine takes over what is solved, once", async () => {
  const asked = [];
  const analyst = new Analyst(() => ({
    solve: async (variant, { men }) => asked.push([variant, men]),
    analyse: async () => asked.push("analyse"),
  }));
  const goals = [{ variant: "nine", options: {}, men: [[3, 3]] }];
  analyst.follow({ start: "s", moves: [] }, goals);
  await settled();
  assert.deepEqual(asked, [["nine", [[3, 3]]], "analyse"]);
  analyst.follow({ start: "s", moves: ["a1"] }, goals);
  await settled();
  assert.equal(asked.length, 3);
});
