/** The board in pages of other people, by nothing but the plain script. */

import { holds, none, same } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { ANYWHERE, LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

test("embedding: two boards share nothing", async ({ driver, origin }) => {
  await driver.open(origin.url({}, "two-boards.html"));
  const [one, two] = [new Board(driver, "#one"), new Board(driver, "#two")];
  const before = await two.shows("the second board");
  same("its variant", before.variant, "six");
  const played = await one.pressAll("d6 f4 d2");
  same("moves of the first", played.moves, ["d6", "f4", "d2"]);
  same("the focus in the second", await two.focused(), null);
  const after = await two.pressAll("a5 c5");
  same("moves of the second", after.moves, ["a5", "c5"]);
  await one.played(["d6", "f4", "d2"]);
});

test(
  "embedding: two boards both answer",
  ANYWHERE,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    const boards = [new Board(driver, "#one"), new Board(driver, "#two")];
    for (const board of boards) await board.shows("a board");
    await driver.evaluate(() => {
      for (const board of document.querySelectorAll("mlin-board")) {
        board.setAttribute("level", "1");
        board.setAttribute("players", "human,engine");
      }
    });
    for (const board of boards) await board.press("c5");
    for (const board of boards) {
      await board.shows("its answer", ({ busy, moves }) => {
        return !busy && moves.length === 2;
      });
    }
  },
);

test("embedding: ids are used once", LOGIC, async ({ driver, origin }) => {
  await driver.open(origin.url({}, "two-boards.html"));
  for (const name of ["#one", "#two"]) {
    await new Board(driver, name).shows("a board");
  }
  none("ids used twice", await driver.evaluate(idsUsedTwice));
});

test(
  "embedding: a board in a page that forbids workers",
  { noisy: true },
  async (scene) => {
    const { driver, origin } = scene;
    await driver.open(origin.url({}, "no-worker.html"));
    const board = new Board(driver, "#one");
    const seen = await board.pressTwo("d6");
    same("how many moves", seen.moves.length, 4);
  },
);

test(
  "embedding: a bad attribute is told and changes nothing",
  LOGIC,
  async (scene) => {
    const { driver, origin } = scene;
    await driver.open(origin.url({}, "two-boards.html"));
    const board = new Board(driver, "#one");
    const before = await board.pressAll("d6");
    const told = await driver.evaluate(() => {
      const element = document.querySelector("#one");
      return new Promise((resolve) => {
        element.addEventListener("mlin-error", ({ detail }) => resolve(detail));
        element.setAttribute("position", "nonsense");
      });
    });
    holds("a code and a message", told.code && told.message, told);
    same("moves", (await board.shows("the board")).moves, before.moves);
  },
);

test(
  "embedding: a board makes no sound and takes no keys of its page",
  LOGIC,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    const board = new Board(driver, "#one");
    await board.shows("a board");
    await driver.evaluate(listenToSenses);
    await board.pressAll("d6 f4");
    await driver.evaluate(() => document.activeElement.blur());
    for (const key of ["ArrowLeft", "Home", "d", "6", " ", "Escape"])
      await driver.key(key);
    const { made, taken, keys } = await driver.evaluate(() => window.sensed);
    same("sounds and vibrations", made, 0);
    same("keys that the page has seen", keys, 6);
    same("keys that were taken from it", taken, []);
    await board.played(["d6", "f4"]);
  },
);

for (const [what, style] of Object.entries({
  "was not displayed": { display: "none" },
  "had no size": { width: "0", height: "0", overflow: "hidden" },
})) {
  test(
    `embedding: a board that ${what} is drawn when it appears`,
    ANYWHERE,
    async ({ driver, origin }) => {
      await driver.open(origin.url({}, "two-boards.html"));
      await new Board(driver, "#one").shows("a board beside it");
      await driver.evaluate(addHidden, style);
      const board = new Board(driver, "#late");
      await board.shows("a board that nobody sees");
      await driver.evaluate(() => {
        document.querySelector("#late").parentElement.removeAttribute("style");
      });
      await until("the same picture as beside it", () =>
        driver.evaluate(drawnAlike, "#one", "#late"),
      );
      await board.pressAll("d6");
    },
  );
}

test(
  "embedding: a lazy board waits until it is nearly seen",
  ANYWHERE,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    await new Board(driver, "#two").shows("the boards in view");
    const height = await driver.evaluate(addFarBelow);
    holds("room that is kept for it", height >= 320, height);
    const made = () =>
      driver.evaluate(() => document.querySelector("#late").game !== null);
    await driver.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(resolve)),
    );
    same("a game before it is seen", await made(), false);
    const content = () =>
      driver.evaluate(() =>
        document.querySelector("#late p").checkVisibility(),
      );
    same("what stands in it is seen", await content(), true);
    await driver.evaluate(() =>
      document.querySelector("#late").scrollIntoView(),
    );
    const seen = await new Board(driver, "#late").shows("the board");
    same("its variant", seen.variant, "nine");
    same("what stands in it is seen", await content(), false);
  },
);

test(
  "embedding: a board that is given a game at once has its points in their places",
  ANYWHERE,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    await new Board(driver, "#two").shows("the boards in view");
    const places = await driver.evaluate(placesOfGiven);
    same("places", new Set(places).size, 24);
  },
);

/** Counts sounds and vibrations that are made, and keys that are taken; runs in the page. */
function listenToSenses() {
  const sensed = (window.sensed = { made: 0, taken: [], keys: 0 });
  const { createGain } = AudioContext.prototype;
  AudioContext.prototype.createGain = function () {
    sensed.made += 1;
    return createGain.call(this);
  };
  navigator.vibrate = () => (sensed.made += 1);
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    sensed.keys += 1;
    if (defaultPrevented) sensed.taken.push(key);
  });
}

/** A board in a parent that hides it; runs in the page. */
function addHidden(style) {
  const parent = document.createElement("div");
  Object.assign(parent.style, style);
  const board = document.createElement("mlin-board");
  Object.assign(board, { id: "late", players: "human,human" });
  parent.append(board);
  document.body.prepend(parent);
}

/** A board below everything, and its height; runs in the page. */
function addFarBelow() {
  const gap = document.createElement("div");
  gap.style.height = "9000px";
  const board = document.createElement("mlin-board");
  board.id = "late";
  board.setAttribute("loading", "lazy");
  board.append(document.createElement("p"));
  document.body.append(gap, board);
  return board.getBoundingClientRect().height;
}

/** Where the points of a new board are as soon as it has been given a game; runs in the page. */
function placesOfGiven() {
  const board = document.createElement("mlin-board");
  document.body.prepend(board);
  board.load(new window.Mlin.Game("nine"));
  return [...board.shadowRoot.querySelectorAll("[part=point]")].map((point) => {
    const { left, top } = point.getBoundingClientRect();
    return `${left} ${top}`;
  });
}

/** Whether two boards show the same; runs in the page. */
function drawnAlike(...selectors) {
  const [one, other] = selectors.map((selector) => {
    const { shadowRoot } = document.querySelector(selector);
    const canvases = [...shadowRoot.querySelectorAll("canvas")];
    return canvases.map((canvas) => canvas.toDataURL()).join();
  });
  return one === other;
}

/** Within each root an id stands once; runs in the page. */
function idsUsedTwice() {
  const roots = [document];
  for (const board of document.querySelectorAll("mlin-board")) {
    roots.push(board.shadowRoot);
  }
  return roots.flatMap((root) => {
    const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}
