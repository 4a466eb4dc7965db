/**
 * The page on which an author chooses a board, sees it, and copies the tag.
 */
import { ready, variants } from "../engine/index.js";
import { BOARDS, MEN } from "../board/looks/index.js";
import { languages } from "../i18n/index.js";
import { themes } from "../page/link.js";
import { presetsOf } from "../page/presets.js";
import { Speech } from "../page/speech.js";
import { element } from "../ui/element.js";
import { localize } from "../ui/localize.js";
import { frameText, tagText } from "./snippet.js";
import { KINDS, applies, attributesOf } from "./wishes.js";

const LEVELS = Array.from({ length: 10 }, (_, index) => String(index + 1));

/** Fills the choices, and shows the board and the texts to copy. */
export async function startBuilder() {
  await ready();
  new Builder(document.querySelector("form"));
}

/** See the head of the file. */
class Builder {
  #form;
  #preview = document.querySelector("[data-preview]");
  #problem = document.querySelector("[data-problem]");
  #texts = document.querySelectorAll("textarea[data-text]");
  #said = document.querySelector("[data-said]");
  #speech = new Speech(navigator.languages, (tag, t) => this.#speak(tag, t));

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    form.addEventListener("input", () => this.#show());
    form.addEventListener("submit", (event) => event.preventDefault());
    this.#preview.addEventListener("mlin-error", ({ detail }) =>
      this.#tell(detail.message),
    );
    for (const button of document.querySelectorAll("button[data-copy]"))
      button.addEventListener("click", () => this.#copy(button.dataset.copy));
    this.#speech.use("");
    this.#show();
  }

  #speak(tag, t) {
    localize(tag, t);
    const offer = (name, values, key = (value) => `${name}.${value}`) =>
      this.#fill(
        name,
        values.map((value) => [value, t(key(value))]),
      );
    offer("kind", KINDS, (kind) => `builder.kind.${kind}`);
    this.#fill(
      "variant",
      variants().map(({ id }) => [id, t(`variant.${id}`)]),
      "nine",
    );
    this.#fill(
      "level",
      LEVELS.map((level) => [level, level]),
      "5",
    );
    this.#fill("side", [
      ["w", t("first.white")],
      ["b", t("first.black")],
    ]);
    offer("board", Object.keys(BOARDS));
    offer("men", ["auto", ...Object.keys(MEN)]);
    offer("theme", themes);
    this.#fill("lang", [
      ["", t("builder.lang.page")],
      ...languages.map(({ tag, name }) => [tag, name]),
    ]);
  }

  #fill(name, choices, first = choices[0][0]) {
    const select = this.#form.elements.namedItem(name);
    select.replaceChildren(
      ...choices.map(([value, label]) => element("option", { value }, label)),
    );
    select.value = first;
  }

  /** A variant has presets of its own; one that it does not have gives way to the first. */
  #offerPresets({ variant, preset }) {
    const info = variants().find(({ id }) => id === variant);
    const presets = presetsOf(info);
    this.#fill(
      "preset",
      presets.map((name) => [name, this.#speech.t(`preset.${name}`)]),
      presets.includes(preset) ? preset : presets[0],
    );
  }

  /** @returns {import("./wishes.js").Wishes} */
  get #wishes() {
    const values = Object.fromEntries(new FormData(this.#form));
    const { coordinates, lazy } = this.#form.elements;
    return /** @type {any} */ ({
      ...values,
      position: values.position.trim(),
      moves: values.moves.trim(),
      highlight: values.highlight.trim(),
      arrows: values.arrows.trim(),
      coordinates: coordinates.checked,
      lazy: lazy.checked,
    });
  }

  #show() {
    this.#offerPresets(this.#wishes);
    const wishes = this.#wishes;
    for (const name of ["level", "variant", "preset"])
      this.#form.elements.namedItem(name).closest("label").hidden = !applies(
        name,
        wishes,
      );
    const attributes = attributesOf(wishes);
    const width = Number(this.#form.elements.width.value) || 0;
    this.#tell("");
    this.#preview.replaceChildren(boardWith(attributes, width));
    const texts = {
      tag: tagText(attributes, addressOf("mlin.js"), width),
      frame: frameText(attributes, addressOf("embed.html"), {
        width,
        title: this.#speech.t("point.board"),
      }),
    };
    for (const area of this.#texts) area.value = texts[area.dataset.text];
  }

  #tell(problem) {
    this.#problem.textContent = problem;
  }

  async #copy(which) {
    const area = [...this.#texts].find(({ dataset }) => dataset.text === which);
    area.select();
    await navigator.clipboard?.writeText(area.value).catch(() => {});
    if (document.execCommand("copy"))
      this.#said.replaceChildren(
        element("span", {}, this.#speech.t("builder.copied")),
      );
  }
}

function boardWith(attributes, width) {
  const board = document.createElement("mlin-board");
  for (const [name, value] of Object.entries(attributes))
    board.setAttribute(name, value === true ? "" : value);
  if (width) board.style.maxInlineSize = `${width}px`;
  return board;
}

/** Whole, where the page is hosted; from a folder an author puts the file beside his page. */
function addressOf(name) {
  return location.protocol === "file:"
    ? name
    : new URL(name, location.href).href;
}
