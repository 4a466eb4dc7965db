/** Joins ES modules into one file, with what they cannot fetch put inside. */

import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { texts } from "../i18n/texts.js";
import { WASM, WWW } from "./paths.mjs";

/** The first versions with DecompressionStream, adopted style sheets and static class blocks. */
const TARGET = ["chrome105", "firefox113", "safari16.4"];

/** Modules that read a file of their own, and the twins that carry it inside. */
const TWINS = {
  "bytes.js": "bytes-inline.js",
  "open-worker.js": "open-worker-inline.js",
  "texts.js": "texts-inline.js",
};

/**
 * @param {object} wishes
 * @param {string} wishes.entry path below `www/`
 * @param {"iife" | "esm"} wishes.format
 * @param {boolean} [wishes.minify]
 * @param {boolean} [wishes.wasmInside] else it is fetched from `../pkg/`
 * @param {Record<string, string>} [wishes.beside] modules below `www/` that stay outside, and where they are then
 * @param {Record<string, string>} [wishes.define] names replaced by JSON
 * @returns {Promise<string>} the source
 */
export async function bundle(wishes) {
  const { outputFiles } = await built(wishes);
  return outputFiles[0].text;
}

/**
 * The npm packages that go into a bundle.
 *
 * @param {Parameters<typeof bundle>[0]} wishes
 * @returns {Promise<string[]>} their names
 */
export async function packagesIn(wishes) {
  const { metafile } = await built(wishes);
  const names = Object.keys(metafile.inputs).map(
    (path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1],
  );
  return [...new Set(names)].filter(Boolean);
}

function built({
  entry,
  format,
  minify = true,
  wasmInside = true,
  beside = {},
  define = {},
}) {
  return build({
    entryPoints: [join(WWW, entry)],
    bundle: true,
    charset: "utf8",
    define,
    format,
    legalComments: "none",
    loader: { ".css": "text" },
    logLevel: "warning",
    metafile: true,
    minify,
    plugins: [outside(beside), inside(wasmInside, format)],
    target: TARGET,
    write: false,
  });
}

/** An esbuild plugin: modules that lie beside the bundle. */
function outside(beside) {
  return {
    name: "outside",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
        const name = relative(WWW, join(resolveDir, path)).replaceAll(sep, "/");
        if (Object.hasOwn(beside, name))
          return { path: beside[name], external: true };
      });
    },
  };
}

/** An esbuild plugin: the twins, and the modules that they import. */
function inside(wasmInside, format) {
  const contents = {
    "mlin:wasm": async () =>
      gzipSync(await readFile(WASM), { level: 9 }).toString("base64"),
    "mlin:texts": () => JSON.stringify(textTable()),
    "mlin:worker": () => bundle({ entry: "engine/worker.js", format: "iife" }),
  };
  return {
    name: "inside",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\/(bytes|open-worker|texts)\.js$/ }, (wanted) => {
        const name = basename(wanted.path);
        const twin = twinOf(name, wasmInside, format);
        return { path: join(wanted.resolveDir, dirname(wanted.path), twin) };
      });
      onResolve({ filter: /^mlin:/ }, ({ path }) => ({
        path,
        namespace: "mlin",
      }));
      onLoad({ filter: /.*/, namespace: "mlin" }, async ({ path }) => ({
        contents: await contents[path](),
        loader: "text",
      }));
    },
  };
}

/** The texts of all languages, a row for each key. */
function textTable() {
  const tags = Object.keys(texts);
  const keys = Object.keys(texts.en);
  const rows = keys.map((key) => [key, tags.map((tag) => texts[tag][key])]);
  return { tags, rows: Object.fromEntries(rows) };
}

/** A page is one script and has workers of its own; a module may run in Node. */
function twinOf(name, wasmInside, format) {
  if (name === "bytes.js" && !wasmInside) return name;
  if (name === "open-worker.js" && format === "esm")
    return "open-worker-anywhere.js";
  return TWINS[name];
}
