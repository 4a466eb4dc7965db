/**
 * The whole of Mlin in one script: defines `<mlin-board>`, gives `window.Mlin`, and starts the game's page
 * in a document that asks for it by `<html data-mlin-page>`.
 */

import * as Mlin from "./engine/index.js";
import "./board/define.js";
import { installWhereHosted } from "./hosted/register.js";
import { startPage } from "./main.js";

// A page that loads the script twice keeps the first.
window.Mlin ??= Object.freeze({ ...Mlin });

if (document.documentElement.hasAttribute("data-mlin-page")) {
  startPage();
  installWhereHosted();
}
