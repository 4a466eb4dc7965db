/** The frame of the pages of text that the build makes in each language, one folder a kind: head, languages, style, scripts. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { transform } from "esbuild";

import { languages } from "../i18n/index.js";
import { bundle } from "./bundle.mjs";
import { element as el, html } from "./markup.mjs";
import { WWW } from "./paths.mjs";
import { policyOf } from "./policy.mjs";

const SHEETS = [
  "style/tokens.css",
  "style/article.css",
  "style/cover.css",
  "style/contents.css",
  "style/chapter.css",
  "style/article-room.css",
  "style/article-print.css",
];

/** What all these pages hold inside. */
export async function inside() {
  const read = (path, ...how) => readFile(join(WWW, path), ...how);
  const css = await Promise.all(SHEETS.map((path) => read(path, "utf8")));
  const { code } = await transform(css.join("\n"), {
    loader: "css",
    minify: true,
  });
  return {
    style: code.trim(),
    script: (await bundle({ entry: "rules/page.js", format: "iife" })).trim(),
    icon: `data:image/svg+xml;base64,${await read("hosted/icon.svg", "base64")}`,
  };
}

/**
 * @param {object} page
 * @param {string} page.tag the language
 * @param {string} page.title
 * @param {string} page.description
 * @param {string} page.script the address of `mlin.js`, as the game's page names it
 * @param {Awaited<ReturnType<typeof inside>>} page.inside
 * @param {object} [page.data] structured data for search engines
 * @param {ReturnType<typeof html>[]} body
 */
export function article(
  { tag, title, description, script, inside, data },
  body,
) {
  const head = [
    el("meta", {
      name: "viewport",
      content: "width=device-width, initial-scale=1",
    }),
    el("meta", { name: "color-scheme", content: "light dark" }),
    el("title", {}, title),
    el("meta", { name: "description", content: description }),
    el("link", { rel: "canonical", href: `${tag}.html` }),
    ...languages.map((it) => alternate(it.tag, `${it.tag}.html`)),
    alternate("x-default", "en.html"),
    el("link", { rel: "icon", href: inside.icon }),
    el("style", {}, html(inside.style)),
    el("script", {}, html(inside.script)),
    el("script", { src: `../${script}`, defer: true }),
    ...(data ? [jsonOf(data)] : []),
  ];
  const page = el(
    "html",
    { lang: tag, dir: "ltr" },
    el("head", {}, head),
    el("body", {}, body),
  ).text;
  const policy = el("meta", {
    "http-equiv": "Content-Security-Policy",
    content: policyOf(page),
  });
  const first = '<meta charset="utf-8">';
  return `<!doctype html>\n${page.replace("<head>", `<head>${first}${policy}`)}\n`;
}

/** Structured data, in which no text can end the script. */
function jsonOf(data) {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return el("script", { type: "application/ld+json" }, html(json));
}

function alternate(hreflang, href) {
  return el("link", { rel: "alternate", hreflang, href });
}

/** Links to the page in every language. @param {string} tag the one it is in */
export function languageLinks(tag) {
  const links = languages.map((it) =>
    el(
      "a",
      {
        href: `${it.tag}.html`,
        lang: it.tag,
        hreflang: it.tag,
        "aria-current": it.tag === tag ? "page" : null,
      },
      it.name,
    ),
  );
  return el("div", { class: "languages" }, links);
}

/** The landmark of these links, once a page. @param {string} tag @param {string} label */
export function languageNav(tag, label) {
  return el("nav", { "aria-label": label }, languageLinks(tag));
}

/** A link that stands out like a button. @param {string} href @param {string} text @param {boolean} [main] */
export function way(href, text, main = false) {
  return el("a", { class: main ? "way main" : "way", href }, text);
}
