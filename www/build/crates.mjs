/** The crates that the WebAssembly is made of, as Cargo tells them. */

import { execFileSync } from "node:child_process";
import { dirname } from "node:path";

import { ROOT } from "./paths.mjs";

const METADATA = [
  "metadata",
  "--format-version=1",
  "--locked",
  "--features=mlin/wasm",
  "--filter-platform=wasm32-unknown-unknown",
];

/**
 * All but our own, by name. What only builds others (macros, build scripts) does not go into the module.
 *
 * @returns {{ name: string, version: string, folder: string }[]}
 */
export function crates() {
  const { packages, resolve } = JSON.parse(
    execFileSync("cargo", METADATA, {
      cwd: ROOT,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const byId = new Map(packages.map((each) => [each.id, each]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const mlin = packages.find(({ name }) => name === "mlin");
  const found = new Set([mlin.id]);
  for (const id of found)
    for (const { pkg, dep_kinds } of needs.get(id))
      if (
        dep_kinds.some(({ kind }) => kind === null) &&
        !isMacro(byId.get(pkg))
      )
        found.add(pkg);
  found.delete(mlin.id);
  return [...found]
    .map((id) => byId.get(id))
    .map(({ name, version, manifest_path }) => ({
      name,
      version,
      folder: dirname(manifest_path),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isMacro({ targets }) {
  return targets.some(({ kind }) => kind.includes("proc-macro"));
}
