/**
 * Critic: the review of the game on the page, in its panel, on the board and beside the moves. Wires the parts to each other.
 */
import { onBoard } from "./board/why.js";
import { Engine, Game } from "./engine/index.js";
import { GLYPHS } from "./page/review.js";
import { sceneText, verdictText } from "./page/review-words.js";
import { Reviewer } from "./page/reviewer.js";
import { firstMoves } from "./page/score.js";
import { Trial } from "./page/trial.js";
import { ReviewPanel } from "./ui/review-panel.js";
import { TrialView } from "./ui/trial-view.js";

/** The review's table: its positions are near each other, and a phone has room for it. */
const REVIEW_MB = 16;

export class Critic {
  reviewer = new Reviewer(() => new Engine({ hashMb: REVIEW_MB }), Game);
  trial = new Trial((moves, signal) => this.reviewer.weigh(moves, signal));
  #desk;
  #walk;
  #panel;
  #element;
  #goals;
  #trialView;
  /** The ply of the mistake that is looked at, before it was made. */
  #chosen = null;

  /**
   * @param {object} parts
   * @param {import("./page/desk.js").Desk} parts.desk
   * @param {import("./page/walk.js").Walk} parts.walk
   * @param {any} parts.board the `<mlin-board>` of the game
   * @param {HTMLElement} parts.element the panel
   * @param {HTMLElement} parts.bar of the trial
   * @param {() => import("./page/perfection.js").Goal[]} parts.goals what is solved
   * @param {(act: () => void) => void} parts.visit does what shows another moment, and shows the board
   */
  constructor({ desk, walk, board, element, bar, goals, visit }) {
    this.#desk = desk;
    this.#walk = walk;
    this.#element = element;
    this.#goals = goals;
    const { reviewer, trial } = this;
    this.#trialView = new TrialView(board, bar, trial, () => this.#answer());
    walk.addEventListener("change", () => trial.end());
    this.#panel = new ReviewPanel(element, {
      go: (ply) => walk.go(reviewer.moves.slice(0, ply)),
      choose: (verdict) => visit(() => this.#choose(verdict)),
      step: (verdict, count) =>
        visit(() => {
          this.#choose(verdict);
          walk.detour(verdict.better, count);
        }),
      retry: (verdict) => this.retry(verdict),
      close: () => reviewer.cancel(),
    });
  }

  /** Reviews the game as far as it has been played, unless that is done already. */
  review() {
    const { game } = this.#desk;
    const { reviewer } = this;
    const known =
      reviewer.fits(game) && reviewer.moves.length === game.moves.length;
    if (!known || reviewer.state === "failed")
      reviewer.begin(game, this.#goals());
    this.#element.hidden = false;
    this.#element.scrollIntoView({ block: "nearest" });
  }

  /** The game has changed: a review of another one is of no use. */
  follow() {
    const { reviewer } = this;
    if (reviewer.state !== "none" && !reviewer.fits(this.#desk.game))
      reviewer.cancel();
  }

  /** What to say about the moment that is shown. @param {import("./ui/view.js").View} view */
  note({ t, tag }) {
    const verdict = this.#shownVerdict;
    if (!verdict?.kind || this.#walk.onDetour) return "";
    const [{ turn }] = this.reviewer.scenes;
    return verdictText(verdict, turn, this.#reason(verdict), t, tag);
  }

  /** Why the better move was good. */
  #reason({ ply, better: [best] }) {
    const game = this.reviewer.gameAt(ply);
    const move = game.legalMoves().find(({ text }) => text === best);
    const reason = onBoard(game, move);
    game.free();
    return reason;
  }

  /** The next mistake from where the reader stands, or null. */
  get next() {
    const at = this.#at(this.#walk.baseMoves);
    const from = at === null || at === this.#looked ? (at ?? -1) + 1 : at;
    return this.reviewer.verdicts.find(
      (verdict) => verdict?.kind && verdict.ply >= from,
    );
  }

  goToNext() {
    if (this.next) this.#choose(this.next);
  }

  /** Whether the moment before a mistake is looked at, which may be tried again. */
  get retryable() {
    return this.#looked !== null;
  }

  retry(verdict = this.reviewer.verdicts[this.#looked]) {
    this.#choose(verdict);
    this.trial.begin(verdict, this.#walk.moves);
  }

  /** The marks of the better move, where the mistake is looked at; else null. */
  get marks() {
    const verdict = this.reviewer.verdicts[this.#looked];
    return verdict ? firstMoves([{ moves: verdict.better }]) : null;
  }

  /** What stands behind moves in the list. @returns {Map<import("./page/tree.js").Branch | null, string>} */
  get glyphs() {
    const { moves, verdicts } = this.reviewer;
    const { tree } = this.#walk;
    return new Map(
      verdicts
        .filter((verdict) => verdict?.kind)
        .map(({ ply, kind }) => [
          tree.at(moves.slice(0, ply + 1)),
          GLYPHS[kind],
        ]),
    );
  }

  /** @param {import("./ui/view.js").View} view */
  render(view) {
    const { reviewer } = this;
    const at = this.#at(this.#walk.moves);
    const text = sceneOf(reviewer, at ?? reviewer.moves.length, view);
    const chosen = this.#looked;
    this.#panel.render({ ...view, reviewer, at, text, chosen });
    this.#trialView.render(view);
  }

  /** Ends the trial, and shows on the board where the better line leads. */
  #answer() {
    const { better } = this.trial.verdict;
    this.trial.end();
    this.#walk.detour(better, 1);
  }

  #choose({ ply }) {
    this.#chosen = ply;
    this.#walk.go(this.reviewer.moves.slice(0, ply));
  }

  /** The ply of the mistake that is looked at, as long as the reader stands before it. */
  get #looked() {
    const at = this.#at(this.#walk.baseMoves);
    return at === this.#chosen ? at : null;
  }

  /** The mistake that is looked at, else the move that has led here. */
  get #shownVerdict() {
    const { verdicts } = this.reviewer;
    const at = this.#at(this.#walk.moves);
    return verdicts[this.#looked ?? at - 1];
  }

  /** Which position of the review moves lead to, null for none. */
  #at(moves) {
    const { moves: reviewed, state } = this.reviewer;
    const inside =
      state !== "none" &&
      moves.length <= reviewed.length &&
      moves.every((move, at) => reviewed[at] === move);
    return inside ? moves.length : null;
  }
}

function sceneOf(reviewer, at, { t, tag }) {
  return reviewer.scenes[at] ? sceneText(reviewer, at, t, tag) : "";
}
