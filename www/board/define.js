/** Defines `<mlin-board>`. Where a page loads two copies, the first stays. */
import { MlinBoard } from "./mlin-board.js";

if (globalThis.customElements && !customElements.get("mlin-board"))
  customElements.define("mlin-board", MlinBoard);

export { MlinBoard };
