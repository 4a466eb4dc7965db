/** Strangers: what they send is data and never code, what they frame they cannot reach, and nobody else is asked for anything. */

import { STINGS, TEXTS } from "../abuse/garbage.mjs";
import { holds, none, same } from "../claims.mjs";
import { Board } from "../page/board.mjs";
import { LOGIC, test } from "../suite.mjs";
import { until } from "../wait.mjs";

/** Nearly a megabyte, which is the longest address that Firefox takes. */
const HUGE = 2 ** 20 - 2 ** 12;

test(
  "security: no page asks for anything outside its folder",
  { engines: ["chromium"], because: "one engine shows it" },
  async ({ driver, origin, site }) => {
    holds("pages", site.pages.length >= 20, site.pages);
    for (const name of site.pages) {
      await driver.open(origin.url({}, name));
      await until(`a board of ${name}`, () => driver.evaluate(firstBoard));
    }
    await driver.open(origin.url({ level: 1, delay: 0, motion: "off" }));
    await new Board(driver).pressAll("d6");
    const own = [origin.base, "data:", "blob:", "about:blank"];
    const foreign = (url) => !own.some((start) => url.startsWith(start));
    none("asked for", driver.requests.filter(foreign));
    const scripts = driver.requests.filter((url) => url.includes("/mlin.js"));
    holds("the driver tells", scripts.length >= site.pages.length, scripts);
  },
);

test(
  "security: a host of another origin can neither script nor read the frame",
  {
    origins: ["http"],
    engines: ["chromium"],
    because: "only its driver looks into the frame of another origin",
    noisy: true, // whatever the host tries, its own console tells
  },
  async ({ driver, origin, site }) => {
    const page = origin.url({ players: "human,human" }, "embed.html");
    await driver.open(site.foreign.url({ page }, "hostile-host.html"));
    await until("a height", () => driver.evaluate(() => window.heard.length));
    const frame = driver.page.frames().find((it) => it.url() === page);
    await until("the framed board", () => frame.evaluate(firstBoard));
    const before = await frame.evaluate(insideFrame);
    const reached = await driver.evaluate(reachInto, TEXTS);
    same("what was reached", reached, []);
    // What was posted before has been taken by then.
    await frame.evaluate(() => new Promise((done) => setTimeout(done)));
    same("the frame", await frame.evaluate(insideFrame), before);
    const heard = await driver.evaluate(() => window.heard);
    for (const { type, height, ...more } of heard) {
      same("the type of a message", type, "mlin:height");
      holds("a height", Number.isInteger(height), height);
      same("what else it tells", more, {});
    }
  },
);

test(
  "security: hostile attributes of a board are told, and change nothing",
  LOGIC,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "two-boards.html"));
    const board = new Board(driver, "#one");
    const before = await board.pressAll("d6 f4");
    none("broken", await driver.evaluate(tryAttributes, TEXTS, HUGE));
    const after = await board.shows("the board");
    same("its game", after.position, before.position);
    await board.pressAll("b4");
  },
);

test(
  "security: hostile parameters of the frame are told, and do nothing",
  LOGIC,
  async ({ driver, origin }) => {
    await driver.open(origin.url({}, "embed.html"));
    await new Board(driver, "mlin-board").shows("the board");
    none("broken", await driver.evaluate(tryParameters, STINGS, HUGE));
    await driver.evaluate(() => {
      location.hash = "players=human,human&variant=six&moves=a5";
    });
    const board = new Board(driver, "mlin-board");
    await board.shows("another board", ({ variant }) => variant === "six");
    await board.played(["a5"]);
  },
);

// --- in the page ----------------------------------------------------------------------------------------------------

/** Whether the page has loaded all that it names, and its first board is there: then the script has run as far as it will. */
function firstBoard() {
  return (
    document.readyState === "complete" &&
    Boolean(document.querySelector("mlin-board")?.game)
  );
}

/** All that a host could wish to change in the frame. */
function insideFrame() {
  const board = document.querySelector("mlin-board");
  return {
    position: board.game.position,
    moves: board.game.moves,
    players: board.players,
    stung: "stung" in window,
    polluted: Object.keys(Object.prototype),
    elements: document.querySelectorAll("*").length,
    address: location.href,
    stored: { ...localStorage },
  };
}

/** Tries what a host may try with a frame, and tells what it got. */
function reachInto(texts) {
  const frame = document.querySelector("iframe");
  const inner = frame.contentWindow;
  const tries = {
    document: () => inner.document,
    "contentDocument.body": () => frame.contentDocument.body,
    Mlin: () => inner.Mlin,
    eval: () => inner.eval("1"),
    localStorage: () => inner.localStorage,
    address: () => inner.location.href,
    name: () => inner.name,
    "a property of its own": () => (inner.stung = 1),
    "a handler": () => inner.addEventListener("message", () => {}),
    "its first frame's board": () => frames[0].customElements,
  };
  const reached = Object.entries(tries).flatMap(([name, attempt]) => {
    try {
      return [`${name}: ${attempt()}`];
    } catch (error) {
      return error.name === "SecurityError" || error instanceof TypeError
        ? []
        : [`${name}: ${error}`];
    }
  });
  const values = [
    ...texts,
    null,
    7,
    [],
    { type: "mlin:height", height: 1e9 },
    ...texts.map((text) => ({ type: text, moves: text, position: text })),
    { type: "mlin-move", move: "d6" },
    { kind: "begin", module: null },
    JSON.parse('{"__proto__":{"stung":1},"constructor":{"prototype":{}}}'),
    new ArrayBuffer(2 ** 20),
  ];
  for (const value of values) inner.postMessage(value, "*");
  return reached;
}

/** Gives each attribute and property of a board each text, and tells what goes wrong. */
async function tryAttributes(texts, huge) {
  const board = document.querySelector("#one");
  const { observedAttributes } = board.constructor;
  const before = JSON.stringify([board.game.position, board.game.moves]);
  const told = [];
  board.addEventListener("mlin-error", ({ detail }) => told.push(detail));
  const broken = [];
  for (const name of [...observedAttributes, "record", "lesson"]) {
    const property = name === "record" || name === "lesson";
    for (const text of [...texts, "x".repeat(huge)]) {
      told.length = 0;
      const law = (what, so) =>
        so || broken.push(`${name}="${text.slice(0, 60)}": ${what}`);
      const old = board.getAttribute(name);
      if (property) board[name] = text;
      else board.setAttribute(name, text);
      await null; // attributes are read together, after the script
      const now = JSON.stringify([board.game.position, board.game.moves]);
      const problem = board.shadowRoot.querySelector("[part=problem]");
      if (told.length > 0) {
        law("the game stays", now === before);
        law("the board tells it", problem.textContent.includes(name));
        law(
          "a code and a message",
          told.every(({ code, message }) => code && message),
        );
        law(
          "the attribute is named",
          told.every(({ attribute }) => attribute === name),
        );
      }
      law("nothing ran", !("stung" in window));
      law("no prototype", Object.keys(Object.prototype).length === 0);
      law(
        "no element",
        !document.querySelector("img, [onerror]") &&
          !board.shadowRoot.querySelector("img, script, iframe, [onerror]"),
      );
      // Back, and to the same moves where the text was a good one.
      if (property) board[name] = null;
      else if (old === null) board.removeAttribute(name);
      else board.setAttribute(name, old);
      await null;
      if (JSON.stringify([board.game.position, board.game.moves]) !== before) {
        board.reset();
        for (const move of JSON.parse(before)[1]) board.play(move);
      }
      law("no complaint is left", problem.textContent === "");
    }
  }
  return broken;
}

/** Opens the frame's page with each text in its parameters, and tells what goes wrong. */
async function tryParameters(texts, huge) {
  const { constructor } = document.querySelector("mlin-board");
  const told = [];
  addEventListener("mlin-error", ({ detail }) => told.push(detail), true);
  const heard = (type) =>
    new Promise((done) =>
      addEventListener(type, done, { once: true, capture: true }),
    );
  const broken = [];
  const together = [
    constructor.observedAttributes,
    ["record"],
    ["lesson"],
    ["__proto__", "constructor"],
  ];
  for (const names of together) {
    for (const text of [...texts, "x".repeat(huge / names.length)]) {
      told.length = 0;
      const law = (what, so) =>
        so || broken.push(`${names[0]}=${text.slice(0, 60)}: ${what}`);
      const shown = Promise.all([heard("hashchange"), heard("mlin-ready")]);
      location.hash = new URLSearchParams(names.map((name) => [name, text]));
      await shown;
      const board = document.querySelector("mlin-board");
      law("a game", board.game);
      const problem = board.shadowRoot.querySelector("[part=problem]");
      law(
        "the board tells what is wrong",
        told.every(({ attribute }) => problem.textContent.includes(attribute)),
      );
      law("and else nothing", told.length > 0 || problem.textContent === "");
      law(
        "something is wrong",
        told.length > 0 || names[0].startsWith("__") || names[0] === "lesson",
      );
      law("nothing ran", !("stung" in window));
      law("no prototype", Object.keys(Object.prototype).length === 0);
      law(
        "no element",
        !document.querySelector("img, [onerror]") &&
          !board.shadowRoot.querySelector("img, script, iframe, [onerror]"),
      );
    }
  }
  return broken;
}
