/** `dist/docs/`: the reference of the package, from its typings. */

import { join } from "node:path";

import { Application } from "typedoc";

import { DIST, WWW } from "./paths.mjs";

const ENTRIES = ["mlin.d.ts", "element.d.ts"];

/** Makes the pages from the package in `dist/npm/`. */
export async function reference() {
  const folder = join(DIST, "npm");
  const app = await Application.bootstrap({
    name: "mlin",
    entryPoints: ENTRIES.map((name) => join(folder, name)),
    tsconfig: join(WWW, "build/docs.tsconfig.json"),
    skipErrorChecking: true,
    readme: join(folder, "README.md"),
    disableGit: true,
    sourceLinkTemplate: "",
    disableSources: true,
    excludeExternals: true,
    githubPages: false,
    hideGenerator: true,
    logLevel: "Warn",
  });
  const project = await app.convert();
  if (!project) throw new Error("the reference could not be made");
  await withoutTime(() => app.generateDocs(project, join(DIST, "docs")));
}

/** The highlighter gives a line up when the clock says that it took long: on a busy machine there would be other pages. */
async function withoutTime(work) {
  const { now } = Date;
  Date.now = () => 0;
  try {
    await work();
  } finally {
    Date.now = now;
  }
}
