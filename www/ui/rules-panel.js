import { pageOf } from "../page/pages.js";
import { ruleChapters } from "../page/rule-sentences.js";
import { element, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** How long a rule that was asked for is marked, in ms. */
const MARKED_FOR = 2500;

/** Rules panel: the short rules of the game on the board, with its own options, and the ways to the long ones. */
export class RulesPanel {
  #text;
  #variant;
  #links;
  #shown = "";

  /** @param {HTMLElement} panel */
  constructor(panel) {
    this.#text = panel.querySelector(".rules-text");
    this.#variant = panel.querySelector(".rules-variant");
    this.#links = panel.querySelectorAll("[data-page]");
  }

  /** @param {View} view */
  render({ t, tag, game, variants }) {
    const { variant, options } = game;
    const shown = JSON.stringify([tag, variant, options]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const info = variants.find(({ id }) => id === variant);
    const chapters = ruleChapters(info, options);
    write(this.#variant, t(`variant.${variant}`));
    this.#text.replaceChildren(...chapters.map((it) => chapterOf(it, t, tag)));
    for (const link of this.#links) link.href = pageOf(link.dataset.page, tag);
  }

  /** Brings a rule into sight and marks it for a moment. @param {string} rule its number */
  show(rule) {
    const found = this.#text.querySelector(`[data-rule="${rule}"]`);
    if (!found) return;
    found.scrollIntoView({ block: "center" });
    found.focus({ preventScroll: true });
    found.classList.add("marked");
    setTimeout(() => found.classList.remove("marked"), MARKED_FOR);
  }
}

function chapterOf({ heading, sentences }, t, tag) {
  return element(
    "section",
    { class: "chapter" },
    element("h3", {}, t(heading)),
    element("ul", {}, ...sentences.map((it) => sentenceOf(it, t, tag))),
  );
}

/** The number leads to the rule told at length. */
function sentenceOf({ rule, key, slots }, t, tag) {
  if (!rule) return element("li", {}, t(key, slots));
  const number = element(
    "a",
    {
      class: "rule-number",
      href: `${pageOf("rules", tag)}#rule-${rule}`,
      "aria-label": t("result.rule", { rule }),
    },
    rule,
  );
  return element(
    "li",
    { "data-rule": rule, tabindex: "-1" },
    number,
    t(key, slots),
  );
}
