/** Holds `points.md` to the tests that there are. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tests } from "./browser/suite.mjs";
import "./browser/tests/index.mjs";

/** How many points there are. */
const POINTS = 49;

const inBrowsers = new Set(tests.map(({ name }) => name));

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

/** Points with the tests that show them, as `points.md` lists them. */
const points = [
  ...read("points.md").matchAll(/^(\d+)\. [^]*?(?=^\d+\.|^#|$(?![^]))/gm),
].map(([text, number]) => ({
  number: Number(number),
  shown: [...text.matchAll(/^ +- (\S+): (.+)$/gm)].map(([, place, title]) => ({
    place,
    title,
  })),
}));

/** Whether a file of Node's or of Cargo's tests has one of this name. */
function isIn(place, title) {
  if (place.endsWith(".rs"))
    return read(`../../${place}`).includes(`fn ${title}()`);
  const source = read(place);
  return ['"', "`"].some((quote) =>
    source.includes(`test(${quote}${title}${quote},`),
  );
}

test("each point is shown by tests", () => {
  assert.deepEqual(
    points.map(({ number }) => number),
    Array.from({ length: POINTS }, (_, index) => index + 1),
  );
  for (const { number, shown } of points)
    assert.ok(shown.length > 0, `point ${number}`);
});

test("every test that shows a point exists", () => {
  for (const { number, shown } of points)
    for (const { place, title } of shown) {
      const known =
        place === "browser" ? inBrowsers.has(title) : isIn(place, title);
      assert.ok(known, `point ${number}: ${place} has no "${title}"`);
    }
});
