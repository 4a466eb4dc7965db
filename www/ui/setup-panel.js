import { OWN, presetOf, presetOptions, presetsOf } from "../page/presets.js";
import { pageOf } from "../page/pages.js";
import { CLOCKS, partsOf } from "../page/clock.js";
import {
  optionApplies,
  optionValues,
  quietLimitText,
} from "../page/rule-options.js";
import { allFirst, allPlayers } from "../page/seats.js";
import { boardPicture } from "./board-picture.js";
import { Choice } from "./choice.js";
import { hide, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** The levels of the engine. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Setup panel: what is played, by whom, and by which rules. */
export class SetupPanel {
  #find;
  /** @type {Record<string, Choice>} */
  #choices = {};
  #pictured = "";
  /** What was shown last; whatever the reader chooses makes other choices of it. @type {unknown[]} */
  #known = [];

  /**
   * @param {HTMLElement} panel
   * @param {object} tell
   * @param {(name: string, value: string) => void} tell.choose       variant, players, first, levels
   * @param {(name: string, value: string) => void} tell.chooseOption a rule option
   * @param {(options: Record<string, string>) => void} tell.chooseOptions all of them
   * @param {(who: "you" | "guest", name: string) => void} tell.name
   */
  constructor(panel, { choose, chooseOption, chooseOptions, name }) {
    this.#find = (selector) => panel.querySelector(selector);
    const heard = (select) => {
      if (select.name === "preset")
        return (_, value) => chooseOptions(presetOptions(value));
      return select.name in optionValues ? chooseOption : choose;
    };
    for (const select of panel.querySelectorAll("select"))
      this.#choices[select.name] = new Choice(select, heard(select));
    for (const input of panel.querySelectorAll("input"))
      input.addEventListener("change", () =>
        name(input.name, input.value.trim()),
      );
  }

  /** @param {View} view */
  render(view) {
    const { tag, perfect, game, state } = view;
    const { seats, friend, options } = state.game;
    const rules = `${game.variant} ${JSON.stringify(game.options)}`;
    const known = [tag, perfect, state.choices, seats, friend, options, rules];
    if (known.every((it, at) => it === this.#known[at])) return;
    this.#known = known;
    this.#find("[data-page]").href = pageOf("lessons", view.tag);
    this.#renderVariant(view);
    this.#renderPlayers(view);
    this.#renderLevels(view);
    this.#renderNames(view.state.choices);
    this.#renderPreset(view);
    for (const [name, values] of Object.entries(optionValues))
      this.#renderOption(view, name, values);
  }

  #renderVariant({ t, state, game, variants }) {
    const { variant } = state.choices;
    const ids = variants.map(({ id }) => id);
    this.#choices.variant.render(labelled(t, "variant", ids), variant);
    write(this.#find(".setup-about"), t(`variant.${variant}.about`));
    const pictured = `${variant} ${game.options.diagonals}`;
    if (pictured === this.#pictured) return;
    this.#pictured = pictured;
    this.#find(".setup-picture svg")?.remove();
    this.#find(".setup-picture").append(boardPicture(game.board));
  }

  #renderPlayers({ t, state: { choices, game } }) {
    const nobody = game.seats === "none";
    const players = nobody ? ["none", ...allPlayers] : allPlayers;
    this.#choices.players.render(
      labelled(t, "players", players),
      nobody ? "none" : choices.players,
    );
    this.#choices.first.render(labelled(t, "first", allFirst), choices.first);
    this.#choices.first.show(choices.players !== "engine-engine");
    const clocks = CLOCKS.map((value) => ({
      value,
      label: t(value === "none" ? "clock.none" : "clock.time", partsOf(value)),
    }));
    this.#choices.clock.render(clocks, choices.clock);
    this.#choices.clock.show(choices.players === "human-human" && !game.friend);
  }

  #renderLevels({ t, state: { choices }, perfect }) {
    const two = choices.players === "engine-engine";
    write(this.#find(".setup-level"), t(two ? "level.white" : "level.label"));
    const offered = levels(t, perfect);
    this.#choices.level.render(offered, String(choices.level));
    this.#choices.level.show(choices.players !== "human-human");
    this.#choices.blackLevel.render(offered, String(choices.blackLevel));
    this.#choices.blackLevel.show(two);
  }

  #renderNames({ names, players }) {
    for (const [who, shown] of [
      ["you", players !== "engine-engine"],
      ["guest", players === "human-human"],
    ]) {
      const input = this.#find(`[name=${who}]`);
      if (input !== document.activeElement) input.value = names[who];
      hide(input.closest("label"), !shown);
    }
  }

  #renderPreset({ t, state, game, variants }) {
    const info = variants.find(({ id }) => id === game.variant);
    const preset = presetOf(info, state.game.options);
    const names = presetsOf(info);
    const offered = preset === OWN ? [...names, OWN] : names;
    this.#choices.preset.render(labelled(t, "preset", offered), preset);
  }

  #renderOption({ t, game, variants }, name, values) {
    const value = String(game.options[name] ?? values.at(-1));
    const offered = values.includes(value) ? values : [value, ...values];
    const options = offered.map((it) => ({
      value: it,
      label: optionLabel(t, name, it),
    }));
    this.#choices[name].render(options, value);
    const info = variants.find(({ id }) => id === game.variant);
    this.#choices[name].show(optionApplies(name, info));
  }
}

function labelled(t, prefix, values) {
  return values.map((value) => ({ value, label: t(`${prefix}.${value}`) }));
}

function levels(t, perfect) {
  const ends = {
    1: "level.lowest",
    [LEVELS.length]: perfect ? "level.perfect" : "level.highest",
  };
  return LEVELS.map((n) => ({
    value: String(n),
    label: t(ends[n] ?? "level.between", { n }),
  }));
}

function optionLabel(t, name, value) {
  if (name !== "quiet-limit") return t(`option.${name}.${value}`);
  const { key, slots } = quietLimitText("option.quiet-limit", value);
  return t(key, slots);
}
