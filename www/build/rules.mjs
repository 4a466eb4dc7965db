/** The rules as a page in each language: `rules/<tag>.html`, made of one outline, the locale's words and live boards. */

import { variants } from "../engine/index.js";
import { languages, translator, translatorOf } from "../i18n/index.js";
import { rulesTexts } from "../i18n/rules/index.js";
import { diagrams } from "../rules/diagrams.js";
import { chapters, questions } from "../rules/outline.js";
import {
  article,
  inside,
  languageLinks,
  languageNav,
  way,
} from "./article.mjs";
import { drawingOf, positionOf, puzzleOf } from "./diagram.mjs";
import { element as el, inline, plain } from "./markup.mjs";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {{ tag: string, t: Translate, has: (key: string) => boolean, game: Translate }} Words  of the page, and of the game */

/**
 * @param {string} script the address of `mlin.js`
 * @returns {Promise<Record<string, string>>} the pages by path
 */
export async function rulesPages(script) {
  const held = await inside();
  const pages = languages.map(({ tag }) => [
    `rules/${tag}.html`,
    rulesPage(wordsOf(tag), script, held),
  ]);
  return Object.fromEntries(pages);
}

/** @returns {Words} */
function wordsOf(tag) {
  return {
    tag,
    t: translatorOf(tag, rulesTexts),
    game: translator(tag),
    has: (key) => key in rulesTexts[tag],
  };
}

function rulesPage(words, script, held) {
  const { tag, t } = words;
  return article(
    {
      tag,
      title: t("page.title"),
      description: t("page.description"),
      script,
      inside: held,
      data: faq(words),
    },
    [
      cover(words),
      el("div", { class: "page" }, contents(words), main(words)),
      foot(words),
    ],
  );
}

function cover(words) {
  const { tag, t, game } = words;
  return el(
    "header",
    { class: "cover" },
    el(
      "div",
      { class: "cover-text" },
      languageNav(tag, t("page.other-languages")),
      el("h1", {}, t("page.heading")),
      el("p", { class: "lead" }, inline(t("page.lead"))),
      el(
        "p",
        { class: "ways" },
        way(gameLink(tag), t("page.play"), true),
        way(`../lessons/${tag}.html`, t("page.lessons")),
      ),
      el("noscript", {}, el("p", { class: "note" }, t("page.static"))),
    ),
    el("div", { class: "cover-board" }, still(diagrams.cover, tag, game)),
  );
}

/** The game in the reader's language. */
function gameLink(tag, more = "") {
  return `../index.html#${more}lang=${tag}`;
}

/** A numbered heading of each chapter. */
function titles({ t }) {
  return [...chapters.map(({ id }) => id), "questions"].map((id, at) => ({
    id,
    number: String(at + 1),
    title: t(`${id}.title`),
  }));
}

function contents(words) {
  const entries = titles(words).map(({ id, number, title }) =>
    el(
      "li",
      {},
      el(
        "a",
        { href: `#${id}` },
        el("span", { class: "number" }, number),
        title,
      ),
    ),
  );
  const label = words.t("page.contents");
  return el(
    "nav",
    { class: "contents", "aria-label": label },
    el("p", { class: "contents-title" }, label),
    el("ol", {}, entries),
  );
}

function main(words) {
  const heads = titles(words);
  return el(
    "main",
    {},
    chapters.map((chapter, at) => chapterOf(chapter, heads[at], words)),
    questionsOf(heads.at(-1), words),
  );
}

function chapterOf(chapter, { id, number, title }, words) {
  const { t } = words;
  const { texts = [], rules = [], list = [], listTitle } = chapter;
  return el(
    "section",
    { class: "chapter", id },
    heading(number, title),
    texts.map((key, at) =>
      el(
        "p",
        { class: at === 0 && rules.length ? "lead" : "prose" },
        inline(t(key)),
      ),
    ),
    rules.map((rule) => ruleOf(rule, words)),
    listTitle ? el("h3", {}, t(listTitle)) : [],
    list.length > 0 ? listOf(list, t) : [],
    id === "variants" ? variantsOf(words) : [],
  );
}

function heading(number, title) {
  return el("h2", {}, el("span", { class: "number" }, number), title);
}

function listOf(keys, t) {
  return el(
    "ul",
    { class: "points" },
    keys.map((key) => el("li", {}, inline(t(key)))),
  );
}

function ruleOf({ number, texts, boards = [] }, words) {
  const { t, game } = words;
  const id = `rule-${number}`;
  return el(
    "section",
    { class: boards.length > 1 ? "rule wide" : "rule", id },
    el(
      "a",
      {
        class: "rule-number",
        href: `#${id}`,
        "aria-label": game("result.rule", { rule: number }),
      },
      number,
    ),
    el(
      "div",
      { class: "prose" },
      texts.map((key) => el("p", {}, inline(t(key)))),
    ),
    boards.length > 0
      ? el(
          "div",
          { class: "boards" },
          boards.map((name) => figure(name, words)),
        )
      : [],
  );
}

/** A board with its caption, what is to be done on it, and what is said when it is done. */
function figure(name, { tag, t, game, has }) {
  const diagram = diagrams[name];
  const task = has(`${name}.task`);
  return el(
    "figure",
    { id: `board-${name}` },
    el(
      "figcaption",
      {},
      el("p", {}, inline(t(`${name}.caption`))),
      task
        ? el(
            "p",
            { class: "task" },
            el("span", { class: "try" }, t("page.try")),
            " ",
            inline(t(`${name}.task`)),
          )
        : [],
    ),
    task ? live(name, diagram, tag, game) : still(diagram, tag, game),
    task
      ? el(
          "p",
          { class: "done", role: "status", hidden: true },
          inline(t(`${name}.done`)),
        )
      : [],
  );
}

function checked(name, make) {
  try {
    return make();
  } catch (error) {
    error.message = `www/rules/diagrams.js, ${name}: ${error.message}`;
    throw error;
  }
}

function live(name, diagram, tag, game) {
  const puzzle = checked(name, () => puzzleOf(diagram));
  const playing = diagram.free
    ? { players: "human,human" }
    : { puzzle, controls: true };
  return board(playing, diagram, tag, game);
}

function still(diagram, tag, game) {
  return board({ highlight: diagram.highlight }, diagram, tag, game);
}

function board(attributes, diagram, tag, game) {
  return el(
    "mlin-board",
    {
      position: positionOf(diagram),
      ...attributes,
      coordinates: true,
      loading: "lazy",
    },
    drawingOf(diagram, tag, game),
  );
}

function variantsOf({ tag, t, game }) {
  return el(
    "div",
    { class: "variants" },
    variants().map(({ id, men, board: { points, mills } }) =>
      el(
        "section",
        { class: "variant", id },
        live(id, diagrams[id], tag, game),
        el("h3", {}, game(`variant.${id}`)),
        el(
          "ul",
          { class: "facts" },
          el("li", {}, t("variants.men", { n: men })),
          el("li", {}, t("variants.points", { n: points.length })),
          el("li", {}, t("variants.lines", { n: mills.length })),
        ),
        el("p", {}, inline(t(`variants.${id}`))),
        el("a", { href: gameLink(tag, `variant=${id}&`) }, t("variants.play")),
      ),
    ),
  );
}

function questionsOf({ id, number, title }, { t }) {
  return el(
    "section",
    { class: "chapter questions", id },
    heading(number, title),
    questions.map((name) =>
      el(
        "section",
        { id: `ask-${name}` },
        el("h3", {}, t(`ask.${name}`)),
        el("p", {}, inline(t(`answer.${name}`))),
      ),
    ),
  );
}

function foot({ tag, t, game }) {
  return el(
    "footer",
    {},
    way(gameLink(tag), t("page.play"), true),
    el("p", { class: "note" }, game("page.private")),
    languageLinks(tag),
  );
}

/** The questions as search engines read them. */
function faq({ tag, t }) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    inLanguage: tag,
    mainEntity: questions.map((name) => ({
      "@type": "Question",
      name: plain(t(`ask.${name}`)),
      acceptedAnswer: { "@type": "Answer", text: plain(t(`answer.${name}`)) },
    })),
  };
}
