import { intlTags } from "../i18n/index.js";
import { LINES } from "../page/analyst.js";
import { scoreText, whiteShare } from "../page/score.js";
import { turnAfter } from "../page/tree.js";
import { element, hide, mark, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** How many moves of a line are shown. */
const LONGEST = 8;

/**
 * Analysis panel: what the engine makes of the position, and the bar beside the board where there is room. Its buttons stay the
 * same ones, so that none loses the focus.
 */
export class AnalysisPanel {
  #find;
  #bars;
  #rows;
  #lines = [];
  #step;

  /**
   * @param {HTMLElement} panel
   * @param {object} answers
   * @param {HTMLElement} answers.beside the bar beside the board
   * @param {(moves: string[], count: number) => void} answers.step shows where the first moves of a line lead
   */
  constructor(panel, { beside, step }) {
    this.#find = (name) => panel.querySelector(`.analysis-${name}`);
    this.#step = step;
    this.#bars = [this.#find("bar"), beside];
    this.#rows = Array.from({ length: LINES }, (_, at) => this.#row(at));
    this.#find("lines").append(...this.#rows.map(({ row }) => row));
  }

  /** @param {View & { analysis: import("../engine/index.js").Analysis | null, failed: boolean }} view */
  render(view) {
    const on = view.state.analysis;
    const { analysis, walk } = view;
    const turn = turnAfter(view.game, walk.baseMoves.length);
    mark(this.#find("switch"), "aria-pressed", String(on));
    hide(this.#find("body"), !on);
    write(this.#find("figures"), figures(view));
    this.#lines = (on && analysis?.lines) || [];
    for (const bar of this.#bars) hide(bar, this.#lines.length === 0);
    if (this.#lines.length > 0) this.#weigh(view, turn);
    this.#rows.forEach((row, at) => {
      fill(row, this.#lines[at], view, turn);
      point(row, this.#lines[at], walk);
    });
  }

  /** The bars, which are filled from White's end. */
  #weigh({ t, tag, state }, turn) {
    const [{ score }] = this.#lines;
    const percent = Math.round(100 * whiteShare(score, turn));
    for (const bar of this.#bars)
      bar.style.setProperty("--white-share", `${percent}%`);
    const [meter, beside] = this.#bars;
    beside.toggleAttribute("data-flipped", state.game.orientation === "b");
    mark(meter, "aria-valuenow", String(percent));
    mark(meter, "aria-valuetext", scoreText(score, turn, t, tag));
  }

  #row(at) {
    const score = element("span", { class: "analysis-score" });
    const moves = Array.from({ length: LONGEST }, (_, ply) => {
      const button = element("button", { type: "button", class: "quiet" });
      button.addEventListener("click", () => {
        const line = this.#lines[at];
        if (line) this.#step(line.moves, ply + 1);
      });
      return button;
    });
    return { row: element("li", {}, score, ...moves), score, moves };
  }
}

function fill({ row, score, moves }, line, { t, tag }, turn) {
  hide(row, !line);
  if (!line) return;
  write(score, scoreText(line.score, turn, t, tag));
  moves.forEach((button, ply) => {
    write(button, line.moves[ply] ?? "");
    hide(button, ply >= line.moves.length);
  });
}

/** Marks the move of a line that is shown on the board. */
function point({ moves }, line, walk) {
  const { detoured } = walk;
  const way = walk.moves.slice(-detoured || Infinity);
  const here = line && way.every((move, ply) => line.moves[ply] === move);
  moves.forEach((button, ply) => {
    if (here && ply === detoured - 1) mark(button, "aria-current", "true");
    else button.removeAttribute("aria-current");
  });
}

function figures({ t, tag, shown, busy, analysis, failed, walk }) {
  if (failed) return t("analysis.failed");
  if (shown.outcome && !walk.onDetour) return t("analysis.over");
  if (busy || !analysis) return t("analysis.wait");
  const nodes = analysis.nodes.toLocaleString(intlTags(tag));
  return t("analysis.figures", { depth: analysis.depth, nodes });
}
