import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { serve } from "../../build/serve.mjs";

const TEXT = "mlin ".repeat(1000);
let folder;
let server;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "mlin-serve-"));
  for (const name of ["text.js", "picture.png"])
    await writeFile(join(folder, name), TEXT);
  server = await serve(folder);
});
after(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** How a file comes to a client that takes these encodings. */
async function coming(name, encodings) {
  const headers = { "Accept-Encoding": encodings };
  const answer = await fetch(server.url + name, { headers });
  assert.equal(await answer.text(), TEXT);
  return answer.headers.get("content-encoding");
}

test("text travels gzipped to whoever takes that", async () => {
  assert.equal(await coming("text.js", "gzip, br"), "gzip");
  assert.equal(await coming("text.js", "identity"), null);
});

test("pictures, which are packed already, travel as they are", async () => {
  assert.equal(await coming("picture.png", "gzip"), null);
});
