/** The clock of two players at one device. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

test(
  "clock: runs for whoever is to move, outlives a reload, and asks when it is up",
  LOGIC,
  async ({ driver, page, board }) => {
    await page.open({ players: "human,human", lang: "en" });
    same("no clock before one is chosen", await driver.evaluate(faces), {});
    await page.choose("clock", "3+2");
    const faced = (accept) => (seen) => seen.w && accept(seen);
    const shows = (what, accept) =>
      until(what, () => driver.evaluate(faces), faced(accept));
    await shows("both have three minutes", ({ w, b }) => {
      return w === "3:00" && b === "3:00";
    });
    await board.pressAll("d6");
    const ran = await shows("black's time runs", ({ b }) => b < "3:00");
    same("white's time", ran.w, "3:00");
    await page.reload();
    const kept = await shows("both again", () => true);
    holds("black's time is kept", kept.b < "3:00", kept);
    await board.pressAll("f4 d2");
    await driver.evaluate(goOn, 4 * 60_000);
    await page.says("a question", (words) => /Black's time is up/.test(words));
    await page.agree();
    const end = await board.shows("an outcome", ({ outcome }) => outcome);
    same("the outcome", end.outcome, { winner: "w", reason: "resignation" });
  },
);

/** What the clocks show, by side; runs in the page. */
function faces() {
  const shown = [...document.querySelectorAll(".strip-clock:not([hidden])")];
  const sides = shown.map((face) => [
    face.closest(".strip").dataset.side,
    face.textContent,
  ]);
  return Object.fromEntries(sides);
}

/** Lets time pass; runs in the page. */
function goOn(ms) {
  const now = performance.now.bind(performance);
  performance.now = () => now() + ms;
}
