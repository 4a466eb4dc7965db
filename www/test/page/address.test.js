import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { takeLink } from "../../page/address.js";

/** A page at this address; what its parameters are replaced by is its new address. */
function visit(address) {
  globalThis.location = new URL(address);
  globalThis.history = {
    replaceState: (_state, _title, next) => {
      const { origin } = globalThis.location;
      globalThis.location = new URL(next, globalThis.location);
      assert.equal(globalThis.location.origin, origin);
    },
  };
}

afterEach(() => {
  delete globalThis.location;
  delete globalThis.history;
});

test("a link is taken out of the address, whatever the path", () => {
  for (const page of [
    "https://example.org/",
    "https://example.org/any/path/index.html",
    "https://example.org//any/",
    "file:///home/ana/mlin/index.html",
  ]) {
    visit(`${page}?lang=bs#variant=five`);
    assert.deepEqual(takeLink(), { lang: "bs", variant: "five" });
    assert.equal(globalThis.location.href, page);
  }
});

test("an address without a link stays as it is", () => {
  visit("https://example.org/?a=b#board");
  assert.deepEqual(takeLink(), {});
  assert.equal(globalThis.location.href, "https://example.org/?a=b#board");
});

test("a link that cannot be read leaves the address, too", () => {
  visit("https://example.org/#level=11");
  assert.throws(takeLink, { key: "error.why.value" });
  assert.equal(globalThis.location.href, "https://example.org/");
});
