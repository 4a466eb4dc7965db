/** The icons of the installed page: the drawing, and pictures of it in the sizes that systems want. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { Resvg, initWasm } from "@resvg/resvg-wasm";

import { WWW } from "./paths.mjs";

/** Systems cut "maskable" icons to any form: that drawing fills the square and keeps to its middle. */
const PICTURES = [
  { name: "icon-192.png", drawing: "icon.svg", width: 192 },
  { name: "icon-512.png", drawing: "icon.svg", width: 512 },
  { name: "icon-maskable-512.png", drawing: "icon-maskable.svg", width: 512 },
  { name: "apple-touch-icon.png", drawing: "icon-maskable.svg", width: 180 },
];

/** @returns {Promise<Record<string, Uint8Array>>} the files by name */
export async function icons() {
  const wasm = createRequire(import.meta.url).resolve(
    "@resvg/resvg-wasm/index_bg.wasm",
  );
  await initWasm(await readFile(wasm));
  const files = { "icon.svg": await drawing("icon.svg") };
  for (const picture of PICTURES) files[picture.name] = await png(picture);
  return files;
}

function drawing(name) {
  return readFile(join(WWW, "hosted", name));
}

async function png({ drawing: name, width }) {
  const fitTo = { mode: "width", value: width };
  return new Resvg(await drawing(name), { fitTo }).render().asPng();
}
