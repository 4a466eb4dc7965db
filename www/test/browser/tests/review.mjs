/** The review of a game: graph, mistakes, and trying again. */

import { holds, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";
import { MISSED_WIN } from "./positions.mjs";

const MISSED = { players: "human,human", ...MISSED_WIN };

/** What the review shows; runs in the page. */
function look() {
  const find = (selector) => document.querySelector(selector);
  const board = find("#board");
  return {
    shown: !find(".review").hidden,
    running: !find(".review-progress").hidden,
    mistakes: [...document.querySelectorAll(".review-list li")].map(
      (row) => row.innerText,
    ),
    at: Number(find(".review-graph").getAttribute("aria-valuenow")),
    words: find(".review-graph").getAttribute("aria-valuetext"),
    listed: find("[data-moves]").innerText,
    arrows: board.arrows,
    state: board.state,
    made: (board.moment ?? board.game).moves.length,
    note: find(".walk-note").textContent,
    trial: find(".trial").hidden ? null : find(".trial-text").textContent,
  };
}

const shows = (driver, what, accept) =>
  until(what, () => driver.evaluate(look), accept, 30_000);

const click = (driver, selector) =>
  driver.evaluate((it) => document.querySelector(it).click(), selector);

async function reviewed({ driver, page }) {
  await page.open(MISSED);
  await page.act("review");
  return shows(driver, "a review", (it) => it.shown && !it.running);
}

test(
  "review: a missed win is named, with the better move, and may be tried again",
  LOGIC,
  async (scene) => {
    const { driver } = scene;
    const { mistakes, listed } = await reviewed(scene);
    const [first] = mistakes;
    holds("the mistake", /1\. g4-g1\?\?/.test(first), first);
    holds("what it gave away", /Win → loss/.test(first), first);
    holds("a sign in the list", /g4-g1\?\?/.test(listed), listed);
    await click(driver, ".review-move");
    const before = await shows(driver, "the moment", ({ made }) => made === 0);
    same("the state", before.state, "reviewing");
    same("the better move", before.arrows, "g4-g7");
    holds("in words", /was a blunder.*g4-g7/.test(before.note), before.note);
    await click(driver, ".review-retry");
    await shows(driver, "a task", ({ trial }) => /better/.test(trial));
    const board = "mlin-board.trial-board";
    await until(
      "a board to try on",
      () => driver.evaluate((it) => !!document.querySelector(it).game, board),
      Boolean,
    );
    const plays = (move) =>
      driver.evaluate(
        (it, text) => document.querySelector(it).play(text),
        board,
        move,
      );
    await plays("g4-g1");
    await shows(driver, "a wrong try", ({ trial }) => /Not this/.test(trial));
    await click(driver, "[data-trial=again]");
    await shows(driver, "the task", ({ trial }) => /better/.test(trial));
    await plays("g4-g7xc5");
    await shows(driver, "a right try", ({ trial }) =>
      /Right|keeps the win/.test(trial),
    );
    await click(driver, "[data-trial=end]");
    await shows(driver, "the review", ({ trial }) => trial === null);
  },
);

test(
  "review: the better line is shown, and the board with it on a phone",
  LOGIC,
  async (scene) => {
    const { driver } = scene;
    await reviewed(scene);
    await driver.viewport(360, 640);
    const inView = () =>
      driver.evaluate(() => {
        const { top } = document
          .querySelector("#board")
          .getBoundingClientRect();
        return top >= 0;
      });
    await driver.evaluate(() => {
      document.querySelector(".review-list").scrollIntoView();
      document.querySelector(".review-move").focus();
    });
    holds("the board is not in view", !(await inView()));
    await click(driver, ".review-move");
    await shows(driver, "the moment", ({ made }) => made === 0);
    await until("the board", inView, Boolean);
    await click(driver, ".review-details .quiet");
    await shows(driver, "the line", ({ made }) => made === 1);
    await click(driver, ".review-retry");
    await shows(driver, "a task", ({ trial }) => trial !== null);
    await click(driver, "[data-trial=answer]");
    const answer = await shows(driver, "the answer", (it) => it.made === 1);
    same("the trial is over", answer.trial, null);
  },
);

test("review: its graph is a slider along the moves", LOGIC, async (scene) => {
  const { driver } = scene;
  const end = await reviewed(scene);
  same("at the end", end.at, 2);
  await driver.evaluate(() => document.querySelector(".review-graph").focus());
  await driver.key("ArrowLeft");
  const back = await shows(driver, "one back", ({ at }) => at === 1);
  same("the board follows", back.made, 1);
  holds("in words", /g4-g1, Blunder/.test(back.words), back.words);
  await driver.key("Home");
  await shows(driver, "the start", ({ made }) => made === 0);
});

test(
  "review: it can be given up, and leaves with its game",
  LOGIC,
  async (scene) => {
    const { driver, page } = scene;
    await page.open({ players: "human,human", moves: "d6 f4 d2 b4 a1 a4" });
    await page.act("review");
    await shows(driver, "a review", ({ running }) => running);
    await click(driver, ".review-cancel");
    await shows(driver, "nothing", ({ shown }) => !shown);
    await reviewed(scene);
    await page.act("undo");
    await page.act("undo");
    await shows(driver, "nothing", ({ shown }) => !shown);
  },
);
