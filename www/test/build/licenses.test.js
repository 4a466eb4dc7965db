/** Whatever of others is passed on is named with its licence. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { packagesIn } from "../../build/bundle.mjs";
import { DIST, ROOT } from "../../build/paths.mjs";

const read = (name) => readFileSync(join(DIST, name), "utf8");

/** Both notices: of the site, and of the package. */
const NOTICES = [read("licenses.txt"), read("npm/licenses.txt")];

/** A line that names it, an empty one, and a licence. */
function assertNamed(name) {
  for (const notice of NOTICES) {
    const at = `\n${notice}`.indexOf(`\n${name}\n\n`);
    assert.ok(at >= 0, `${name} is not named`);
    const terms = notice.slice(at, at + 2_000);
    assert.match(terms, /Permission is hereby granted|Apache License/, name);
  }
}

/** @param {string} name */
function withVersion(name) {
  const file = join(ROOT, "node_modules", name, "package.json");
  return `${name} ${JSON.parse(readFileSync(file, "utf8")).version}`;
}

test("the packages in the scripts", async () => {
  const entries = ["mlin.js", "engine/worker.js"];
  const packages = await Promise.all(
    entries.map((entry) => packagesIn({ entry, format: "iife" })),
  );
  const names = new Set(packages.flat());
  assert.ok(names.size > 0);
  for (const name of names) assertNamed(withVersion(name));
});

test("the crates in the wasm", () => {
  const told = execFileSync(
    "cargo",
    [
      ..."tree --locked --package=mlin --features=wasm --prefix=none".split(
        " ",
      ),
      "--target=wasm32-unknown-unknown",
      "--edges=normal,no-proc-macro",
      "--format={p}",
    ],
    { cwd: ROOT, encoding: "utf8" },
  );
  const lines = new Set(told.trim().split("\n"));
  const crates = [...lines].map((line) => line.match(/^(\S+) v(\S+)/).slice(1));
  assert.ok(crates.length > 5);
  for (const [name, version] of crates)
    if (name !== "mlin") assertNamed(`${name} ${version}`);
  assertNamed("The standard library of Rust");
});

test("the generator of the reference, which is not in the package", () => {
  const line = `\n${withVersion("typedoc")}\n`;
  assert.deepEqual(
    NOTICES.map((notice) => notice.includes(line)),
    [true, false],
  );
});

test("no font", () => {
  const files = readdirSync(DIST, { recursive: true }).map(String);
  assert.deepEqual(
    files.filter((name) => /\.(woff2?|ttf|otf)$/.test(name)),
    [],
  );
  for (const name of files.filter((name) => /\.(css|html|js)$/.test(name)))
    assert.doesNotMatch(read(name), /@font-face/, name);
});
