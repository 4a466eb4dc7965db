/** Makes `dist/` from the sources and `www/pkg/`: `node dist.mjs`. */

import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { ready } from "../engine/index.js";
import { version } from "../engine/version.js";
import { bundle } from "./bundle.mjs";
import { checksums } from "./checksums.mjs";
import { reference } from "./docs.mjs";
import { icons } from "./icons.mjs";
import { licenses } from "./licenses.mjs";
import { npmPackage } from "./npm.mjs";
import { lessonPages } from "./lessons.mjs";
import { manifest, serviceWorker } from "./offline.mjs";
import { page } from "./page.mjs";
import { DIST } from "./paths.mjs";
import { rulesPages } from "./rules.mjs";
import { weigh } from "./sizes.mjs";

const PAGES = [
  "index.html",
  "puzzles.html",
  "embed.html",
  "embed-builder.html",
];

/** What the page asks for without a network, besides its script; systems keep the larger pictures of the icon themselves. */
const OFFLINE = [
  "./",
  "index.html",
  "puzzles.html",
  "manifest.webmanifest",
  "icon.svg",
  "apple-touch-icon.png",
];

/** Folders of pages that are there without a network once they have been read. */
const TEXTS = ["rules/", "lessons/"];

/** Files of the page by name, in the order in which they are made. */
async function site() {
  const files = {
    "mlin.js": await bundle({ entry: "mlin.js", format: "iife" }),
    "manifest.webmanifest": await manifest(),
    "licenses.txt": await licenses(),
    ...(await icons()),
  };
  // Named by what it holds, so that no page takes the script of another build out of a cache.
  const script = `mlin.js?${fingerprint({ "mlin.js": files["mlin.js"] })}`;
  const build = fingerprint(files, await page("index.html", "", script));
  for (const name of PAGES) files[name] = await page(name, build, script);
  Object.assign(files, await rulesPages(script), await lessonPages(script));
  files["sw.js"] = await serviceWorker(build, [...OFFLINE, script], TEXTS);
  return files;
}

function fingerprint(files, ...more) {
  const hash = createHash("sha256");
  for (const content of [...Object.values(files), ...more])
    hash.update(content);
  return hash.digest("hex").slice(0, 12);
}

async function write(files) {
  await rm(DIST, { recursive: true, force: true });
  await mkdir(DIST, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const path = join(DIST, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

await ready();
await write(await site());
await npmPackage(version);
await reference();
console.log(`   dist/SHA256SUMS, whose own is ${await checksums()}\n`);

const over = await weigh();
for (const excess of over) console.error(`!! ${excess}`);
if (over.length > 0) {
  console.error(
    "!! Make it smaller, or raise the budget in www/build/sizes.mjs.",
  );
  process.exitCode = 1;
}
