import assert from "node:assert/strict";
import { test } from "node:test";
import { svgOf } from "../../board/image.js";
import { BOARDS, MEN } from "../../board/looks/index.js";
import { NINE } from "./fake-game.js";

const PALETTE = {
  ...BOARDS.wood.colours.light,
  look: BOARDS.wood,
  set: MEN.turned,
};
const BARE = {
  men: new Map([
    ["d6", "w"],
    ["a1", "b"],
  ]),
  hand: { w: 0, b: 0 },
  last: null,
  highlight: [],
  arrows: [],
  values: new Map(),
};

const drawn = (picture, palette = PALETTE, title = "") =>
  svgOf(
    { ...BARE, ...picture },
    { board: NINE, flipped: false, coordinates: false, men: 0 },
    palette,
    title,
  );
/** How many marks of each kind a drawing has. */
const marks = (svg) =>
  [...svg.matchAll(/class="([^"]+)"/g)].map(([, name]) => name).sort();

test("a board without marks is drawn without any", () => {
  assert.deepEqual(marks(drawn({})), []);
});

test("the author's points and arrows are in the drawing", () => {
  const svg = drawn({
    highlight: ["d6", "g7"],
    arrows: [{ from: "a1", to: "a4" }],
  });
  assert.deepEqual(marks(svg), ["arrow", "highlight", "highlight"]);
});

test("the last turn is in the drawing: whence, whither and what it took", () => {
  const last = { from: "d5", to: "d6", captures: ["f4"] };
  assert.deepEqual(marks(drawn({ last })), [
    "last-captured",
    "last-from",
    "last-to",
  ]);
});

test("points that hold a man again are not marked as left or captured", () => {
  const last = { from: "a1", to: "d6", captures: [] };
  assert.deepEqual(marks(drawn({ last })), ["last-to"]);
});

test("what moves are worth is in the drawing, with its sign and number", () => {
  const values = new Map([
    ["d6", { kind: "win", plies: 7, exact: true }],
    ["a1", { kind: "draw", exact: true }],
    ["g7", { kind: "loss", plies: 12, exact: true }],
  ]);
  const svg = drawn({ values });
  assert.deepEqual(marks(svg), ["value", "value", "value"]);
  const texts = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text]) => text);
  assert.deepEqual(texts, ["+7", "=", "−12"]);
});

test("an arrow that leads nowhere is not drawn", () => {
  assert.deepEqual(marks(drawn({ arrows: [{ from: "a1", to: "a1" }] })), []);
});

test("a drawing has numbers only where numbers belong, and its title is text", () => {
  const last = { from: "d5", to: "d6", captures: ["f4"] };
  const arrows = [{ from: "a1", to: "g7" }];
  const svg = drawn({ last, arrows, highlight: ["a1"] }, PALETTE, "<b>&");
  assert.doesNotMatch(svg, /NaN|undefined/);
  assert.match(svg, /<title>&#60;b&#62;&#38;<\/title>/);
});

test("a drawing follows the look: its colours, and the form of its men", () => {
  const dressed = (board, scheme, men) => {
    const look = BOARDS[board];
    const palette = { ...look.colours[scheme], look, set: MEN[men] };
    return drawn({}, palette);
  };
  const all = [];
  for (const board of Object.keys(BOARDS))
    for (const scheme of ["light", "dark"])
      for (const men of Object.keys(MEN)) all.push(dressed(board, scheme, men));
  assert.equal(new Set(all).size, 16);
  for (const svg of all) assert.doesNotMatch(svg, /NaN|undefined/);
  assert.match(dressed("ink", "dark", "stones"), /#1c2542/);
});

test("men differ by form alone, in every set", () => {
  for (const [name, { forms }] of Object.entries(MEN)) {
    const uncoloured = (side) =>
      JSON.stringify(forms[side].map(({ colour, ...form }) => form));
    assert.notEqual(uncoloured("w"), uncoloured("b"), name);
  }
});
