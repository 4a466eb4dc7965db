/** The package through esbuild. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { build } from "esbuild";

import { PRINTED, PROGRAM, Project } from "./project.js";

test("esbuild: a bundle for browsers plays and thinks", async () => {
  const project = new Project("esbuild");
  const outfile = project.path("out.mjs");
  const { warnings } = await build({
    entryPoints: [project.write("in.js", PROGRAM)],
    bundle: true,
    format: "esm",
    platform: "browser",
    outfile,
  });
  assert.deepEqual(warnings, []);
  assert.equal(project.run(process.execPath, outfile), PRINTED);
});

test("esbuild: an element that is not used is left out, its definition is not", async () => {
  const project = new Project("shake");
  const size = async (source) => {
    const { outputFiles } = await build({
      entryPoints: [project.write("in.js", source)],
      bundle: true,
      format: "esm",
      logLevel: "silent",
      minify: true,
      write: false,
    });
    return outputFiles[0].contents.length;
  };
  assert.ok((await size('import "mlin"; import "mlin/element";')) < 100);
  assert.ok((await size('import "mlin/define";')) > 100_000);
});
