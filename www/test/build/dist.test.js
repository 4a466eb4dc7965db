/** What the build leaves in `dist/`, and what has to be true of it wherever it is put. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { DIST } from "../../build/paths.mjs";

const read = (name) => readFileSync(join(DIST, name), "utf8");
const page = read("index.html");
const manifest = JSON.parse(read("manifest.webmanifest"));

const [, policy] = page.match(
  /http-equiv="Content-Security-Policy" content="([^"]+)"/,
);

/** The texts of the elements without attributes. */
const inline = (tag) =>
  [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(
    ([, text]) => text,
  );

test("the page loads one classic script from beside it, and no style", () => {
  const sources = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)];
  const digest = createHash("sha256").update(read("mlin.js")).digest("hex");
  // The query is what the script holds, so that a cache never gives the script of another build.
  assert.deepEqual(
    sources.map(([, source]) => source),
    [`mlin.js?${digest.slice(0, 12)}`],
  );
  assert.doesNotMatch(page, /type="module"/);
  assert.doesNotMatch(page, /rel="stylesheet"/);
});

test("the policy allows exactly what the page holds", () => {
  for (const tag of ["script", "style"]) {
    const hashes = inline(tag).map((text) =>
      createHash("sha256").update(text).digest("base64"),
    );
    const [directive] = policy.match(new RegExp(`${tag}-src [^;]+`));
    const allowed = [...directive.matchAll(/'sha256-([^']+)'/g)];
    assert.deepEqual(
      allowed.map(([, hash]) => hash),
      hashes,
    );
    assert.ok(hashes.length > 0, tag);
  }
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:/);
});

test("the theme is known before anything is painted", () => {
  const [first] = inline("script");
  const head = page.slice(0, page.indexOf("<body"));
  assert.ok(head.includes(first), "the script stands in the head");
  const themeOf = (href, stored) => {
    const documentElement = { dataset: { theme: "auto" } };
    const localStorage = { getItem: () => JSON.stringify(stored) };
    const names = ["document", "localStorage", "location", "addEventListener"];
    const run = new Function(...names, first);
    run({ documentElement }, localStorage, { href }, () => {});
    return documentElement.dataset.theme;
  };
  const dark = { preferences: { theme: "dark" } };
  assert.equal(themeOf("file:///mlin/index.html", dark), "dark");
  assert.equal(themeOf("file:///mlin/index.html#theme=light", dark), "light");
  assert.equal(themeOf("file:///mlin/index.html#theme=loud", dark), "auto");
  assert.equal(themeOf("file:///mlin/index.html", null), "auto");
});

test("the page needs no inline handler and no style attribute", () => {
  assert.doesNotMatch(page, /<[^>]+ on\w+=/);
  assert.doesNotMatch(page, /<[^>]+ style=/);
});

test("every path is relative", () => {
  const links = [...page.matchAll(/(?:href|src)="([^"#]+)"/g)];
  for (const [, link] of links)
    assert.match(link, /^(data:|[\w.-]+([/?]|$))/, link);
  const { id, scope, start_url, icons } = manifest;
  for (const path of [id, scope, start_url]) assert.equal(path, "./");
  for (const { src } of icons) assert.match(src, /^[\w.-]+$/);
});

test("the script is classic and fetches no code", () => {
  const script = read("mlin.js");
  assert.doesNotThrow(() => new Function(script));
  assert.doesNotMatch(script, /import\.meta|\bimport\(/);
});

test("the icons have the sizes that the manifest tells", () => {
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  assert.ok(pictures.some(({ purpose }) => purpose === "maskable"));
  for (const { src, sizes } of pictures) {
    const png = readFileSync(join(DIST, src));
    assert.equal(png.toString("latin1", 1, 4), "PNG");
    assert.equal(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, sizes);
  }
});

test("the service worker keeps files that are there", () => {
  const [, list] = read("sw.js").match(/=\s*(\["\.\/"[^\]]*\])/);
  for (const file of JSON.parse(list)) {
    const [path] = file.split("?");
    assert.ok(read(path === "./" ? "index.html" : path).length > 0, file);
  }
});
