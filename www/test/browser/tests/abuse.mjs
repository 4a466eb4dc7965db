/** Unruly visitors: whatever they do, the page stays whole. A failing session is done again by its number and the run's seed. */

import { Visit } from "../abuse/visit.mjs";
import { test } from "../suite.mjs";

/** Sessions an engine in every run, and in a long one: a thousand with three engines. */
const FEW = 2;
const MANY = 334;

for (let number = 1; number <= MANY; number++) {
  const conditions = {
    // Every other one meets a service worker, too.
    origins: [number % 2 ? "file" : "http"],
    within: 300_000,
    when: number > FEW ? "long" : undefined,
  };
  test(`abuse: session ${number}`, conditions, (scene) =>
    new Visit(scene, 1000 * scene.seed + number).run(),
  );
}
