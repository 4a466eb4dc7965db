/** The build is the same everywhere: it tells its checksums, and nothing of the machine it was made on. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { test } from "node:test";

import { DIST, ROOT } from "../../build/paths.mjs";

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1))
  .filter((name) => name !== "SHA256SUMS");

test("each file has its checksum", () => {
  const lines = readFileSync(join(DIST, "SHA256SUMS"), "utf8").trim();
  const sums = lines.split("\n").map((line) => line.split("  ").reverse());
  assert.deepEqual(sums.map(([name]) => name).sort(), files.toSorted());
  for (const [name, sum] of sums) {
    const bytes = readFileSync(join(DIST, name));
    assert.equal(createHash("sha256").update(bytes).digest("hex"), sum, name);
  }
});

test("no file knows the folders of this machine", () => {
  const folders = [ROOT.slice(0, -1), homedir()].map((path) => `${path}/`);
  for (const name of files) {
    const bytes = readFileSync(join(DIST, name));
    for (const folder of folders)
      assert.ok(!bytes.includes(folder), `${name} names ${folder}`);
  }
});

test("the wasm in the script is the one in the package", () => {
  const script = readFileSync(join(DIST, "mlin.js"), "latin1");
  const [packed] = script.match(/H4sI[\w+/]{1000,}={0,2}/);
  const wasm = gunzipSync(Buffer.from(packed, "base64"));
  assert.ok(wasm.equals(readFileSync(join(DIST, "npm/pkg/mlin_bg.wasm"))));
});
