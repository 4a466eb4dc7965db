/** The board in pages of other people, in every way to put it there. */

import { translator } from "../../../i18n/index.js";
import { holds, same } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

/** Rule pages, and the language in which their boards have to speak. */
const RULES = { bs: "bs", lt: "lt", sr: "sr-Cyrl" };

for (const [page, tag] of Object.entries(RULES)) {
  test(`authors: boards in a page of rules speak ${tag}`, async (scene) => {
    const { driver, origin } = scene;
    await driver.open(origin.url({}, `rules-${page}.html`));
    const turns = ["w", "w", "b", "w"].map((side) => `status.turn.${side}`);
    for (const [index, key] of turns.entries()) {
      const words = translator(index === 3 ? "en" : tag)(key);
      const board = new Board(driver, `#board-${index + 1}`);
      const { status } = await board.shows("a diagram");
      holds("its words", status.startsWith(words), status);
    }
    const made = await driver.evaluate(() => window.made);
    same("workers and instances", made, { workers: 0, instances: 1 });
    const { before, now } = await driver.evaluate(() => {
      const { before, now } = window.placed;
      return { before, now: now() };
    });
    holds("words between boards", before.length >= 5, before);
    same("where they are", now, before);
  });
}

test("authors: a dark, narrow page from the right", ANYWHERE, async (scene) => {
  const { driver, origin } = scene;
  await driver.open(origin.url({}, "hosts.html"));
  for (const id of ["#one", "#two", "#three", "#four"])
    await new Board(driver, id).shows("a board");
  const seen = await driver.evaluate(hostsSeen);
  holds(
    "the board fits",
    seen.widths.every((it) => it <= 220),
    seen.widths,
  );
  holds("a1 is left of g1", seen.left < seen.right, seen);
  same("the colour of its words", seen.words, seen.page);
  const [one, two] = seen.heights.map((it, at) => it - seen.reserved[at]);
  same("how much two diagrams have grown", [one, two], [0, 0]);
});

test("authors: a puzzle in a form", LOGIC, async ({ driver, origin }) => {
  await driver.open(origin.url({}, "hosts.html"));
  const board = new Board(driver, "#three");
  await board.shows("the puzzle");
  const answer = () =>
    driver.evaluate(() => {
      const form = document.querySelector("form");
      return [form.checkValidity(), new FormData(form).get("answer")];
    });
  same("before it is solved", await answer(), [false, null]);
  await board.press("d6");
  const wrong = translator("en")("exercise.wrong.move");
  await board.shows("the answer", ({ status }) => status.startsWith(wrong));
  await board.pressAll("d7 e3");
  const solved = translator("en")("exercise.solved");
  await board.shows("the praise", ({ status }) => status === solved);
  same("when it is solved", await answer(), [true, "d7xe3"]);
});

test("authors: a game is stepped through", LOGIC, async (scene) => {
  const { driver, origin } = scene;
  await driver.open(origin.url({}, "hosts.html"));
  const board = new Board(driver, "#four");
  const press = (name) =>
    driver.evaluate((name) => {
      const { shadowRoot } = document.querySelector("#four");
      shadowRoot.querySelector(`[data-control=${name}]`).click();
    }, name);
  await board.played(["d6"]);
  await press("forward");
  await board.played(["d6", "f4"]);
  await press("last");
  await board.played(["d6", "f4", "d2"]);
  await press("first");
  await board.played([]);
});

test("authors: a sandboxed frame tells its height", async (scene) => {
  const { driver, origin } = scene;
  await driver.open(origin.url({}, "framed.html"));
  const heights = () => driver.evaluate(() => window.heights);
  const [first] = await until("a height", heights, ({ length }) => length);
  holds("the height of a board", first > 250 && first < 500, first);
  await driver.evaluate(() => {
    const frame = document.querySelector("iframe");
    frame.src = frame.src.replace(/#.*/, "#variant=six&controls");
  });
  const higher = (all) => all.at(-1) > first + 40;
  await until("a greater height with controls", heights, higher);
});

for (const [kind, file] of Object.entries({
  classic: "mlin.js",
  module: "npm/define.js",
})) {
  test(
    `authors: a ${kind} script from another origin plays`,
    ANYWHERE,
    async ({ driver, origin, site }) => {
      const script = site.origins.http.url({}, file);
      await driver.open(origin.url({ [kind]: script }, "elsewhere.html"));
      const board = new Board(driver, "#one");
      const { moves } = await board.pressAll("d6");
      same("moves, the engine's among them", moves.length, 2);
    },
  );
}

test("authors: the builder makes a board", LOGIC, async (scene) => {
  const { driver, origin } = scene;
  await driver.open(origin.url({}, "embed-builder.html"));
  const board = new Board(driver, "[data-preview] mlin-board");
  await board.shows("a board");
  const text = await driver.evaluate(() => {
    const form = document.querySelector("form");
    form.elements.kind.value = "two";
    form.elements.variant.value = "seven";
    form.dispatchEvent(new Event("input", { bubbles: true }));
    return document.querySelector("[data-text=tag]").value;
  });
  const tag = '<mlin-board variant="seven" players="human,human" controls';
  holds("the tag", text.includes(tag), text);
  const { variant } = await board.shows("it", (it) => it.state === "idle");
  same("the board", variant, "seven");
});

/** Boards, words and points where the page is dark, narrow and from the right; runs in the page. */
function hostsSeen() {
  const boards = [...document.querySelectorAll("mlin-board")];
  const of = (board, selector) => board.shadowRoot.querySelector(selector);
  const x = (point) =>
    of(boards[0], `[data-point=${point}]`).getBoundingClientRect().x;
  return {
    widths: boards.map((board) => board.getBoundingClientRect().width),
    heights: boards.map((board) => board.offsetHeight),
    reserved: window.reserved,
    left: x("a1"),
    right: x("g1"),
    words: getComputedStyle(of(boards[2], "[role=status]")).color,
    page: getComputedStyle(document.body).color,
  };
}
