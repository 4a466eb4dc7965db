/**
 * The licences of what others have written and we pass on: they ask to go with it. Of two to choose from
 * it is the MIT licence.
 */

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { crates } from "./crates.mjs";
import { ROOT } from "./paths.mjs";

const MODULES = join(ROOT, "node_modules");

/** It makes `docs/`, and goes there with its script and its styles. */
const DOCS = "typedoc";

/** @returns {Promise<string>} of all in `dist/` */
export async function licenses() {
  return joined([...(await codeLicenses()), await moduleLicense(DOCS)]);
}

/** @returns {Promise<string>} of what is in the scripts and the wasm */
export async function licensesOfCode() {
  return joined(await codeLicenses());
}

async function codeLicenses() {
  const { dependencies } = JSON.parse(
    await readFile(join(ROOT, "package.json"), "utf8"),
  );
  return Promise.all([
    ...Object.keys(dependencies).map(moduleLicense),
    ...crates().map(license),
    rustLicense(),
  ]);
}

async function moduleLicense(name) {
  const folder = join(MODULES, name);
  const { version } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  return license({ name, version, folder });
}

async function license({ name, version, folder }) {
  const files = await readdir(folder);
  const texts = files.filter((each) => /^licen[cs]e/i.test(each));
  const file = texts.find((each) => /mit/i.test(each)) ?? texts[0];
  if (!file) throw new Error(`${name} has no licence to go with it`);
  return `${name} ${version}\n\n${await readFile(join(folder, file), "utf8")}`;
}

/** The standard library is a part of the compiler, which does not everywhere bring its licence. */
async function rustLicense() {
  const mit = await readFile(join(ROOT, "LICENSE-MIT"), "utf8");
  const terms = mit.slice(mit.indexOf("Permission is hereby granted"));
  return `The standard library of Rust\n\nCopyright (c) The Rust Project Contributors\n\n${terms}`;
}

function joined(texts) {
  return texts.map((text) => `${text.trimEnd()}\n`).join("\n\n");
}
