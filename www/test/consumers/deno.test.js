/** The package in Deno, which has workers of the browser's kind. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { PRINTED, PROGRAM, Project } from "./project.js";

test("deno: the package plays and thinks", () => {
  const project = new Project("deno");
  const file = project.write("program.mjs", PROGRAM);
  const args = ["run", "--no-remote", "--no-lock", "--node-modules-dir=manual"];
  const printed = project.tool("deno", ...args, "--allow-read", file);
  assert.equal(printed, PRINTED);
});
