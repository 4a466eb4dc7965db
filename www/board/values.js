/**
 * What moves are worth, as the board shows it: the exact value of each move that a press would make or begin.
 *
 * @typedef {import("../engine/index.js").Score} Score
 * @typedef {Map<string, Score>} Values  exact scores by the text of the move, from the mover's side
 */
import { stem } from "./situation.js";

/**
 * The exact ones among the values that an engine gives.
 * @param {{ move: string, score: Score }[]} values
 * @returns {Values}
 */
export function exactValues(values) {
  return new Map(
    values
      .filter(({ score }) => score.exact)
      .map(({ move, score }) => [move, score]),
  );
}

/**
 * For each point the best that a press on it can lead to.
 * @param {Values} values
 * @param {import("./interaction.js").State} state
 * @param {import("./situation.js").Situation} situation
 * @returns {Map<string, Score>}
 */
export function valuesAt(values, state, situation) {
  const best = new Map();
  for (const move of situation.moves) {
    const score = values.get(move.text);
    if (!score) continue;
    for (const point of pressed(move, state)) {
      const known = best.get(point);
      if (!known || rank(score) > rank(known)) best.set(point, score);
    }
  }
  return best;
}

/** The points that lead to a move when they are pressed next. */
function pressed({ from, to, captures }, state) {
  switch (state.tag) {
    case "lifted":
      return from === state.from ? [to] : [];
    case "capturing": {
      const begun = stem(from, to) === stem(state.from, state.to);
      const open = captures.filter((point) => !state.taken.includes(point));
      const fits = open.length === captures.length - state.taken.length;
      return begun && fits ? open : [];
    }
    default:
      return [from ?? to];
  }
}

/** Rises with how good a score is: a near win is the best, a near loss the worst; what the quiet limit spoils is nearly a draw. */
function rank({ kind, plies = 0, beyondQuietLimit }) {
  const far = beyondQuietLimit ? 1 : 1e4 - plies;
  return { win: far, draw: 0, loss: -far }[kind];
}

/** A score as a sign and the plies to the end. @param {Score} score */
export function valueSign({ kind, plies = "" }) {
  return { win: `+${plies}`, draw: "=", loss: `−${plies}` }[kind];
}

/**
 * A score in words.
 * @param {Score} score
 * @param {import("../i18n/index.js").Translate} t
 */
export function valueText({ kind, plies, beyondQuietLimit }, t) {
  if (kind === "draw") return t("value.draw");
  const key = beyondQuietLimit ? `value.beyond.${kind}` : `value.${kind}`;
  return t(key, { n: plies });
}
