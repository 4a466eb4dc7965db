/**
 * What an unruly visitor does. Each act draws its numbers before it looks at the page, so that a seed does the same again
 * even where the engine is quicker or slower than before.
 *
 * @typedef {object} Visitor
 * @property {import("../driver/driver.mjs").Driver} driver
 * @property {import("../random.mjs").Random} random
 * @property {import("../site.mjs").Origin} origin
 *
 * @typedef {object} Act
 * @property {number} weight how often it is done, against the others
 * @property {(visitor: Visitor) => Promise<string | void>} run tells what was done
 * @property {(driver: import("../driver/driver.mjs").Driver) => boolean} [possible]
 */

import { FRAGMENTS, TEXTS } from "./garbage.mjs";

/** Windows; where there are more pixels, everything takes longer. */
export const SIZES = [
  [360, 640],
  [640, 360],
  [480, 480],
  [768, 1024],
  [1366, 768],
];

const KEYS = [
  ..."abcdefg1234567?/.,+-",
  "Enter",
  " ",
  "Escape",
  "Tab",
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "Delete",
  "Backspace",
  "PageDown",
];

const WISHES = {
  "prefers-color-scheme": ["light", "dark"],
  "prefers-reduced-motion": ["reduce", "no-preference"],
  "prefers-contrast": ["more", "no-preference"],
  "forced-colors": ["active", "none"],
};

const OFFERED = "[data-movable], [data-target], [data-capturable]";
const POINT = "button[data-point]";

/** Points are pressed as they would be in a game. */
async function press({ driver, random }) {
  const at = await driver.evaluate(spot, [OFFERED, POINT], random.next());
  if (at) await driver.click(at);
  return at?.what;
}

async function tap({ driver, random }) {
  const wanted = random.pick([OFFERED, POINT]);
  const at = await driver.evaluate(spot, [wanted, POINT], random.next());
  if (at) await driver.tap(at);
  return at?.what;
}

async function drag({ driver, random }) {
  const [one, other] = [random.next(), random.next()];
  const from = await driver.evaluate(spot, [OFFERED, POINT], one);
  const to = await driver.evaluate(spot, [POINT], other);
  if (from && to) await driver.drag(from, to);
  return from && `${from.what} to ${to?.what}`;
}

async function stray({ driver, random }) {
  const [x, y] = [random.next(), random.next()];
  const at = await driver.evaluate(
    (x, y) => ({ x: x * (innerWidth - 1), y: y * (innerHeight - 1) }),
    x,
    y,
  );
  // What lies there may lead away from the page, or ask for a file.
  if (!(await driver.evaluate(leadsAway, at))) await driver.click(at);
}

/** Any button that is to be seen. */
async function button({ driver, random }) {
  const selector = "button:not([data-point]), summary, input[type=radio]";
  const at = await driver.evaluate(spot, [selector], random.next());
  if (at && !(await driver.evaluate(leadsAway, at))) await driver.click(at);
  return at?.what;
}

/** One of the buttons that matter most. */
async function action({ driver, random }) {
  const selector = "[data-action], [data-answer], [data-walk], .toast button";
  const at = await driver.evaluate(spot, [selector], random.next());
  if (at && !(await driver.evaluate(leadsAway, at))) await driver.click(at);
  return at?.what;
}

/** Yes or no, where something is asked; else what is open is closed. */
async function answer({ driver, random }) {
  const selector = "dialog[open] [data-answer], dialog[open] .close";
  const at = await driver.evaluate(spot, [selector], random.next());
  if (at) await driver.click(at);
  else await driver.key("Escape");
  return at?.what;
}

async function choose({ driver, random }) {
  const [which, what] = [random.next(), random.next()];
  return driver.evaluate(chooseAny, which, what);
}

async function key({ driver, random }) {
  const times = Math.ceil(3 * random.next());
  const keys = Array.from({ length: times }, () => random.pick(KEYS));
  for (const name of keys) await driver.key(name);
  return keys.join(" ");
}

/** A text in any field, and Enter. */
async function paste({ driver, random }) {
  const [which, text] = [random.next(), random.pick(TEXTS)];
  return driver.evaluate(pasteAny, which, text);
}

/** A text through the dialog for it: a record, a position, a link or anything. */
async function open({ driver, random }) {
  const text = random.pick(TEXTS);
  return driver.evaluate(openText, text);
}

/** A text into the field for moves. */
async function move({ driver, random }) {
  const [legal, which] = [random.next() < 0.7, random.next()];
  const text = random.pick(TEXTS);
  return driver.evaluate(writeMove, legal ? null : text, which);
}

async function resize({ driver, random }) {
  const [width, height] = random.pick(SIZES);
  await driver.viewport(width, height);
  return `${width}x${height}`;
}

async function wish({ driver, random }) {
  const entries = Object.entries(WISHES);
  const features = Object.fromEntries(
    entries.map(([name, values]) => [name, random.pick(values)]),
  );
  await driver.media(features);
}

async function history({ driver, random }) {
  const by = random.pick([-1, 1, -1]);
  await driver.settle();
  // The page may be gone before it has answered.
  await driver.evaluate(goBy, by).catch(() => {});
  return String(by);
}

async function reload({ driver }) {
  await driver.reload();
}

async function address({ driver, random }) {
  const fragment = random.pick(FRAGMENTS);
  await driver.evaluate((hash) => (location.hash = hash), fragment);
  return fragment.slice(0, 80);
}

/** The same page in a second window, in which a game is played, too. */
async function beside({ driver, random, origin }) {
  const fragment = random.pick(FRAGMENTS.slice(0, 8));
  const url = `${origin.url()}#${fragment}&delay=0&motion=off`;
  await driver.beside(url, () => driver.evaluate(playBeside));
  return fragment;
}

/** The clock of the system is set to another day. */
async function clock({ driver, random }) {
  const days = random.pick([-4000, -1, 1, 4000]);
  await driver.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, days * 86_400_000);
  return `${days} days`;
}

/** @type {Record<string, Act>} */
export const ACTS = {
  press: { weight: 40, run: press },
  tap: { weight: 8, run: tap },
  drag: { weight: 8, run: drag },
  stray: { weight: 5, run: stray },
  button: { weight: 12, run: button },
  action: { weight: 14, run: action },
  answer: { weight: 12, run: answer },
  choose: { weight: 9, run: choose },
  key: { weight: 8, run: key },
  paste: { weight: 6, run: paste },
  open: { weight: 4, run: open },
  move: { weight: 8, run: move },
  resize: { weight: 2, run: resize },
  wish: { weight: 2, run: wish, possible: (driver) => "media" in driver },
  history: { weight: 3, run: history },
  reload: { weight: 2, run: reload },
  address: { weight: 5, run: address },
  beside: {
    weight: 0.6,
    run: beside,
    possible: (driver) => "beside" in driver,
  },
  clock: { weight: 1, run: clock },
};

// --- in the page ----------------------------------------------------------------------------------------------------

/** One of the elements that a hand could reach now, by the first selector that finds any; of board and page, or of the dialog on top. */
function spot(selectors, part) {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const board = document.querySelector("#board").shadowRoot;
  const places = top ? [top] : [document, board];
  const all = selectors
    .map((selector) =>
      places.flatMap((place) => [...place.querySelectorAll(selector)]),
    )
    .map((found) =>
      found.filter((it) => {
        const { width, height } = it.getBoundingClientRect();
        return width > 0 && height > 0;
      }),
    )
    .find((found) => found.length > 0);
  if (!all) return null;
  const chosen = all[Math.floor(part * all.length)];
  chosen.scrollIntoView({ block: "nearest", behavior: "instant" });
  const { x, y, width, height } = chosen.getBoundingClientRect();
  const { point, action, answer, walk, i18n } = chosen.dataset;
  const what = point ?? action ?? answer ?? walk ?? i18n ?? chosen.className;
  const inside = (at, most) => Math.min(Math.max(at, 0), most - 1);
  return {
    x: inside(x + width / 2, innerWidth),
    y: inside(y + height / 2, innerHeight),
    what: what || chosen.textContent.trim().slice(0, 30),
  };
}

/** Until the browser has gone there, or has found that it leads nowhere. */
export function goBy(by) {
  return new Promise((resolve) => {
    addEventListener("popstate", resolve, { once: true });
    addEventListener("pagehide", resolve, { once: true });
    setTimeout(resolve, 300);
    history.go(by);
  }).then(() => {});
}

/** Whether a click here would open another page, or a window of the system. */
function leadsAway({ x, y }) {
  const element = document.elementFromPoint(x, y);
  const away = "a[href], .file-button, [type=file], select, [data-i18n*=save]";
  const saving = [
    "archive.records",
    "archive.export",
    "send.file",
    "send.svg",
    "send.png",
  ];
  return Boolean(
    element?.closest(away) ||
    saving.includes(element?.closest("[data-i18n]")?.dataset.i18n),
  );
}

function chooseAny(which, what) {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const all = [...(top ?? document).querySelectorAll("select")].filter(
    (it) => !it.disabled && it.options.length > 0 && !it.closest("[hidden]"),
  );
  if (all.length === 0) return "nothing";
  const select = all[Math.floor(which * all.length)];
  select.selectedIndex = Math.floor(what * select.options.length);
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  return `${select.name}=${select.value}`;
}

function pasteAny(which, text) {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  const selector =
    "input:not([type=radio], [type=file], [type=checkbox]), textarea";
  const all = [...(top ?? document).querySelectorAll(selector)].filter(
    (it) => it.getClientRects().length > 0,
  );
  if (all.length === 0) return "nothing";
  const field = all[Math.floor(which * all.length)];
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  field.form?.requestSubmit();
  return `${field.name}: ${text.slice(0, 60)}`;
}

function openText(text) {
  const button = document.querySelector("[data-action=paste]");
  if (!document.querySelector("dialog[open]")) button.click();
  const field = document.querySelector("dialog[open] form textarea");
  if (!field) return "nothing";
  field.value = text;
  field.form.requestSubmit();
  return text.slice(0, 60);
}

function writeMove(text, which) {
  const { game } = document.querySelector("#board");
  const legal = game.legalMoves();
  const chosen = legal[Math.floor(which * legal.length)]?.text ?? "d6";
  const field = document.querySelector("[name=move]");
  field.value = text ?? chosen;
  field.form.requestSubmit();
  return field.value.slice(0, 60) || text || chosen;
}

/** A few moves in the second window. */
async function playBeside() {
  const board = document.querySelector("#board");
  while (!board?.game) await new Promise((done) => setTimeout(done, 20));
  for (let count = 0; count < 3; count++) {
    const [move] = board.game.legalMoves();
    if (move) board.play(move.text);
  }
}
