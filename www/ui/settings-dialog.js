import { languages } from "../i18n/index.js";
import { preferences } from "../page/preferences.js";
import { Choice } from "./choice.js";
import { dialogOf, fieldOf, groupOf, worded } from "./dialog.js";
import { element } from "./element.js";

/** Settings dialog: the language and every preference, and the version for reports. */
export class SettingsDialog {
  #dialog;
  #lang;
  /** @type {Map<string, Choice>} */
  #choices = new Map();
  #version = element("span");
  #tag = "";
  #preferences = null;

  /** @param {(name: string, value: string) => void} prefer */
  constructor(prefer) {
    const choiceOf = (name) => {
      const select = element("select", { name });
      return [new Choice(select, prefer), fieldOf(`${name}.label`, select)];
    };
    const [lang, langField] = choiceOf("lang");
    this.#lang = lang;
    const groups = ["look", "senses", "play"].map((group) => {
      const fields = namesOf(group).map((name) => {
        const [choice, field] = choiceOf(name);
        this.#choices.set(name, choice);
        return field;
      });
      return groupOf(`settings.${group}`, ...fields);
    });
    this.#dialog = dialogOf(
      "settings",
      "action.settings",
      langField,
      ...groups,
      element(
        "p",
        { class: "note" },
        worded("span", "page.private"),
        " ",
        this.#version,
      ),
    );
  }

  show() {
    this.#dialog.showModal();
  }

  /** @param {Pick<import("./view.js").View, "t" | "tag" | "state" | "version">} view */
  render({ t, tag, state, version }) {
    if (tag === this.#tag && state.preferences === this.#preferences) return;
    this.#tag = tag;
    this.#preferences = state.preferences;
    const names = languages.map((it) => ({ value: it.tag, label: it.name }));
    this.#lang.render(names, tag);
    for (const [name, choice] of this.#choices) {
      const { values } = preferences[name];
      const options = values.map((value) => ({
        value,
        label: t(`${name}.${value}`),
      }));
      choice.render(options, state.preferences[name]);
    }
    this.#version.textContent = t("page.version", { version });
  }
}

function namesOf(group) {
  return Object.keys(preferences).filter(
    (name) =>
      preferences[name].group === group &&
      (preferences[name].offered?.() ?? true),
  );
}
