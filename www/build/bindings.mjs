/**
 * Makes `www/pkg/` from the compiled crate: `node bindings.mjs MODULE.wasm MLIN-BINDGEN`.
 *
 * Does nothing when it was made from the same module by the same tools.
 */

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { PKG, ROOT, WASM } from "./paths.mjs";

/**
 * As small as `-Oz` here, and faster code; `--converge` wins 0.3 % for three times the time. Data are left in
 * one piece: cut apart where they are zero they are shorter, but 2 KB longer once they are gzipped.
 */
const OPTIMISE = ["-O3", "--skip-pass=memory-packing", "--strip-producers"];

const STAMP = join(PKG, "made-from");

const [module, bindgen] = process.argv.slice(2);
const stamp = fingerprint([
  module,
  bindgen,
  fileURLToPath(import.meta.url),
  join(ROOT, "package-lock.json"),
]);
if (stamp === made()) {
  console.log("   unchanged");
} else {
  rmSync(PKG, { recursive: true, force: true });
  execFileSync(bindgen, [module, PKG], { stdio: "inherit" });
  optimise(WASM);
  takeDocsOff(join(PKG, "mlin.js"));
  writeFileSync(STAMP, stamp);
}

function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest("hex");
}

function made() {
  try {
    return readFileSync(STAMP, "utf8");
  } catch {
    return null;
  }
}

function optimise(wasm) {
  const tool = join(ROOT, "node_modules/binaryen/bin/wasm-opt");
  const smaller = `${wasm}.new`;
  const options = [tool, ...OPTIMISE, wasm, "-o", smaller];
  execFileSync(process.execPath, options, { stdio: "inherit" });
  renameSync(smaller, wasm);
}

/** What the docs of the bindings say stands in the Rust sources; here they would only be shipped. */
function takeDocsOff(script) {
  const code = readFileSync(script, "utf8");
  writeFileSync(script, code.replace(/^ *\/\*\*[^]*?\*\/\n/gm, ""));
}
