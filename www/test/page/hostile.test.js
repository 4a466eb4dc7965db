/** Whatever a stranger writes where the page reads: an answer or an error in words, soon, and nothing else in the page is another. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { readOptions, words } from "../../board/attributes.js";
import { Game, MlinError, ready, variants } from "../../engine/index.js";
import { pick, translator } from "../../i18n/index.js";
import { entryIn } from "../../page/archive.js";
import { readBackup } from "../../page/backup.js";
import { linkIn, readLink } from "../../page/link.js";
import { fromLink, fromText } from "../../page/opening.js";
import { PageError } from "../../page/page-error.js";
import { readTree } from "../../page/tree-text.js";
import { load } from "../../puzzles/progress.js";
import { repair } from "../../storage.js";

const rules = { Game, variants };

/** What a megabyte may take, in ms of the processor; a reader that is not linear takes minutes. */
const MOST = 8000;

/** A megabyte of something. */
const mega = (unit) => unit.repeat(Math.ceil(2 ** 20 / unit.length));

/** Texts on which a reader may run for ever, or fall over. */
const HUGE = {
  spaces: mega(" "),
  lines: mega("\n"),
  "open brackets": mega("("),
  "open braces": mega("{"),
  "open tags": mega('[a "'),
  "tags without an end": `[Event "${mega("x")}`,
  "quotes and backslashes": `[Event "${mega('\\"')}"]`,
  "numbers of moves": mega("1. "),
  "numbers without an end": mega("9"),
  "the same move": mega("d6 "),
  moves: mega("d6 f4 b4 d2 "),
  "slides and captures": mega("a1-a4xb4"),
  hyphens: mega("-"),
  stars: mega("* "),
  results: mega("1-0 "),
  "comments in comments": mega("{; "),
  "nested variations": `1. d6 ${mega("(1. f4 ")}`,
  "closed variations": `1. d6 ${mega("(1. f4) ")}`,
  "a long position": `nine ${mega(".")} w 9,9 0`,
  "many options": `nine ......../......../........ w 9,9 0 ${mega("a=b ")}`,
  equals: mega("="),
  percents: mega("%"),
  ampersands: `#${mega("moves=d6&")}`,
  hashes: mega("#"),
  "deep JSON": mega("["),
  "deep objects": mega('{"a":'),
  "half characters": mega("\uD800"),
  marks: mega("e\u0301"),
};

/** Names that every object has, or that change all of them. */
const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
];

/** Each reader of the page, as it is given a text. */
const READ = {
  "a pasted text": (text) =>
    fromText(rules, text).forEach((game) => game.free()),
  "a link": (text) => linkIn(text),
  "an address": (text) => readLink({ hash: `#moves=${text}`, search: "" }),
  "a position in a link": (text) => fromLink(rules, { position: text }).free(),
  "a record": (text) => Game.fromRecord(text).free(),
  "the lines of a record": (text) => {
    const game = new Game();
    readTree(text, game, Game);
    game.free();
  },
  "a move": (text) => new Game().explain(text),
  "a backup": readBackup,
  "puzzles that were solved": (text) => load({ getItem: () => text }),
  "a language": (text) => translator(pick([text]))("action.new"),
  "options of a board": readOptions,
  "words of an attribute": words,
};

await ready();

/** Errors that say what is wrong; anything else is a fault of ours. */
function isTold(error) {
  return (
    error instanceof PageError ||
    (error instanceof MlinError && error.code !== "internal") ||
    error.name === "AttributeError"
  );
}

/** Reads a text; an error has to be one that is told. @returns {number} ms of the processor */
function spent(read, text) {
  const began = process.cpuUsage();
  try {
    read(text);
  } catch (error) {
    assert.ok(
      isTold(error),
      `${error?.name}: ${String(error?.message).slice(0, 200)}`,
    );
  }
  const { user } = process.cpuUsage(began);
  return user / 1000;
}

for (const [name, read] of Object.entries(READ)) {
  test(`${name} may be a megabyte of anything`, () => {
    for (const [what, text] of Object.entries(HUGE)) {
      const ms = spent(read, text);
      assert.ok(ms < MOST, `${what}: ${Math.round(ms)} ms`);
    }
  });
}

test("names that every object has are names like any others", () => {
  const untouched = Object.getOwnPropertyNames(Object.prototype).join();
  for (const name of NAMES) {
    for (const read of Object.values(READ)) {
      spent(read, name);
      spent(read, `${name}=1`);
      spent(read, `${name}=${name}`);
    }
    spent(
      (text) => fromText(rules, text),
      `[${name} "x"]\n[Variant "${name}"]\n\n1. d6 *`,
    );
    spent((text) => fromText(rules, text), `[Options "${name}=1"]\n\n1. d6 *`);
    const hash = (parameters) =>
      readLink({ hash: `#${new URLSearchParams(parameters)}`, search: "" });
    for (const parameters of [
      { variant: name },
      { options: `${name}=1` },
      { [name]: "1", moves: "d6" },
      { friend: name.toLowerCase().replaceAll("_", ""), moves: "d6" },
    ])
      spent(() => fromLink(rules, hash(parameters)).free());
    for (const key of [
      "players",
      "level",
      "theme",
      "delay",
      "motion",
      "end",
      "friend",
    ])
      assert.throws(
        () => hash({ [key]: name === "friend" ? "_" : `${name} ` }),
        PageError,
      );
    assert.equal(typeof translator(pick([name]))(name), "string");
  }
  assert.equal(Object.getOwnPropertyNames(Object.prototype).join(), untouched);
  assert.equal({}.stung, undefined);
});

test("a record keeps tags of any name, and is one game after all", () => {
  for (const name of NAMES) {
    const text = `[${name} "x"]\n\n1. d6 *`;
    try {
      const game = Game.fromRecord(text);
      assert.equal(Object.getPrototypeOf(game.tags), Object.prototype);
      Game.fromRecord(game.record()).free();
    } catch (error) {
      assert.ok(isTold(error), error);
    }
  }
});

test("whatever was stored becomes a state like any other", () => {
  const usual = JSON.stringify(Object.keys(repair(null)));
  for (const name of NAMES) {
    for (const text of [
      `{"${name}":{"stung":1}}`,
      `{"choices":{"variant":"${name}","options":{"${name}":{"stung":"1"}},"names":{"${name}":1}}}`,
      `{"preferences":{"${name}":"on","lang":"${name}","theme":"${name}"}}`,
      `{"game":{"id":"${name}","record":"${name}","begun":true,"variant":"${name}","options":{"${name}":"1"},"seats":"${name}","orientation":"w"}}`,
      `{"earlier":{"${name}":[]},"later":"${name}"}`,
    ]) {
      const state = repair(JSON.parse(text));
      assert.equal(JSON.stringify(Object.keys(state)), usual);
      const backup = `{"kind":"mlin-backup","version":1,"state":${text},"games":[${text},null,7,[]]}`;
      assert.ok(readBackup(backup));
      assert.equal(entryIn(JSON.parse(text)), null);
    }
  }
  assert.equal({}.stung, undefined);
});

test("what is told of a value quotes no more of it than can be read", () => {
  const error = new PageError("error.why.variant", {
    value: "\u{1f600}".repeat(5000),
  });
  assert.match(error.say(translator("en")), /“\u{1f600}{39}…”/u);
});
