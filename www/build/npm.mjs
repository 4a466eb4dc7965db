/** The npm package `mlin`: `.` with the wasm inside, `./slim` with the wasm beside it. */

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle } from "./bundle.mjs";
import { DIST, ROOT, WASM, WWW } from "./paths.mjs";

const FOLDER = join(DIST, "npm");
const ENTRY = { entry: "engine/index.js", format: "esm", minify: false };

const MANIFEST = {
  name: "mlin",
  description:
    "Nine men's morris and its whole family: exact rules, notation and an engine, in WebAssembly",
  keywords: ["nine-mens-morris", "mill", "morabaraba", "board-game", "wasm"],
  license: "MIT OR Apache-2.0",
  type: "module",
  exports: {
    ".": { types: "./mlin.d.ts", default: "./mlin.js" },
    "./slim": { types: "./mlin.d.ts", default: "./slim/mlin.js" },
    "./mlin.wasm": "./pkg/mlin_bg.wasm",
    "./package.json": "./package.json",
  },
  types: "./mlin.d.ts",
  sideEffects: false,
  engines: { node: ">=20" },
};

/** Writes the package. @param {string} version */
export async function npmPackage(version) {
  await Promise.all(
    ["slim", "pkg"].map((name) =>
      mkdir(join(FOLDER, name), { recursive: true }),
    ),
  );
  const manifest = { ...MANIFEST, version };
  await Promise.all([
    put("package.json", `${JSON.stringify(manifest, null, 2)}\n`),
    put("mlin.js", await bundle(ENTRY)),
    put("slim/mlin.js", await bundle({ ...ENTRY, wasmInside: false })),
    copyFile(WASM, join(FOLDER, "pkg/mlin_bg.wasm")),
    copy(WWW, "build/npm-readme.md", "README.md"),
    copy(WWW, "engine/mlin.d.ts", "mlin.d.ts"),
    copy(ROOT, "LICENSE-MIT", "LICENSE-MIT"),
    copy(ROOT, "LICENSE-APACHE", "LICENSE-APACHE"),
  ]);
}

function put(name, text) {
  return writeFile(join(FOLDER, name), text);
}

async function copy(folder, from, to) {
  await put(to, await readFile(join(folder, from)));
}
