/** The package through webpack 5, without any setting of its own. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import webpack from "webpack";

import { PRINTED, PROGRAM, Project } from "./project.js";
import { SLIM_PROGRAM, pageWith, visit } from "./visitor.js";

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

test("webpack: a page with mlin/slim loads the wasm beside it, and plays", async () => {
  const project = new Project("webpack-slim");
  const made = await built(project, SLIM_PROGRAM);
  assert.ok(
    made.some((name) => name.endsWith(".wasm")),
    made.join(),
  );
  project.write("out/index.html", pageWith("out.mjs"));
  assert.deepEqual(await visit(project.path("out")), []);
});
