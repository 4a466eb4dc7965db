/** `custom-elements.json`: what editors and documentation tools want to know of `<mlin-board>`, from the tags of its class comment. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { create, ts } from "@custom-elements-manifest/analyzer";

import { WWW } from "./paths.mjs";

const SOURCE = "board/mlin-board.js";

/** @returns {Promise<string>} */
export async function elementsManifest() {
  const source = await readFile(join(WWW, SOURCE), "utf8");
  const file = ts.createSourceFile(
    SOURCE,
    source,
    ts.ScriptTarget.ES2022,
    true,
  );
  const manifest = create({ modules: [file] });
  const [module] = manifest.modules;
  module.path = "element.js";
  module.declarations = module.declarations.filter(({ tagName }) => tagName);
  module.exports = module.exports.map(within("element.js"));
  module.declarations.forEach(tidy);
  manifest.modules.push(definition(module.declarations[0]));
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What only the element itself can reach, and the event whose name it found in a variable, are nobody's business. */
function tidy(element) {
  element.members = element.members.filter(
    ({ privacy, name }) => privacy !== "private" && !/Callback$/.test(name),
  );
  element.events = element.events.filter(({ name }) => /^mlin-/.test(name));
}

/** The module that defines the element. */
function definition({ name, tagName }) {
  const declaration = { name, module: "element.js" };
  return {
    kind: "javascript-module",
    path: "define.js",
    declarations: [],
    exports: [
      { kind: "custom-element-definition", name: tagName, declaration },
    ],
  };
}

function within(path) {
  return (one) => ({
    ...one,
    declaration: { ...one.declaration, module: path },
  });
}
