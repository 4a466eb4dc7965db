/** The npm package, used as a stranger uses it: installed in a folder of its own, imported by its name. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

import { build } from "esbuild";

import { DIST, ROOT } from "../../build/paths.mjs";

const PACKAGE = join(DIST, "npm");
const read = (name) => readFileSync(join(PACKAGE, name), "utf8");
const manifest = JSON.parse(read("package.json"));

const project = mkdtempSync(join(tmpdir(), "mlin-npm-"));
mkdirSync(join(project, "node_modules"));
symlinkSync(PACKAGE, join(project, "node_modules/mlin"));
after(() => rmSync(project, { recursive: true }));

/** Runs a module in the project and returns what it prints. */
function run(source) {
  const file = join(project, "program.mjs");
  writeFileSync(file, source);
  return execFileSync(process.execPath, [file], { encoding: "utf8" }).trim();
}

const NAMES = [
  "Engine",
  "Game",
  "MlinError",
  "initSync",
  "ready",
  "variants",
  "version",
];

for (const name of ["mlin", "mlin/slim"]) {
  test(`${name}: importing prints and starts nothing`, () => {
    const source = `import * as all from "${name}"; console.log(Object.keys(all).sort().join());`;
    assert.equal(run(source), NAMES.join());
  });

  test(`${name}: a game against the engine in Node`, () => {
    const source = `
      import { Engine, Game, ready } from "${name}";
      await ready();
      const game = new Game("three");
      const engine = new Engine({ hashMb: 1, seed: 1 });
      while (!game.outcome && game.moves.length < 8)
        game.play((await engine.bestMove(game, { depth: 3 })).best);
      engine.terminate();
      console.log(game.moves.length, game.outcome?.reason);
    `;
    assert.match(run(source), /^\d+ /);
  });
}

test("the typings name what there is", () => {
  const declared = [
    ...read("mlin.d.ts").matchAll(/^export (?:const|function|class) (\w+)/gm),
  ];
  assert.deepEqual(declared.map(([, name]) => name).sort(), NAMES);
});

test("the manifest points at files, types first", () => {
  assert.equal(manifest.name, "mlin");
  assert.deepEqual(Object.keys(manifest.exports["."]), ["types", "default"]);
  for (const target of Object.values(manifest.exports))
    for (const file of typeof target === "string"
      ? [target]
      : Object.values(target))
      assert.ok(read(file).length > 0, file);
});

test("one version everywhere", () => {
  const cargo = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
  const [, version] = cargo.match(/^version = "(.+)"$/m);
  assert.equal(manifest.version, version);
  assert.equal(
    run(`import { version } from "mlin"; console.log(version);`),
    version,
  );
});

test("a bundler for browsers takes both without settings", async () => {
  for (const name of ["mlin", "mlin/slim"]) {
    const entry = join(project, "page.js");
    writeFileSync(entry, `import { ready } from "${name}"; await ready();`);
    const { warnings, outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      format: "esm",
      platform: "browser",
      write: false,
    });
    assert.deepEqual(warnings, []);
    assert.ok(outputFiles[0].contents.length > 0);
  }
});
