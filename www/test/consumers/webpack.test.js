/** The package through webpack 5, without any setting of its own. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import webpack from "webpack";

import { PRINTED, PROGRAM, Project } from "./project.js";

/** @returns {Promise<string[]>} the names of what was made */
function built(project, source) {
  const config = {
    mode: "production",
    context: project.folder,
    entry: project.write("in.js", source),
    experiments: { outputModule: true },
    output: {
      path: project.path("out"),
      filename: "out.mjs",
      module: true,
      publicPath: "",
    },
    performance: false,
    optimization: { minimize: false },
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      const { errors = [], warnings = [] } = stats?.toJson() ?? {};
      const wrong = [...errors, ...warnings].map(({ message }) => message);
      if (error ?? wrong.length > 0) reject(error ?? new Error(wrong.join()));
      else resolve(readdirSync(project.path("out")));
    });
  });
}

test("webpack: a bundle plays and thinks", async () => {
  const project = new Project("webpack");
  await built(project, PROGRAM);
  const printed = project.run(process.execPath, project.path("out/out.mjs"));
  assert.equal(printed, PRINTED);
});

test("webpack: mlin/slim gets the wasm as a file beside it", async () => {
  const project = new Project("webpack-slim");
  const source = 'import { ready } from "mlin/slim"; await ready();';
  const made = await built(project, source);
  assert.ok(
    made.some((name) => name.endsWith(".wasm")),
    made.join(),
  );
});
