import assert from "node:assert/strict";
import { test } from "node:test";
import { connect, plain } from "./fake-dom.js";

const { MlinBoard } = await import("../../board/mlin-board.js");
const { translator } = await import("../../i18n/index.js");

const turn = () => new Promise((resolve) => setTimeout(resolve));

/** A board that is shown, and the errors that it has told. */
async function board(attributes = {}, parent = undefined) {
  const element = new MlinBoard();
  const errors = [];
  const ready = new Promise((resolve) =>
    element.addEventListener("mlin-ready", resolve),
  );
  element.addEventListener("mlin-error", ({ detail }) =>
    errors.push(detail.attribute),
  );
  for (const [name, text] of Object.entries(attributes))
    element.setAttribute(name, text);
  connect(element, parent);
  await ready;
  return { element, errors };
}

/** What the element's sheets say, one after the other. */
const style = ({ shadowRoot }) =>
  shadowRoot.adoptedStyleSheets.map(({ text }) => text).join();
const SEVEN = "seven ......../......../. w 7,7 0";

/** Counts the changes of the game that are made without being asked for. */
function changes(element) {
  const causes = [];
  element.addEventListener("mlin-change", ({ detail }) =>
    causes.push(detail.cause),
  );
  return causes;
}

for (const marks of [{ highlight: "d6" }, { arrows: "a1-a4" }]) {
  test(`a board with ${Object.keys(marks)} follows its attributes by itself`, async () => {
    const { element } = await board(marks);
    await turn();
    const causes = changes(element);
    element.setAttribute("moves", "d6 f4");
    await turn();
    element.setAttribute("moves", "d6");
    await turn();
    assert.deepEqual(causes, ["load", "load"]);
    assert.deepEqual(element.game.moves, ["d6"]);
  });
}

test("marks stay when another game comes on the board, unless its board lacks them", async () => {
  const { element, errors } = await board({ highlight: "d6" });
  element.setAttribute("moves", "f4");
  await turn();
  assert.equal(element.highlight, "d6");
  element.setAttribute("variant", "three");
  element.removeAttribute("moves");
  await turn();
  assert.equal(element.highlight, "");
  assert.deepEqual(errors, ["highlight"]);
  element.removeAttribute("variant");
  await turn();
  assert.equal(element.highlight, "d6");
});

test("a bad theme is told, and the last good one stays", async () => {
  const { element, errors } = await board({ theme: "dark" });
  const dark = style(element);
  element.setAttribute("theme", "purple");
  await turn();
  assert.equal(style(element), dark);
  assert.deepEqual(errors, ["theme"]);
  element.setAttribute("theme", "light");
  await turn();
  assert.notEqual(style(element), dark);
});

test("a theme is no question of the attribute's text", async () => {
  const { element } = await board();
  assert.doesNotMatch(style(element), /\[theme/);
});

test("a property without an attribute gives its default", async () => {
  const { element } = await board();
  const { variant, players, orientation, theme, level, delay } = element;
  assert.deepEqual(
    { variant, players, orientation, theme, level, delay },
    {
      variant: "nine",
      players: "none",
      orientation: "w",
      theme: "auto",
      level: 5,
      delay: 400,
    },
  );
});

const BAD = {
  orientation: ["b", "x"],
  theme: ["contrast", "purple"],
  board: ["stone", "marble"],
  men: ["stones", "women"],
  players: ["human,human", "cat,dog"],
  motion: ["off", "slow"],
  level: [7, "99"],
  variant: ["seven", "constructor"],
  position: [SEVEN, "seven of nine"],
  moves: ["d6 f4", "d6 d6"],
  options: ["flying=off", "flying=maybe"],
  highlight: ["d6 a1", "z9"],
  arrows: ["a1-a4", "a1"],
};
for (const [name, [good, bad]] of Object.entries(BAD)) {
  test(`after a bad value ${name} gives the last good one`, async () => {
    const { element, errors } = await board({ [name]: String(good) });
    element.setAttribute(name, bad);
    assert.equal(element[name], good);
    await turn();
    assert.equal(element[name], good);
    assert.deepEqual(errors, [name]);
    element.removeAttribute(name);
    assert.notEqual(element[name], good);
  });
}

test("before the rules are there a property already gives what was set", () => {
  const element = new MlinBoard();
  Object.assign(element, {
    level: 8,
    orientation: "b",
    moves: ["d6", "f4"],
    options: { flying: "off" },
  });
  assert.equal(element.level, 8);
  assert.equal(element.orientation, "b");
  assert.equal(element.moves, "d6 f4");
  assert.equal(element.options, "flying=off");
});

test("what was set before the element was defined is taken over", async () => {
  const element = new MlinBoard();
  const early = { position: SEVEN, level: 3, controls: true };
  for (const [name, value] of Object.entries(early))
    Object.defineProperty(element, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  connect(element);
  await new Promise((resolve) =>
    element.addEventListener("mlin-ready", resolve),
  );
  assert.equal(element.game.variant, "seven");
  assert.equal(element.getAttribute("level"), "3");
  assert.equal(element.hasAttribute("controls"), true);
  element.position = "";
  assert.equal(element.game.variant, "nine");
});

test("the language of any ancestor is followed", async () => {
  const [outer, inner] = [plain(), plain()];
  outer.append(inner);
  const { element } = await board({}, inner);
  for (const [around, tag] of [
    [outer, "lt"],
    [inner, "bs"],
  ]) {
    around.setAttribute("lang", tag);
    await turn();
    const sentence = translator(tag)("status.turn.w");
    assert.ok(element.statusText.startsWith(sentence), element.statusText);
  }
});

test("the language is followed out of a shadow tree", async () => {
  const host = plain();
  const { element } = await board({}, host.attachShadow());
  host.setAttribute("lang", "lt");
  await turn();
  assert.match(element.statusText, /^Eina baltieji\./);
});

test("a language that every object inherits breaks nothing", async () => {
  const { element, errors } = await board({ lang: "constructor" });
  assert.match(element.statusText, /^White is to move\./);
  assert.deepEqual(errors, []);
});
