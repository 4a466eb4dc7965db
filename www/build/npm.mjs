/**
 * The npm package `mlin`: `.` with the wasm inside, `./slim` with the wasm beside it, `./element` with the class of `<mlin-board>`, and `./define`,
 * which gives it its name.
 */

import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle } from "./bundle.mjs";
import { elementsManifest } from "./elements.mjs";
import { licensesOfCode } from "./licenses.mjs";
import { DIST, ROOT, WASM, WWW } from "./paths.mjs";

const FOLDER = join(DIST, "npm");
const MODULE = /** @type {const} */ ({ format: "esm", minify: false });
const LIBRARY = { ...MODULE, entry: "engine/index.js" };

const entry = (name) => ({
  types: `./${name}.d.ts`,
  default: `./${name}.js`,
});

const MANIFEST = {
  name: "mlin",
  description:
    "Nine men's morris and its whole family: exact rules, notation, an engine and a board, in WebAssembly",
  keywords: [
    "nine-mens-morris",
    "mill",
    "morabaraba",
    "board-game",
    "custom-element",
    "wasm",
  ],
  license: "MIT OR Apache-2.0",
  type: "module",
  exports: {
    ".": entry("mlin"),
    "./slim": { types: "./mlin.d.ts", default: "./slim/mlin.js" },
    "./element": entry("element"),
    "./define": entry("define"),
    "./mlin.wasm": "./pkg/mlin_bg.wasm",
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
  types: "./mlin.d.ts",
  customElements: "custom-elements.json",
  sideEffects: ["./define.js"],
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
    put("mlin.js", await bundle(LIBRARY)),
    put("slim/mlin.js", await bundle({ ...LIBRARY, wasmInside: false })),
    put(
      "element.js",
      await bundle({
        ...MODULE,
        entry: "board/mlin-board.js",
        beside: { "engine/index.js": "./mlin.js" },
      }),
    ),
    put(
      "define.js",
      await bundle({
        ...MODULE,
        entry: "board/define.js",
        beside: { "board/mlin-board.js": "./element.js" },
      }),
    ),
    put("define.d.ts", 'export { MlinBoard } from "./element.js";\n'),
    put("licenses.txt", await licensesOfCode()),
    put("custom-elements.json", await elementsManifest()),
    copyFile(WASM, join(FOLDER, "pkg/mlin_bg.wasm")),
    copy(WWW, "build/npm-readme.md", "README.md"),
    copy(WWW, "engine/mlin.d.ts", "mlin.d.ts"),
    copy(WWW, "board/element.d.ts", "element.d.ts"),
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
