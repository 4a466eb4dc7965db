/** What keeps strangers' texts from becoming code, in the sources and in what is built. */

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { test } from "node:test";

import { policyOf } from "../../build/policy.mjs";
import { DIST, WWW } from "../../build/paths.mjs";

/** All files below a folder with these endings. */
function filesIn(folder, endings, passed = []) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const [first] = relative(folder, path).split("/");
      return !passed.includes(first);
    });
}

/** Ways in which a text becomes elements or code. */
const FORBIDDEN = [
  [/\.(inner|outer)HTML\b/, "innerHTML"],
  [/\binsertAdjacentHTML\b/, "insertAdjacentHTML"],
  [/\bdocument\s*\.\s*write/, "document.write"],
  [/\bsetHTMLUnsafe\b|\bcreateContextualFragment\b|\bsrcdoc\b/, "markup"],
  [/\bDOMParser\b|\bparseFromString\b/, "DOMParser"],
  [/(^|[^.\w])eval\s*\(|\(\s*0\s*,\s*eval\s*\)/, "eval"],
  [/(^|[^.\w])(new\s+)?Function\s*\(/, "Function"],
  [/\bset(Timeout|Interval)\s*\(\s*["'`]/, "a timer with a text"],
  [/\bimportScripts\b/, "importScripts"],
  [/\bsetAttribute\(\s*["'](on\w+|style)["']/, "a handler or style attribute"],
  [/\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/, "the network"],
];

/** Code without its comments, which may speak of anything. */
const bare = (code) =>
  code.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");

test("no source makes elements or code of texts", () => {
  const sources = filesIn(WWW, /\.(js|html)$/, ["test", "build", "pkg"]);
  assert.ok(sources.length > 150, String(sources.length));
  for (const path of sources) {
    const code = bare(readFileSync(path, "utf8"));
    for (const [pattern, what] of FORBIDDEN)
      assert.doesNotMatch(code, pattern, `${what} in ${path}`);
  }
});

test("the lint sees what it forbids", () => {
  for (const code of [
    "a.innerHTML = b",
    "a.outerHTML += b",
    'a.insertAdjacentHTML("x", b)',
    "document.write(a)",
    "eval(a)",
    "(0, eval)(a)",
    "new Function(a)",
    'setTimeout("a()", 1)',
    'a.setAttribute("onclick", b)',
    "new DOMParser()",
    "navigator.sendBeacon(a)",
  ])
    assert.ok(
      FORBIDDEN.some(([pattern]) => pattern.test(code)),
      code,
    );
  assert.equal(bare("/* innerHTML */ a // eval(b)\n").trim(), "a");
});

const pages = filesIn(DIST, /\.html$/, ["docs", "npm"]);

test("every page has the strict policy, before anything else can load", () => {
  assert.ok(pages.length >= 20, String(pages.length));
  for (const path of pages) {
    const html = readFileSync(path, "utf8");
    const meta =
      /<meta\s+http-equiv="Content-Security-Policy"\s+content="([^"]+)"[^>]*>/.exec(
        html,
      );
    assert.ok(meta, `a policy in ${path}`);
    const first = html.search(/<(script|style|link|img|iframe)\b/);
    assert.ok(first < 0 || first > meta.index, `the policy first in ${path}`);
    const wanted = policyOf(html.replace(meta[0], ""));
    assert.equal(meta[1].replaceAll("&#39;", "'"), wanted, path);
    assert.doesNotMatch(meta[1], /unsafe-inline|'unsafe-eval'|https?:|\*/);
    assert.match(
      meta[1],
      /require-trusted-types-for 'script'; trusted-types mlin$/,
    );
  }
});

test("no page has a handler, a style attribute or anything from elsewhere", () => {
  for (const path of pages) {
    const html = readFileSync(path, "utf8").replace(
      /<script[^]*?<\/script>/g,
      "",
    );
    assert.doesNotMatch(html, /<[^>]+\son\w+\s*=/, path);
    assert.doesNotMatch(html, /<[^>]+\sstyle\s*=/, path);
    assert.doesNotMatch(
      html,
      /<(script|img|iframe|audio|video)[^>]+src="(https?:)?\/\//,
      path,
    );
    assert.doesNotMatch(
      html,
      /<link[^>]+rel="(stylesheet|preload|preconnect|dns-prefetch)"/,
      path,
    );
  }
});

test("one policy for Trusted Types, and it is ours", () => {
  const script = readFileSync(join(DIST, "mlin.js"), "utf8");
  assert.equal(script.match(/createPolicy\(/g)?.length, 1);
  assert.match(script, /createPolicy\(\s*["'`]mlin["'`]/);
  for (const path of pages) {
    const html = readFileSync(path, "utf8");
    assert.doesNotMatch(html, /createPolicy/, path);
  }
});
