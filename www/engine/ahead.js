/**
 * Begins to load the rules where the document needs them, before anything else of the script is evaluated: browsers compile them beside it.
 * Whoever waits for them, `ready()`, is told when that fails.
 */
import { compiledModule } from "./wasm.js";

const NEEDS_RULES =
  "[data-mlin-page], [data-mlin-embed], [data-mlin-puzzles], mlin-board";

if (document.querySelector(NEEDS_RULES)) compiledModule().catch(() => {});
