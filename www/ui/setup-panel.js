import {
  optionApplies,
  optionValues,
  quietLimitText,
} from "../page/rule-options.js";
import { allFirst, allPlayers } from "../page/seats.js";
import { Choice } from "./choice.js";

/** @typedef {import("./view.js").View} View */

/** The levels of the engine. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Setup panel: what is played, by whom, and by which rules. */
export class SetupPanel {
  /** @type {Record<string, Choice>} */
  #choices = {};

  /**
   * @param {HTMLElement} panel
   * @param {object} tell
   * @param {(name: string, value: string) => void} tell.choose       variant, players, first, level
   * @param {(name: string, value: string) => void} tell.chooseOption a rule option
   */
  constructor(panel, { choose, chooseOption }) {
    for (const select of panel.querySelectorAll("select"))
      this.#choices[select.name] = new Choice(
        select,
        select.name in optionValues ? chooseOption : choose,
      );
  }

  /** @param {View} view */
  render(view) {
    this.#renderGame(view);
    for (const [name, values] of Object.entries(optionValues))
      this.#renderOption(view, name, values);
  }

  #renderGame({ t, state: { choices, game }, variants }) {
    const labelled = (prefix, values) =>
      values.map((value) => ({ value, label: t(`${prefix}.${value}`) }));
    const ids = variants.map(({ id }) => id);
    this.#choices.variant.render(labelled("variant", ids), choices.variant);
    const nobody = game.seats === "none";
    this.#choices.players.render(
      labelled("players", nobody ? ["none", ...allPlayers] : allPlayers),
      nobody ? "none" : choices.players,
    );
    this.#choices.first.render(labelled("first", allFirst), choices.first);
    this.#choices.first.show(choices.players === "human-engine");
    this.#choices.level.render(levels(t), String(choices.level));
    this.#choices.level.show(choices.players !== "human-human");
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

function levels(t) {
  const last = LEVELS.length;
  return LEVELS.map((n) => ({
    value: String(n),
    label: t(
      n === 1 ? "level.lowest" : n === last ? "level.highest" : "level.between",
      { n },
    ),
  }));
}

function optionLabel(t, name, value) {
  if (name !== "quiet-limit") return t(`option.${name}.${value}`);
  const { key, slots } = quietLimitText("option.quiet-limit", value);
  return t(key, slots);
}
