/**
 * The whole of Mlin in one script: defines `<mlin-board>`, gives `window.Mlin`, and starts one of our
 * pages in a document that asks for it, such as `<html data-mlin-page>`.
 */

import "./engine/ahead.js";
import * as Mlin from "./engine/index.js";
import "./board/define.js";
import { installWhereHosted } from "./hosted/register.js";
import { startBuilder } from "./embed/builder.js";
import { startFrame } from "./embed/frame.js";
import { startPage } from "./main.js";
import { startPuzzles } from "./puzzles/page.js";

// A page that loads the script twice keeps the first.
window.Mlin ??= Object.freeze({ ...Mlin });

/** What a document asks for by an attribute of its `<html>`. */
const PAGES = {
  "data-mlin-page": () => (startPage(), installWhereHosted()),
  "data-mlin-embed": startFrame,
  "data-mlin-builder": startBuilder,
  "data-mlin-puzzles": startPuzzles,
};

for (const [attribute, start] of Object.entries(PAGES))
  if (document.documentElement.hasAttribute(attribute)) start();
