import { intlTags } from "../i18n/index.js";
import { LINES } from "../page/analyst.js";
import { scoreText, whiteShare } from "../page/score.js";
import { element, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** How many moves of a line are shown. */
const LONGEST = 8;

/** Analysis panel: what the engine makes of the position. Its buttons stay the same ones, so that none loses the focus. */
export class AnalysisPanel {
  #find;
  #rows;
  #lines = [];
  #step;

  /**
   * @param {HTMLElement} panel
   * @param {object} answers
   * @param {(moves: string[]) => void} answers.step shows where the first moves of a line lead
   * @param {() => void} answers.back returns to the game
   */
  constructor(panel, { step, back }) {
    this.#find = (name) => panel.querySelector(`.analysis-${name}`);
    this.#step = step;
    this.#rows = Array.from({ length: LINES }, (_, at) => this.#row(at));
    this.#find("lines").append(...this.#rows.map(({ row }) => row));
    this.#find("back").addEventListener("click", back);
  }

  /** @param {View & { analysis: import("../engine/index.js").Analysis | null, failed: boolean, previewing: boolean }} view */
  render(view) {
    const on = view.state.analysis;
    const { analysis } = view;
    this.#find("switch").setAttribute("aria-pressed", String(on));
    this.#find("body").hidden = !on;
    this.#find("back").hidden = !view.previewing;
    write(this.#find("figures"), figures(view));
    this.#lines = (on && analysis?.lines) || [];
    this.#find("bar").hidden = this.#lines.length === 0;
    if (this.#lines.length > 0) this.#weigh(view);
    this.#rows.forEach((row, at) => fill(row, this.#lines[at], view));
  }

  /** The bar, which is filled from White's end. */
  #weigh({ t, game }) {
    const [{ score }] = this.#lines;
    const bar = this.#find("bar");
    const percent = Math.round(100 * whiteShare(score, game.turn));
    bar.style.setProperty("--white-share", `${percent}%`);
    bar.setAttribute("aria-valuenow", String(percent));
    bar.setAttribute("aria-valuetext", scoreText(score, game.turn, t));
  }

  #row(at) {
    const score = element("span", { class: "analysis-score" });
    const moves = Array.from({ length: LONGEST }, (_, ply) => {
      const button = element("button", { type: "button", class: "quiet" });
      button.addEventListener("click", () => {
        const line = this.#lines[at]?.moves.slice(0, ply + 1);
        if (line) this.#step(line);
      });
      return button;
    });
    return { row: element("li", {}, score, ...moves), score, moves };
  }
}

function fill({ row, score, moves }, line, { t, game }) {
  row.hidden = !line;
  if (!line) return;
  write(score, scoreText(line.score, game.turn, t));
  moves.forEach((button, ply) => {
    write(button, line.moves[ply] ?? "");
    button.hidden = ply >= line.moves.length;
  });
}

function figures({ t, tag, game, busy, analysis, failed }) {
  if (failed) return t("analysis.failed");
  if (game.outcome) return t("analysis.over");
  if (busy || !analysis) return t("analysis.wait");
  const nodes = analysis.nodes.toLocaleString(intlTags(tag));
  return t("analysis.figures", { depth: analysis.depth, nodes });
}
