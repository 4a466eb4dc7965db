/**
 * Study: what one learns a game by. Walks through its lines, and has the engine look at what is shown. Wires the parts to
 * each other; what they do is their own business.
 */
import { Critic } from "./critic.js";
import { Analyst } from "./page/analyst.js";
import { Engine } from "./engine/index.js";
import { firstMoves } from "./page/score.js";
import { Walk } from "./page/walk.js";
import { AnalysisPanel } from "./ui/analysis-panel.js";
import { WalkBar } from "./ui/walk-bar.js";
import { walkByKeys } from "./ui/walk-keys.js";

/** The analysis's table, small enough to stand beside the players' one on a phone. */
const ANALYSIS_MB = 16;

/** Nothing marked on the board. */
const NO_MARKS = { arrows: "", highlight: "" };

/**
 * @param {object} parts
 * @param {import("./page/desk.js").Desk} parts.desk
 * @param {any} parts.board the `<mlin-board>`
 * @param {import("./page/speech.js").Speech} parts.speech
 * @param {(selector: string) => any} parts.find
 * @param {() => import("./page/perfection.js").Goal[]} parts.goals what is solved
 */
export class Study {
  walk = new Walk();
  /** @type {Critic} */
  critic;
  #desk;
  #board;
  #speech;
  #goals;
  #analyst = new Analyst(() => new Engine({ hashMb: ANALYSIS_MB }));
  #analysisPanel;
  #walkBar;
  /** What the walk was begun with. */
  #known = "";

  constructor({ desk, board, speech, find, goals }) {
    this.#desk = desk;
    this.#board = board;
    this.#speech = speech;
    this.#goals = goals;
    const { walk } = this;
    this.#analysisPanel = new AnalysisPanel(find(".analysis"), {
      beside: find(".table-bar"),
      step: (moves, count) => this.visit(() => walk.detour(moves, count)),
    });
    this.#walkBar = new WalkBar(find(".walk"), {
      first: () => walk.first(),
      back: () => walk.step(-1),
      forth: () => walk.step(1),
      last: () => walk.last(),
      leave: () => this.#goHome(),
      play: () => desk.playFrom(walk.moves),
      next: () => this.critic.goToNext(),
      retry: () => this.critic.retry(),
    });
    const visit = (act) => this.visit(act);
    this.critic = new Critic({
      desk,
      walk,
      board,
      element: find(".review"),
      bar: find(".trial"),
      goals,
      visit,
    });
    walkByKeys(walk);
    this.#listen();
  }

  /** Shows another moment, and the board with it. @param {() => void} act */
  visit(act) {
    act();
    this.#board.scrollIntoView({ block: "nearest" });
  }

  /** Back to the game; the focus would be lost with the button. */
  #goHome() {
    this.walk.leaveAll();
    this.#board.focus({ preventScroll: true });
  }

  /** @param {import("./ui/view.js").View} view */
  render(view) {
    const { next, retryable } = this.critic;
    const note = this.critic.note(view);
    this.#walkBar.render({ ...view, note, next: Boolean(next), retryable });
    this.critic.render(view);
    this.#show(view);
  }

  #listen() {
    const { walk } = this;
    this.#desk.addEventListener("change", () => this.#begin());
    walk.addEventListener("change", () =>
      this.#board.review(walk.away ? walk.moves : undefined),
    );
    this.#analyst.addEventListener("change", () => this.#show());
    document.addEventListener("visibilitychange", () => this.#show());
  }

  /** Looks at the game again when it has changed. */
  #begin() {
    const { game, tree } = this.#desk;
    if (!game) return;
    const known = [game.start, ...game.moves].join(" ");
    if (known === this.#known && tree === this.walk.tree) return;
    this.#known = known;
    this.walk.begin(tree, game.moves);
    this.critic.follow();
  }

  /** Has the engine look at what is shown, and shows what it sees. */
  #show(view = { ...this.#speech, ...this.#desk.view }) {
    const { walk } = this;
    if (!view.game) return;
    // Another moment is shown then, and this comes anew.
    if (this.#strayed(view)) return walk.leaveDetour();
    this.#follow(view);
    const { analysis, failed } = this.#analyst;
    const lines = analysis?.lines ?? [];
    const marks = this.critic.marks ?? firstMoves(lines);
    this.#desk.mark(walk.onDetour ? NO_MARKS : marks);
    this.#analysisPanel.render({ ...view, analysis, failed, walk });
  }

  /** Whether a line is shown that nobody thinks of any more. */
  #strayed({ state }) {
    const thinks = state.analysis && !document.hidden;
    return this.walk.onDetour && this.#analyst.asked && !thinks;
  }

  #follow({ state, shown, busy }) {
    if (this.walk.onDetour) return;
    const wanted =
      state.analysis && !busy && !shown.outcome && !document.hidden;
    this.#analyst.follow(wanted ? shown : null, this.#goals());
  }
}
