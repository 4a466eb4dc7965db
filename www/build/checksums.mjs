/** `dist/SHA256SUMS`: what the build has to be, byte for byte, wherever and whenever the same commit is built by the same tools. */

import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

import { DIST } from "./paths.mjs";

const NAME = "SHA256SUMS";

/** Writes the file, in the form that `sha256sum --check` reads. @returns {Promise<string>} the checksum of itself */
export async function checksums() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== NAME)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = await Promise.all(paths.map(line));
  const text = lines.join("");
  await writeFile(join(DIST, NAME), text);
  return sha256(text);
}

async function line(path) {
  const name = path.slice(DIST.length + 1).replaceAll(sep, "/");
  return `${sha256(await readFile(path))}  ${name}\n`;
}

function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
