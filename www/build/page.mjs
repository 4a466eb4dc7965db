/** A page as it is published: style inside, one classic script beside it, a content policy. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { transform } from "esbuild";

import { WWW } from "./paths.mjs";
import { policyOf } from "./policy.mjs";

const STYLE_LINK = /[ \t]*<link rel="stylesheet" href="([^"]+)" \/>\n/g;
const MODULE_SCRIPT = /<script type="module" src="\.\/mlin\.js"><\/script>/;

const DATA_SCRIPT =
  /(<script type="text\/plain" id="\w+") src="([^"]+)"><\/script>/;

/**
 * @param {string} name the page, below `www/`
 * @param {string} build the fingerprint of this build; its presence tells the page that it is a built one
 * @param {string} script the address of its script, relative to it
 * @returns {Promise<string>}
 */
export async function page(name, build, script) {
  const source = await readFile(join(WWW, name), "utf8");
  const styled = await withStyleInside(source);
  const scripted = replaced(
    styled,
    MODULE_SCRIPT,
    `<script defer src="${script}"></script>`,
  );
  const marked = replaced(
    await withDataInside(scripted),
    "<html ",
    `<html data-mlin-build="${build}" `,
  );
  return withPolicy(await withIcon(marked));
}

/** Inside, too: browsers that find no icon ask the server for one, and log that it is missing. */
async function withIcon(html) {
  const drawing = await readFile(join(WWW, "hosted/icon.svg"), "base64");
  const icon = `<link rel="icon" href="data:image/svg+xml;base64,${drawing}" />`;
  return replaced(html, "</head>", `  ${icon}\n  </head>`);
}

/** Data that a page reads: `file://` pages can fetch nothing. */
async function withDataInside(html) {
  const [tag, open, path] = DATA_SCRIPT.exec(html) ?? [];
  if (!tag) return html;
  const data = await readFile(join(WWW, path), "utf8");
  return html.replace(tag, () => `${open}>\n${data}</script>`);
}

async function withStyleInside(html) {
  const paths = [...html.matchAll(STYLE_LINK)].map(([, path]) => path);
  const sheets = paths.map((path) => readFile(join(WWW, path), "utf8"));
  const css = (await Promise.all(sheets)).join("\n");
  const { code } = await transform(css, { loader: "css", minify: true });
  return replaced(
    html.replaceAll(STYLE_LINK, ""),
    "</head>",
    `<style>${code.trim()}</style>\n  </head>`,
  );
}

function withPolicy(html) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}" />`;
  return replaced(html, /(<meta charset="utf-8" \/>)/, `$1\n    ${meta}`);
}

/** Replaces what has to be there. */
function replaced(text, pattern, replacement) {
  if (text.search(pattern) < 0)
    throw new Error(`the page: no ${pattern} to replace`);
  return text.replace(pattern, replacement);
}
