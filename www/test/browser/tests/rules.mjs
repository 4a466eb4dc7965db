/** The pages of text: every board of the rules plays its move, every lesson can be learnt to its end. */

import { languages } from "../../../i18n/index.js";
import { holds, none, same } from "../claims.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

/** Milliseconds for all boards of a page. */
const PATIENCE = 60_000;

for (const { tag } of languages) {
  test(
    `rules: every board plays its move in ${tag}`,
    LOGIC,
    async ({ driver, origin }) => {
      await driver.open(origin.url({}, `rules/${tag}.html`));
      await driver.evaluate(hurry);
      const left = await until(
        "every board is solved",
        () => driver.evaluate(playOn),
        (left) => left?.length === 0,
        PATIENCE,
      );
      none("boards left", left);
    },
  );
}

test("rules: lessons go to their end", LOGIC, async ({ driver, origin }) => {
  await driver.open(origin.url({}, "lessons/en.html"));
  await driver.evaluate(hurry);
  await until(
    "every lesson is learnt",
    () => driver.evaluate(learnOn),
    (left) => left?.length === 0,
    PATIENCE,
  );
});

test(
  "rules: the game leads to a rule, and the rule back to the game",
  LOGIC,
  async ({ driver, page }) => {
    await page.open({ lang: "lt", players: "human,human" });
    const link = await until(
      "the number of a rule",
      () => driver.evaluate(linkOf, '[data-rule="4.2"] a'),
      (href) => href,
    );
    await driver.open(link);
    const place = await driver.evaluate(whereRule);
    same("the page", place.lang, "lt");
    same("the rule", place.target, "rule-4.2");
    holds("the same rule in German", place.german.endsWith("#rule-4.2"));
    await driver.open(await driver.evaluate(linkOf, ".way.main"));
    const { lang } = await until(
      "the game",
      () => driver.evaluate(gameAndLanguage),
      (seen) => seen?.game,
    );
    same("its language", lang, "lt");
  },
);

/** Boards wait for no answer and no motion; runs in the page. */
function hurry() {
  for (const board of document.querySelectorAll("mlin-board")) {
    board.setAttribute("delay", "0");
    board.setAttribute("motion", "off");
  }
}

/** Makes the next move on each board that is not solved, and names those; runs in the page. */
function playOn() {
  const left = [];
  for (const board of document.querySelectorAll("mlin-board[puzzle]")) {
    const figure = board.closest("figure");
    if (!figure.querySelector(".done").hidden) continue;
    left.push(figure.id);
    const { game, busy } = board;
    // A board lives once it has been seen.
    if (!game && left.length === 1)
      board.scrollIntoView({ block: "center", behavior: "instant" });
    if (!game || busy) continue;
    const turn = board.getAttribute("puzzle").split(" ")[game.moves.length];
    for (const point of turn?.split("|")[0].match(/[a-g][1-7]/g) ?? [])
      board.shadowRoot.querySelector(`[data-point="${point}"]`).click();
  }
  return left;
}

/** Makes the next move of each lesson, or goes to its next step; names those that go on. Runs in the page. */
function learnOn() {
  const left = [];
  for (const board of document.querySelectorAll("mlin-board")) {
    const steps = JSON.parse(board.querySelector("script").textContent);
    const words = board.shadowRoot.textContent;
    const at = steps.findIndex(({ text }) => words.includes(text));
    const { game, busy } = board;
    const turns = steps[at]?.expect.split(" ") ?? [];
    const solved = game && game.moves.length === turns.length;
    if (solved && at === steps.length - 1) continue;
    left.push(steps[Math.max(at, 0)].text);
    if (!game && left.length === 1)
      board.scrollIntoView({ block: "center", behavior: "instant" });
    if (!game || busy || at < 0) continue;
    if (solved) board.shadowRoot.querySelector("[data-control=next]").click();
    else
      for (const point of turns[game.moves.length]
        .split("|")[0]
        .match(/[a-g][1-7]/g))
        board.shadowRoot.querySelector(`[data-point="${point}"]`).click();
  }
  return left;
}

/** Where a link leads, once it is there; runs in the page. */
function linkOf(selector) {
  return document.querySelector(selector)?.href;
}

/** Runs in the page. */
function whereRule() {
  return {
    lang: document.documentElement.lang,
    target: document.querySelector(":target")?.id,
    german: document.querySelector(".languages a[hreflang=de]")?.href,
  };
}

/** Runs in the page. */
function gameAndLanguage() {
  return {
    game: Boolean(document.querySelector("#board")?.game),
    lang: document.documentElement.lang,
  };
}
