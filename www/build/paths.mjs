/** Where things lie; all paths of the build start here. */

import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const WWW = join(ROOT, "www");
/** The bindings: made by `bindings.mjs`, not in git. */
export const PKG = join(WWW, "pkg");
export const DIST = join(ROOT, "dist");
export const WASM = join(PKG, "mlin_bg.wasm");
