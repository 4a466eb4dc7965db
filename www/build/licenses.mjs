/** The licences of what others have written and the page carries: they ask to go with it. */

import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

import { ROOT } from "./paths.mjs";

/** @returns {Promise<string>} */
export async function licenses() {
  const { dependencies } = JSON.parse(
    await readFile(join(ROOT, "package.json"), "utf8"),
  );
  const texts = await Promise.all(Object.keys(dependencies).map(license));
  return texts.join("\n");
}

async function license(name) {
  const folder = join(ROOT, "node_modules", name);
  const { version } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const files = await readdir(folder);
  const file = files.find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no licence to go with it`);
  return `${name} ${version}\n\n${await readFile(join(folder, file), "utf8")}`;
}
