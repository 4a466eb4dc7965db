/** The tarball itself, as the tools that judge packages see it. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { publint } from "publint";
import { formatMessage } from "publint/utils";

import { DIST } from "../../build/paths.mjs";
import { Project } from "./project.js";

const PACKAGE = join(DIST, "npm");

test("publint has nothing to say", async () => {
  const { messages, pkg } = await publint({ pkgDir: PACKAGE, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test("the types are found in every way that modules are looked up", () => {
  const project = new Project("types");
  const args = ["--profile", "esm-only", "--no-emoji", "--no-color"];
  const beside = ["--exclude-entrypoints", "mlin.wasm", "custom-elements.json"];
  const told = project.tool("attw", project.tarball, ...args, ...beside);
  for (const name of ["mlin", "mlin/slim", "mlin/element", "mlin/define"])
    assert.match(told, new RegExp(`"${name}" +│ OK \\(ESM\\) +│ OK`));
});

test("what is written of the element is in its manifest", () => {
  const text = readFileSync(join(PACKAGE, "custom-elements.json"), "utf8");
  const [{ declarations }, { exports }] = JSON.parse(text).modules;
  const [{ tagName, attributes, events, cssParts }] = declarations;
  assert.equal(tagName, "mlin-board");
  assert.equal(exports[0].name, "mlin-board");
  const names = (list) => list.map(({ name }) => name);
  for (const name of ["position", "puzzle", "lang", "ply", "required"])
    assert.ok(names(attributes).includes(name), name);
  for (const name of ["mlin-move", "mlin-solved", "mlin-wrong"])
    assert.ok(names(events).includes(name), name);
  assert.ok(names(cssParts).includes("lesson"));
});
