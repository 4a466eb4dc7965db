import { gaveText } from "../page/review-words.js";
import { hide, write } from "./element.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../page/trial.js").Trial} Trial */

/** What the board of the trial takes over from that of the game. */
const ALIKE = [
  "lang",
  "theme",
  "board",
  "men",
  "orientation",
  "coordinates",
  "delay",
  "motion",
];

/** How strong the engine answers a try. */
const LEVEL = "10";

/**
 * Trial view: a board of its own in the place of the game's, which stays as it is, and a bar that says what to do and how it
 * went. A right try may be played on against the engine.
 */
export class TrialView {
  #board;
  #bar;
  #text;
  #buttons;
  #trial;
  /** The board that is tried on. */
  #shown = null;

  /**
   * @param {any} board the `<mlin-board>` of the game
   * @param {HTMLElement} bar
   * @param {Trial} trial
   * @param {() => void} answer shows what was better
   */
  constructor(board, bar, trial, answer) {
    this.#board = board;
    this.#bar = bar;
    this.#trial = trial;
    this.#text = bar.querySelector(".trial-text");
    const button = (name) => bar.querySelector(`[data-trial=${name}]`);
    const acts = {
      again: () => this.#restart(),
      answer,
      end: () => trial.end(),
    };
    for (const [name, act] of Object.entries(acts))
      button(name).addEventListener("click", act);
    this.#buttons = { again: button("again"), answer: button("answer") };
  }

  /** @param {View} view */
  render(view) {
    const { state } = this.#trial;
    const on = state !== "none";
    hide(this.#bar, !on);
    this.#bar.parentElement.toggleAttribute("data-trial", on);
    if (!on) return this.#close();
    if (!this.#shown) this.#open(view.game);
    this.#seat(state);
    write(this.#text, trialText(this.#trial, view));
    hide(this.#buttons.again, state === "task" || state === "weighing");
    hide(this.#buttons.answer, state === "best");
  }

  #open(game) {
    const shown = /** @type {any} */ (document.createElement("mlin-board"));
    shown.className = "trial-board";
    for (const name of ALIKE) {
      const text = this.#board.getAttribute(name);
      if (text !== null) shown.setAttribute(name, text);
    }
    shown.setAttribute("position", game.start);
    shown.setAttribute("moves", this.#trial.moves.join(" "));
    shown.setAttribute("level", LEVEL);
    shown.addEventListener("mlin-change", ({ detail: { cause } }) => {
      if (cause === "move") this.#tried();
    });
    hide(this.#board, true);
    this.#board.after(shown);
    shown.scrollIntoView({ block: "nearest" });
    shown.focus({ preventScroll: true });
    this.#shown = shown;
  }

  /** Only the first move is a try; what comes behind a right one is played on. */
  #tried() {
    const { moves } = this.#shown.game;
    if (this.#trial.state === "task") this.#trial.judge(moves.at(-1));
  }

  /** Nobody moves while a try is looked at, nor behind a wrong one. */
  #seat(state) {
    const { side } = this.#trial.verdict;
    const players = side === "w" ? "human,engine" : "engine,human";
    const free = state === "best" || state === "held" || state === "task";
    const wanted = free ? players : "none";
    if (this.#shown.players !== wanted) this.#shown.players = wanted;
  }

  #restart() {
    this.#trial.again();
    this.#shown.reset();
    this.#shown.focus({ preventScroll: true });
  }

  #close() {
    if (!this.#shown) return;
    this.#shown.remove();
    this.#shown = null;
    hide(this.#board, false);
    this.#board.focus({ preventScroll: true });
  }
}

/** What to do, or how it went. @param {Trial} trial @param {View} view */
export function trialText({ state, verdict, after }, { t, tag }) {
  switch (state) {
    case "task":
      return t(`trial.task.${verdict.side}`, { move: verdict.move });
    case "held": {
      const { kind } = verdict.before;
      const proven = kind === "win" || kind === "draw";
      return t(proven ? `trial.held.${kind}` : "trial.held");
    }
    case "failed":
      return [t("trial.failed"), gaveText({ ...verdict, after }, t, tag)].join(
        " ",
      );
    default:
      return t(`trial.${state}`);
  }
}
