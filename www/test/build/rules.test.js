/** The rules pages of `dist/`: each language has everything, and everything leads somewhere. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";

import { DIST } from "../../build/paths.mjs";
import { Game, ready, variants } from "../../engine/index.js";
import { languages, locales } from "../../i18n/index.js";
import { rulesTexts } from "../../i18n/rules/index.js";
import { ruleChapters } from "../../page/rule-sentences.js";
import { diagrams } from "../../rules/diagrams.js";
import { chapters, questions } from "../../rules/outline.js";

const tags = languages.map(({ tag }) => tag);
const read = (tag) => readFileSync(join(DIST, `rules/${tag}.html`), "utf8");
const pages = new Map(tags.map((tag) => [tag, read(tag)]));
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, it]) => it);
const unescaped = (text) =>
  text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));

before(() => ready());

/** Every key that the outline and the boards name. */
function wantedKeys() {
  const named = chapters.flatMap(({ id, texts = [], rules = [], ...more }) => [
    `${id}.title`,
    ...texts,
    ...(more.list ?? []),
    ...(more.listTitle ? [more.listTitle] : []),
    ...rules.flatMap((rule) => [
      ...rule.texts,
      ...(rule.boards ?? []).flatMap((name) =>
        diagrams[name].find
          ? [`${name}.caption`, `${name}.task`, `${name}.done`]
          : [`${name}.caption`],
      ),
    ]),
  ]);
  const asked = questions.flatMap((it) => [`ask.${it}`, `answer.${it}`]);
  const family = variants().map(({ id }) => `variants.${id}`);
  return new Set([...named, ...asked, ...family]);
}

for (const tag of tags) {
  const page = pages.get(tag);

  test(`${tag}: the page has every text of the outline, and shows each`, () => {
    const texts = rulesTexts[tag];
    for (const key of wantedKeys()) assert.ok(key in texts, key);
    assert.deepEqual(
      Object.keys(texts).sort(),
      Object.keys(rulesTexts.en).sort(),
    );
    assert.ok(page.includes(`<html lang="${tag}"`));
    const shown = page.replace(/<(script|style)[^]*?<\/\1>/g, "");
    assert.equal(shown.match(/\{\w+\}|undefined|\*\*|>null</)?.[0], undefined);
  });

  test(`${tag}: no text is left empty, and plural forms are those of the language`, () => {
    for (const [key, entry] of Object.entries(rulesTexts[tag])) {
      assert.equal(typeof entry, typeof rulesTexts.en[key], key);
      const forms = typeof entry === "string" ? [entry] : Object.values(entry);
      for (const text of forms) assert.ok(text.trim(), key);
      if (typeof entry === "object")
        assert.deepEqual(
          Object.keys(entry),
          Object.keys(locales[tag]["strip.hand"]),
          key,
        );
    }
  });

  test(`${tag}: every link leads to something that is there`, () => {
    const ids = all(page, / id="([^"]+)"/g);
    assert.equal(new Set(ids).size, ids.length, "ids stand once");
    const links = all(page, /<(?:a|link) [^>]*?href="([^"]+)"/g);
    assert.ok(links.length > 40);
    for (const link of links.map(unescaped)) {
      if (link.startsWith("data:")) continue;
      const [path, hash] = link.split("#");
      if (path === "") assert.ok(ids.includes(hash), link);
      else assert.ok(existsSync(join(DIST, "rules", path)), link);
    }
  });

  test(`${tag}: the policy allows what the page holds, and no more`, () => {
    const [policy] = all(page, /Security-Policy" content="([^"]+)"/g).map(
      unescaped,
    );
    const scripts = all(
      page,
      /<script(?: type="application\/ld\+json")?>([^]*?)<\/script>/g,
    );
    const styles = all(page, /<style>([^]*?)<\/style>/g);
    for (const [name, texts] of [
      ["script", scripts],
      ["style", styles],
    ]) {
      const [directive] = policy.match(new RegExp(`${name}-src [^;]+`));
      const hashes = texts.map((text) =>
        createHash("sha256").update(text).digest("base64"),
      );
      assert.deepEqual(all(directive, /'sha256-([^']+)'/g), hashes);
    }
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
    assert.ok(!/<[^>]+ (?:on\w+|style)=/.test(page));
  });

  test(`${tag}: the questions are there for search engines as they are for readers`, () => {
    const [json] = all(page, /ld\+json">([^]*?)<\/script>/g);
    const { mainEntity } = JSON.parse(json);
    assert.equal(mainEntity.length, questions.length);
    for (const { name } of mainEntity)
      assert.ok(unescaped(page).includes(`<h3>${name}</h3>`), name);
  });

  test(`${tag}: every board can be opened, told and seen without a script`, () => {
    const boards = all(page, /(<mlin-board [^]*?<\/mlin-board>)/g);
    assert.equal(boards.length, Object.keys(diagrams).length);
    for (const board of boards) {
      const [position] = all(board, /position="([^"]+)"/g);
      assert.equal(Game.fromPosition(position).position, position);
      const drawn = /<svg [^]*<title>[^<]+<\/title>[^]*<\/svg>/.test(board);
      assert.ok(drawn, position);
    }
  });
}

test("each page names the others in their languages", () => {
  for (const page of pages.values())
    assert.deepEqual(all(page, /<link [^>]*hreflang="([^"]+)"/g), [
      ...tags,
      "x-default",
    ]);
});

test("every rule that the game names is on the page", () => {
  const rules = new Set(all(pages.get("en"), / id="rule-([\d.]+)"/g));
  for (const texts of Object.values(locales))
    for (const entry of Object.values(texts))
      for (const text of typeof entry === "string"
        ? [entry]
        : Object.values(entry))
        for (const [, rule] of text.matchAll(/\b(\d\.\d)\b/g))
          assert.ok(rules.has(rule), text);
  for (const info of variants())
    for (const { sentences } of ruleChapters(info, info.options))
      for (const { rule } of sentences)
        if (rule) assert.ok(rules.has(rule), rule);
});

test("each chapter's boards show what the text says", () => {
  const page = pages.get("en");
  for (const [name, { find }] of Object.entries(diagrams)) {
    if (!find) continue;
    const [, board] = page.split(`id="board-${name}"`);
    const [puzzle] = all(board, /puzzle="([^"]+)"/g);
    assert.equal(puzzle.split(" ").length, find.length, name);
  }
});
