import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

import {
  intlTags,
  languages,
  locales,
  pick,
  translator,
} from "../../i18n/index.js";
import { preferences } from "../../page/preferences.js";

const { en } = locales;
const WWW = new URL("../../", import.meta.url);

/** The categories of whole numbers in a language; fractions never occur here. */
function pluralCategories(tag) {
  const rules = new Intl.PluralRules(intlTags(tag));
  const numbers = Array.from({ length: 200 }, (_, n) => rules.select(n));
  return [...new Set(numbers)].sort();
}

const slotsOf = (text) => new Set(text.match(/\{\w+\}/g) ?? []);

for (const [tag, texts] of Object.entries(locales)) {
  test(`${tag} has every key and no other`, () => {
    assert.deepEqual(Object.keys(texts).sort(), Object.keys(en).sort());
  });

  test(`${tag} has the plural forms of its language`, () => {
    for (const [key, entry] of Object.entries(texts)) {
      assert.equal(typeof entry, typeof en[key], key);
      if (typeof entry === "object")
        for (const category of pluralCategories(tag))
          assert.ok(entry[category] ?? entry.other, `${key}: ${category}`);
    }
  });

  test(`${tag} fills the same slots`, () => {
    const all = (entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry);
    for (const [key, entry] of Object.entries(texts)) {
      const known = new Set(all(en[key]).flatMap((text) => [...slotsOf(text)]));
      for (const text of all(entry))
        for (const slot of slotsOf(text))
          assert.ok(known.has(slot), `${key}: ${slot}`);
    }
  });

  test(`${tag} leaves no text empty`, () => {
    for (const [key, entry] of Object.entries(texts))
      for (const text of [entry].flatMap((it) =>
        typeof it === "string" ? [it] : Object.values(it),
      ))
        assert.ok(text.trim(), key);
  });
}

test("every locale file is offered, under its own name", async () => {
  const files = await readdir(new URL("i18n/", WWW));
  const tags = files
    .filter((file) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?\.js$/.test(file))
    .map((file) => file.replace(/\.js$/, ""));
  assert.deepEqual(languages.map(({ tag }) => tag).sort(), tags.sort());
  const names = languages.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});

test("every key that the page names has a text", async () => {
  const html = await readFile(new URL("index.html", WWW), "utf8");
  for (const [, key] of html.matchAll(/data-i18n(?:-\w+)?="([^"]+)"/g))
    assert.ok(key in en, key);
});

test("every key that the page's parts name has a text", async () => {
  const names = await readdir(new URL("ui/", WWW));
  assert.ok(names.length > 0);
  for (const name of names) {
    const source = await readFile(new URL(`ui/${name}`, WWW), "utf8");
    for (const [, key] of source.matchAll(/"([a-z-]+(?:\.[a-z0-9-]+)+)"/g))
      assert.ok(key in en, `${name}: ${key}`);
  }
});

test("every preference has a label, and a word for each value", () => {
  for (const [name, { values, usual }] of Object.entries(preferences)) {
    assert.ok(`${name}.label` in en, name);
    assert.ok(values.includes(usual), name);
    for (const value of values) assert.ok(`${name}.${value}` in en, value);
  }
});

test("a reader gets the language asked for, or the nearest", () => {
  for (const [asked, got] of [
    ["en-GB", "en"],
    ["de-AT", "de"],
    ["bs-BA", "bs"],
    ["bs-Cyrl-BA", "bs"],
    ["hr-HR", "hr"],
    ["lt-LT", "lt"],
    ["sh", "sr-Latn"],
    ["sr-Latn-RS", "sr-Latn"],
    ["sr", "sr-Cyrl"],
    ["sr-RS", "sr-Cyrl"],
    ["sr_RS", "sr-Cyrl"],
    ["sr-Cyrl-BA", "sr-Cyrl"],
    ["sr-Cyrl-ME", "sr-Cyrl"],
    ["sr-ME", "cnr"],
    ["sr-Latn-ME", "cnr"],
    ["cnr", "cnr"],
    ["cnr-ME", "cnr"],
    ["xx", "en"],
  ])
    assert.equal(pick([asked]), got, asked);
  assert.equal(pick(["xx", "lt", "de"]), "lt");
  assert.equal(pick([]), "en");
});

test("a tag that names what every object inherits is no language", () => {
  for (const tag of ["constructor", "toString", "__proto__", "valueOf"]) {
    assert.equal(pick([tag, "lt"]), "lt");
    assert.equal(pick([tag]), "en");
    assert.equal(translator(tag)("seat.engine", { n: 4 }), "Engine, level 4");
  }
});

test("slots are filled, and texts in them stay texts", () => {
  const t = translator("en");
  assert.equal(t("seat.engine", { n: 4 }), "Engine, level 4");
  assert.equal(
    t("error.why.variant", { value: "<b>{n}</b>" }),
    "There is no variant “<b>{n}</b>”.",
  );
});

test("plural forms follow the number", () => {
  const t = translator("en");
  assert.equal(t("strip.hand", { n: 1 }), "1 man in hand");
  assert.equal(t("strip.hand", { n: 9 }), "9 men in hand");
});

test("where the browser does not know a language, its nearest relative counts", () => {
  for (const [tag, two, twenty] of [
    ["bs", "2 figure u ruci", "21 figura u ruci"],
    ["cnr", "2 figure u ruci", "21 figura u ruci"],
    ["sr-Cyrl", "2 фигуре у руци", "21 фигура у руци"],
    ["lt", "2 akmenėliai rankoje", "21 akmenėlis rankoje"],
  ]) {
    const t = translator(tag);
    assert.equal(t("strip.hand", { n: 2 }), two);
    assert.equal(t("strip.hand", { n: 21 }), twenty);
  }
  for (const tag of Object.keys(locales))
    assert.notDeepEqual(
      [],
      Intl.PluralRules.supportedLocalesOf(intlTags(tag)),
      tag,
    );
  // Chromium says that it knows Bosnian, and writes it as English.
  assert.deepEqual(intlTags("bs"), ["hr"]);
  assert.equal((12345).toLocaleString(intlTags("cnr")), "12.345");
});

test("a key without a text is shown, not thrown", () => {
  assert.equal(translator("en")("no.such.key"), "no.such.key");
});
