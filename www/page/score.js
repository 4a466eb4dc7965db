/** Scores of the engine, which are from the mover's side, as readers see them: from White's. */

import { intlTags } from "../i18n/index.js";

/** @typedef {import("../engine/index.js").Score} Score */
/** @typedef {import("./seats.js").Side} Side */

/** How many hundredths of a man make the odds e to 1: what the results of the games were to which the evaluation is fitted. */
const SLOPE = 200;

const ENDS = { win: 1, draw: 0.5, loss: 0 };

/** White's part of the evaluation bar, 0 to 1. @param {Score} score @param {Side} mover */
export function whiteShare(score, mover) {
  const share = score.exact
    ? ENDS[score.beyondQuietLimit ? "draw" : score.kind]
    : 1 / (1 + Math.exp(-score.value / SLOPE));
  return mover === "w" ? share : 1 - share;
}

/**
 * A score in words where it is proven, else as a number of men, positive when White is ahead.
 * @param {Score} score
 * @param {Side} mover
 * @param {import("../i18n/index.js").Translate} t
 * @param {string} tag of the language
 */
export function scoreText(score, mover, t, tag) {
  if (!score.exact)
    return menText(mover === "w" ? score.value : -score.value, tag);
  if (score.kind === "draw") return t("analysis.draw");
  const winner = (score.kind === "win") === (mover === "w") ? "w" : "b";
  if (score.beyondQuietLimit) return t(`analysis.beyond.${winner}`);
  if (score.plies === undefined) return t(`analysis.win.${winner}`);
  return t(`analysis.win-in.${winner}`, { n: score.plies });
}

function menText(hundredths, tag) {
  const men = (Math.abs(hundredths) / 100).toLocaleString(intlTags(tag), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  if (hundredths === 0) return men;
  return hundredths > 0 ? `+${men}` : `−${men}`;
}

/**
 * The marks of the first moves of lines on the board: arrows for men that move, squares for men that are placed.
 * @param {{ moves: string[] }[]} lines
 * @returns {{ arrows: string, highlight: string }}
 */
export function firstMoves(lines) {
  const turns = lines
    .filter(({ moves }) => moves.length > 0)
    .map(({ moves }) => moves[0].split("x")[0]);
  const distinct = [...new Set(turns)];
  return {
    arrows: distinct.filter((turn) => turn.includes("-")).join(" "),
    highlight: distinct.filter((turn) => !turn.includes("-")).join(" "),
  };
}
