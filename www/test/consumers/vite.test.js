/** The package through Vite: its build, and what its development server gives out. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";

import { build, createServer } from "vite";

import { PRINTED, PROGRAM, Project } from "./project.js";
import { SLIM_PROGRAM, pageWith, visit } from "./visitor.js";

const BUILD = { target: "esnext", minify: false, emptyOutDir: true };

function config(project, rest) {
  return {
    root: project.folder,
    base: "./",
    configFile: false,
    logLevel: "error",
    ...rest,
  };
}

/** Builds a library of one module. */
function buildOf(project, source) {
  const entry = project.write("in.js", source);
  const lib = { entry, formats: ["es"], fileName: "out" };
  return build(config(project, { build: { ...BUILD, lib } }));
}

test("vite: a build plays and thinks", async () => {
  const project = new Project("vite");
  await buildOf(project, PROGRAM);
  const printed = project.run(process.execPath, project.path("dist/out.js"));
  assert.equal(printed, PRINTED);
});

test("vite: a page with mlin/slim loads the wasm beside it, and plays", async () => {
  const project = new Project("vite-slim");
  project.write("in.js", SLIM_PROGRAM);
  project.write("index.html", pageWith("./in.js"));
  await build(config(project, { build: BUILD }));
  const assets = readdirSync(project.path("dist/assets"));
  assert.ok(
    assets.some((name) => name.endsWith(".wasm")),
    assets.join(),
  );
  assert.deepEqual(await visit(project.path("dist")), []);
});

test("vite: the development server gives the package out", async () => {
  const project = new Project("vite-dev");
  project.write("in.js", PROGRAM);
  const server = await createServer(
    config(project, { server: { middlewareMode: true, ws: false } }),
  );
  try {
    const { code } = await server.transformRequest("/in.js");
    const [, path] = /from "(\/[^"]*mlin[^"]*)"/.exec(code);
    const library = await server.transformRequest(path);
    assert.match(library.code, /\bEngine\b.*= class|class Engine/);
  } finally {
    await server.close();
  }
});
