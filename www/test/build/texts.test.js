import assert from "node:assert/strict";
import { test } from "node:test";

import { bundle } from "../../build/bundle.mjs";
import { locales } from "../../i18n/index.js";

test("a built script speaks as its sources do", async () => {
  const built = await bundle({ entry: "i18n/index.js", format: "esm" });
  const address = `data:text/javascript,${encodeURIComponent(built)}`;
  assert.deepEqual((await import(address)).locales, locales);
});
