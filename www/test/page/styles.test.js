/** What holds for all style sheets of the page. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const STYLE = new URL("../../style/", import.meta.url);

/** What may change under a pointer: how something looks, not whether it is there. */
const LOOKS =
  /^(background|color|border|border-color|box-shadow|filter|text-decoration(-\w+)?)$/;

/** The rules of a sheet that depend on hovering, with the names of what they set. */
function hoverRules(css) {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, "");
  return [...bare.matchAll(/([^{}]*:hover[^{}]*)\{([^{}]*)\}/g)].map(
    ([, selector, body]) => ({
      selector: selector.trim(),
      names: [...body.matchAll(/([\w-]+)\s*:/g)].map(([, name]) => name),
    }),
  );
}

const sheets = readdirSync(STYLE).map((name) => [
  name,
  readFileSync(new URL(name, STYLE), "utf8"),
]);

test("nothing is shown only while a pointer hovers over it", () => {
  const rules = sheets.flatMap(([, css]) => hoverRules(css));
  assert.ok(rules.length > 5);
  for (const { selector, names } of rules)
    for (const name of names) assert.match(name, LOOKS, selector);
});
