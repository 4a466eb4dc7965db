/**
 * The short rules of a variant with its options: which sentences, under which heading, with which number of the rule
 * sheet. The sentences themselves are the locale's.
 */

import { optionApplies, quietLimitText } from "./rule-options.js";

/** @typedef {{ rule: string | null, key: string, slots?: Record<string, number> }} Sentence */
/** @typedef {{ heading: string, sentences: Sentence[] }} Chapter */

/** The variant in which men may be moved while others are still in hand. */
const PLACE_OR_SLIDE = "ten";

/** Whether all points can be held after the placing. */
const fillsTheBoard = ({ men, board }) => men * 2 >= board.points.length;

/**
 * @param {import("../engine/index.js").VariantInfo} info
 * @param {Record<string, string | number>} options all of the game's options
 * @returns {Chapter[]}
 */
export function ruleChapters(info, options) {
  return [
    { heading: "rules.board", sentences: board(info, options) },
    { heading: "rules.turn", sentences: turn(info, options) },
    { heading: "rules.mill", sentences: mill(options) },
    { heading: "rules.end", sentences: end(info, options) },
  ];
}

const sentence = (rule, key, slots) => ({ rule, key, slots });

function board(info, options) {
  const diagonals = `rules.diagonals.${options.diagonals}`;
  return [
    sentence("1.1", `rules.board.${info.id}`),
    ...(optionApplies("diagonals", info) ? [sentence(null, diagonals)] : []),
    sentence("1.2", "rules.men", { n: info.men }),
  ];
}

function turn({ id }, options) {
  const place = id === PLACE_OR_SLIDE ? "place-or-slide" : "place";
  return [
    sentence(id === PLACE_OR_SLIDE ? "2.4" : "2.1", `rules.${place}`),
    sentence("2.2", "rules.slide"),
    sentence("2.3", `rules.flying.${options.flying}`),
  ];
}

function mill(options) {
  return [
    sentence("3.1", "rules.close"),
    sentence("3.2", "rules.protected"),
    sentence("3.3", `rules.double-mill.${options["double-mill"]}`),
  ];
}

function end(info, options) {
  const bothFly = options.flying === "on" && optionApplies("both-flying", info);
  const rule = `rules.both-flying.${options["both-flying"]}`;
  const limit = quietLimitText("rules.quiet-limit", options["quiet-limit"]);
  return [
    sentence("4.1", "rules.fewer-than-three"),
    sentence("4.2", "rules.blocked"),
    ...(fillsTheBoard(info) ? [sentence("4.3", "rules.board-full")] : []),
    sentence("4.4", `rules.repetition.${options.repetition}`),
    sentence("4.5", limit.key, limit.slots),
    ...(bothFly ? [sentence("4.6", rule)] : []),
    sentence("4.7", "rules.agreement"),
  ];
}
