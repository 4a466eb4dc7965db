/** The course as a page in each language: `lessons/<tag>.html`, a live lesson for each chapter. */

import { languages, translator, translatorOf } from "../i18n/index.js";
import { lessonTexts } from "../i18n/lessons/index.js";
import { rulesTexts } from "../i18n/rules/index.js";
import { course } from "../lessons/course.js";
import {
  article,
  inside,
  languageLinks,
  languageNav,
  way,
} from "./article.mjs";
import { drawingOf, positionOf, puzzleOf } from "./diagram.mjs";
import { element as el, html } from "./markup.mjs";

/**
 * @param {string} script the address of `mlin.js`
 * @returns {Promise<Record<string, string>>} the pages by path
 */
export async function lessonPages(script) {
  const held = await inside();
  const pages = languages.map(({ tag }) => [
    `lessons/${tag}.html`,
    lessonPage(tag, script, held),
  ]);
  return Object.fromEntries(pages);
}

function lessonPage(tag, script, held) {
  const t = translatorOf(tag, lessonTexts);
  const shared = translatorOf(tag, rulesTexts);
  const nav = languageNav(tag, shared("page.other-languages"));
  const play = way(`../index.html#lang=${tag}`, shared("page.play"), true);
  const rules = way(`../rules/${tag}.html`, t("page.rules"));
  return article(
    {
      tag,
      title: t("page.title"),
      description: t("page.description"),
      script,
      inside: held,
    },
    [
      el(
        "header",
        { class: "cover plain" },
        nav,
        el("h1", {}, t("page.heading")),
        el("p", { class: "lead" }, t("page.lead")),
        el("noscript", {}, el("p", { class: "note" }, shared("page.static"))),
      ),
      el(
        "main",
        { class: "page course" },
        course.map((chapter, at) => chapterOf(chapter, at + 1, tag, t)),
      ),
      el(
        "footer",
        {},
        el("p", { class: "ways" }, play, rules),
        languageLinks(tag),
      ),
    ],
  );
}

function chapterOf({ id, steps }, number, tag, t) {
  const lesson = steps.map((step) => lessonStep(step, t));
  return el(
    "section",
    { class: "chapter", id },
    el(
      "h2",
      {},
      el("span", { class: "number" }, String(number)),
      t(`${id}.title`),
    ),
    el(
      "mlin-board",
      { controls: true, coordinates: true, loading: "lazy" },
      el(
        "script",
        { type: "application/json" },
        html(JSON.stringify(lesson).replaceAll("<", "\\u003c")),
      ),
      drawingOf(steps[0], tag, translator(tag)),
      el(
        "ol",
        {},
        steps.map((step) => el("li", {}, t(`${step.id}.text`))),
      ),
    ),
  );
}

/** A step as the element reads it. */
function lessonStep(step, t) {
  const said = (name) => {
    const key = `${step.id}.${name}`;
    const text = t(key);
    return text === key ? undefined : text;
  };
  const wrong = said("wrong");
  try {
    return {
      text: said("text"),
      position: positionOf(step),
      expect: puzzleOf(step),
      right: said("right"),
      ...(wrong ? { wrong: { "*": wrong } } : {}),
    };
  } catch (error) {
    error.message = `www/lessons/course.js, ${step.id}: ${error.message}`;
    throw error;
  }
}
