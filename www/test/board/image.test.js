import assert from "node:assert/strict";
import { test } from "node:test";
import { svgOf } from "../../board/image.js";
import { NINE } from "./fake-game.js";

const PALETTE = {
  wood: "#b58",
  line: "#321",
  label: "#331",
  white: "#fff",
  black: "#000",
  inlay: "#db7",
  last: "#ffc",
  hint: "#15a",
  material: true,
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
