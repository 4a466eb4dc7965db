/**
 * One game at one board: who plays which side, what has been chosen so far, whose turn it is, and the engine's turns.
 * No DOM and no clock of its own: engine, waiting and listeners are given to it.
 */
import { IDLE, offers, press, release, shown } from "./interaction.js";
import { Questions, balance, lineFrom } from "./questions.js";
import {
  enginesOnly,
  hasEarlierTurn,
  humans,
  resigner,
  rests,
} from "./seats.js";
import { Situation, readMove } from "./situation.js";
import { exactValues, valuesAt } from "./values.js";

/** @typedef {import("./seats.js").Side} Side */
/** @typedef {"human" | "engine" | "script"} By */

/**
 * What has just happened, for those who show it.
 * @typedef {{ kind: "move", move: import("./situation.js").Move, by: By, side: Side, next?: boolean }
 *   | { kind: "undo" | "redo" | "load" | "end" | "choose" | "release" | "players" | "hint" | "values" | "wait" | "review" }
 *   | { kind: "ask", point: string | null }
 *   | { kind: "refuse", reason: string, text: string, stuck?: true }
 *   | { kind: "wrong", fault: "move" | "capture", remark: string | null }
 *   | { kind: "fail", error: Error }} Happening
 */

/**
 * @typedef {object} Surroundings
 * @property {() => import("./engine-queue.js").EngineQueue} engine  asked for only when an engine is needed
 * @property {(name: string, detail: object, cancelable?: boolean) => boolean} emit  false when a listener cancelled
 * @property {(what: Happening) => void} update
 * @property {(ms: number, signal: AbortSignal) => Promise<void>} wait
 */

/** The engine's strength and thinking time when it is asked for a hint or about a draw. */
const HINT_LIMITS = { level: 10, timeMs: 900 };
const OFFER_LIMITS = { level: 10, timeMs: 400 };
/** Exact values are looked up, not searched for. */
const LOOK_LIMITS = { timeMs: 0 };

/** How a game is stepped through. */
const WALKS = /** @type {const} */ ({
  first: { act: "undo", far: true },
  back: { act: "undo", far: false },
  forward: { act: "redo", far: false },
  last: { act: "redo", far: true },
});

/** See the head of the file. */
export class Session {
  /** Least time before an answer of the engine, in ms. */
  delay = 400;

  #around;
  /** @type {import("../engine/index.js").Game | null} */
  #game = null;
  /** Another moment that is shown in the place of the game. @type {import("../engine/index.js").Game | null} */
  #moment = null;
  /** @type {Situation} */
  #situation;
  /** @type {import("./interaction.js").State} */
  #state = { tag: "reviewing" };
  /** @type {import("./seats.js").Seats} */
  #players = { w: "none", b: "none" };
  #level = { w: 5, b: 5 };
  #paused = false;
  #hint = null;
  /** The moves that are to be found, if any. @type {import("./exercise.js").Exercise | null} */
  #exercise = null;
  /** Moves of the game as it was loaded. */
  #length = 0;
  #valuing = false;
  /** @type {import("./values.js").Values} */
  #values = new Map();
  /** @type {Questions} */
  #questions;

  /** @param {Surroundings} around */
  constructor(around) {
    this.#around = around;
    this.#questions = new Questions(around.engine, (error) =>
      this.#fail(error),
    );
  }

  get game() {
    return this.#game;
  }
  /** Another moment that is shown while the game waits, or null. */
  get moment() {
    return this.#moment;
  }
  /** What is to be seen: the game, or another moment. */
  get shownGame() {
    return this.#moment ?? this.#game;
  }
  get situation() {
    return this.#situation;
  }
  get state() {
    return this.#state;
  }
  get players() {
    return this.#players;
  }
  get exercise() {
    return this.#exercise;
  }
  /** Whether all the moves of the exercise have been found. */
  get solved() {
    return this.#exercise?.solved(this.#game) ?? false;
  }
  /** How far the game has been stepped through, in moves. */
  get walked() {
    return { n: this.#game.moves.length, total: this.#length };
  }
  get level() {
    return this.#level;
  }
  /** The engine is to move. */
  get busy() {
    return this.#state.tag === "waiting";
  }
  /** Two engines that wait for a press before they go on. */
  get paused() {
    return this.#paused && !this.#moment && this.#state.tag === "reviewing";
  }
  /** The hint that is shown: the engine's analysis, until the next change. */
  get hintShown() {
    return this.#hint;
  }
  /** What a press on a point leads to, where that is known exactly and to be shown. */
  get values() {
    return valuesAt(this.#values, this.#state, this.#situation);
  }
  get offers() {
    return offers(this.#state, this.#situation);
  }
  get shown() {
    return shown(this.#state, this.#situation);
  }
  /** The last whole turn, or null. */
  get lastMove() {
    const text = this.shownGame.moves.at(-1);
    return text === undefined ? null : readMove(text);
  }

  /**
   * Takes a game over; the old one is given up.
   * @param {import("../engine/index.js").Game} game
   * @param {import("./exercise.js").Exercise | null} [exercise]
   * @param {number} [ply] moves after this one are taken back, to be walked through
   */
  load(game, exercise = null, ply = Infinity) {
    if (this.#game !== game) this.#game?.free();
    this.#game = game;
    this.#exercise = exercise;
    this.#length = game.moves.length;
    while (game.moves.length > ply) game.undo();
    this.#paused = false;
    this.#settle({ kind: "load" });
  }

  /**
   * Shows another moment, in which nobody plays; the game waits meanwhile. Whatever happens in the game returns to it.
   * @param {import("../engine/index.js").Game | null} moment is given up to the session; null returns to the game
   */
  review(moment) {
    if (!moment && !this.#moment) return;
    this.#show(moment);
    this.#settle({ kind: "review" });
  }

  #show(moment) {
    this.#moment?.free();
    this.#moment = moment;
  }

  /** Who plays, and how strong the engine is; holds from `load` or `wake` on. @param {import("./seats.js").Seats} players @param {Record<Side, number>} level of each side, 1 to 10 */
  seat(players, level) {
    this.#players = players;
    this.#level = level;
    this.#paused = false;
  }

  /** Whether the exact values of the moves are shown. @param {boolean} shown */
  value(shown) {
    if (shown === this.#valuing) return;
    this.#valuing = shown;
    this.revalue();
  }

  /** Looks the values up anew: they are wanted, or more is known than before. */
  revalue() {
    if (!this.#game) return;
    if (this.#valuing) this.#look();
    else this.#showValues(new Map());
  }

  /** A press on a point. @param {string} point */
  press(point) {
    const { state, act } = press(this.#state, point, this.#situation);
    this.#state = state;
    switch (act?.do) {
      case "play":
        this.#try(act.text, "human");
        return;
      case "refuse":
        this.#refuse(act);
        return;
      case "resume":
        this.resume();
        return;
      case "wait":
        this.#around.update({ kind: "wait" });
        return;
      default:
        this.#around.update({ kind: "choose" });
    }
  }

  /** A press beside all points: puts a lifted man back. */
  release() {
    const state = release(this.#state);
    if (state === this.#state) return;
    this.#state = state;
    this.#around.update({ kind: "release" });
  }

  /** Escape: puts a lifted man back, and takes a half move back. */
  escape() {
    if (this.#state.tag === "capturing") this.undo();
    else this.release();
  }

  /** Makes a move for whoever is to move. @param {string} text @returns {boolean} whether it was made */
  play(text) {
    const reason = this.#game.explain(text);
    if (reason === null) return this.#try(text, "script");
    this.#refuse({ reason, text });
    return false;
  }

  /** Takes back a half move; else a move, and against the engine the human's move before it. */
  undo() {
    if (this.#state.tag === "capturing") return this.#settle({ kind: "undo" });
    if (!this.undoable) return;
    do this.#game.undo();
    while (!this.#resting && this.#game.undoable);
    this.#paused = enginesOnly(this.#seats);
    this.#settle({ kind: "undo" });
  }

  /** Makes again what undo took back, up to the human's next turn. */
  redo() {
    if (!this.redoable) return;
    do this.#game.redo();
    while (!this.#resting && this.#game.redoable);
    this.#paused = enginesOnly(this.#seats);
    this.#settle({ kind: "redo" });
  }

  /** Steps through a game that nobody plays. @param {"first" | "back" | "forward" | "last"} to */
  walk(to) {
    const { act, far } = WALKS[to];
    if (!this.#game[act]()) return;
    while (far && this.#game[act]());
    this.#settle({ kind: act });
  }

  get undoable() {
    if (this.#state.tag === "capturing") return true;
    if (!this.#game?.undoable) return false;
    const { outcome, turn, moves } = this.#game;
    const made = moves.length - (this.#exercise?.first ?? 0);
    return outcome !== null || hasEarlierTurn(this.#seats, turn, made);
  }

  get redoable() {
    return this.#state.tag !== "capturing" && Boolean(this.#game?.redoable);
  }

  /** Lets two paused engines go on, or asks an engine again that has failed. */
  resume() {
    if (!this.paused) return;
    this.#paused = false;
    this.#settle({ kind: "players" });
  }

  /** Stops asking the engine; `wake` goes on, with those who are seated now. */
  sleep() {
    this.#questions.drop();
  }

  wake() {
    if (this.#game) this.#settle({ kind: "players" });
  }

  /** @param {Side} [side] the human's, and the side to move when there are two humans or none */
  resign(side = resigner(this.#players, this.#game.turn)) {
    if (this.#game.outcome) return;
    this.#game.resign(side);
    this.#ended();
  }

  /**
   * Offers a draw. Two humans at one board have agreed before they press; the engine agrees when it does not think that it stands better.
   * @returns {Promise<boolean>} whether the game is drawn now
   */
  async offerDraw() {
    const count = humans(this.#players);
    if (this.#game.outcome || count === 0) return false;
    if (count === 1 && !(await this.#engineAgrees())) return false;
    this.#game.agreeDraw();
    this.#ended();
    return true;
  }

  /** Asks the engine for a good move and shows it. @returns {Promise<import("../engine/index.js").Analysis | null>} null when the answer came too late */
  async hint() {
    if (this.#situation.outcome || this.busy) return null;
    const hint = this.#exercise
      ? this.#exercise.hint(this.#game)
      : await this.#askForHint();
    if (!hint) return null;
    this.#hint = hint;
    this.#around.update({ kind: "hint" });
    return hint;
  }

  async #askForHint() {
    const half = this.#state.tag === "capturing" ? this.#state : null;
    const multiPv = half ? this.#situation.moves.length : 1;
    const analysis = await this.#ask("analyse", { ...HINT_LIMITS, multiPv });
    if (!analysis) return null;
    const line = (half && lineFrom(analysis, half)) ?? analysis.lines[0];
    const best = line?.moves[0] ?? analysis.best;
    return { ...analysis, best, score: line?.score };
  }

  // --- moves ---------------------------------------------------------------------------------------------------------

  /** Makes a legal move, unless it is not the one that is to be found. @returns {boolean} whether it was made */
  #try(text, by) {
    const wrong = this.#judge(text);
    if (!wrong && this.#make(text, by)) return true;
    if (wrong || by === "human") this.#settle(wrong ?? { kind: "release" });
    return false;
  }

  /** What is to be said against a move in an exercise; null for nothing. */
  #judge(text) {
    if (!this.#exercise || this.solved) return null;
    const { move } = outlook(this.#game, text);
    const wrong = this.#exercise.judge(this.#game, move.text);
    if (wrong)
      this.#around.emit("mlin-wrong", { move, ...this.#exercise.tally });
    return wrong;
  }

  /** Makes a legal move unless a listener cancels it or changes the game meanwhile. */
  #make(text, by) {
    const game = this.#game;
    const { position, turn: side } = game;
    const { move, after } = outlook(game, text);
    const detail = { move, position: after, by };
    const wanted = this.#around.emit("mlin-move", detail, true);
    const same =
      this.#game === game && game.position === position && !game.outcome;
    if (!wanted || !same) return false;
    game.play(text);
    const next = this.#exercise !== null && !this.solved;
    this.#settle({ kind: "move", move, by, side, next });
    if (this.#game === game) this.#afterMove(game);
    return true;
  }

  #afterMove({ outcome, offersDraw }) {
    if (outcome) this.#around.emit("mlin-gameover", { outcome });
    else if (offersDraw)
      this.#around.emit("mlin-offer", { reason: "both-flying" });
    if (this.solved) this.#around.emit("mlin-solved", this.#exercise.tally);
  }

  #refuse(act) {
    this.#around.emit("mlin-illegal", { reason: act.reason, text: act.text });
    this.#around.update({ ...act, kind: "refuse" });
  }

  #ended() {
    this.#settle({ kind: "end" });
    this.#around.emit("mlin-gameover", { outcome: this.#game.outcome });
  }

  /** After every change: looks at the game afresh, tells everybody, and lets the engine move if it is its turn. */
  #settle(what) {
    this.#questions.drop();
    this.#hint = null;
    if (CAUSES.has(what.kind)) this.#show(null);
    this.#values = new Map();
    const wasBusy = this.busy;
    this.#situation = new Situation(this.shownGame);
    this.#state = this.#present();
    const { signal } = this.#questions;
    this.#around.update(what);
    if (CAUSES.has(what.kind))
      this.#around.emit("mlin-change", { cause: what.kind });
    if (signal.aborted) return;
    if (wasBusy !== this.busy)
      this.#around.emit("mlin-busy", { busy: this.busy });
    if (signal.aborted) return;
    if (this.busy) this.#engineMoves();
    else if (this.#valuing) this.#look();
  }

  /** @returns {import("./interaction.js").State} */
  #present() {
    if (this.#moment) return { tag: "reviewing" };
    if (this.#game.outcome) return { tag: "over" };
    if (this.solved) return { tag: "reviewing" };
    const player = this.#seats[this.#game.turn];
    if (player === "human") return IDLE;
    return player === "engine" && !this.#paused
      ? { tag: "waiting" }
      : { tag: "reviewing" };
  }

  // --- engine --------------------------------------------------------------------------------------------------------

  #ask(method, limits) {
    return this.#questions.ask(method, this.shownGame, limits);
  }

  /** Shows what each legal move is worth, as far as that is known exactly. */
  async #look() {
    if (this.busy || this.#situation.outcome) return;
    const values = await this.#ask("values", LOOK_LIMITS);
    if (values) this.#showValues(exactValues(values));
  }

  #showValues(values) {
    if (values.size + this.#values.size === 0) return;
    this.#values = values;
    this.#around.update({ kind: "values" });
  }

  async #engineMoves() {
    const { signal } = this.#questions;
    const [reply] = await Promise.all([
      this.#reply(),
      this.#around.wait(this.delay, signal),
    ]);
    if (signal.aborted) return;
    if (reply && this.#make(reply, this.#exercise ? "script" : "engine"))
      return;
    if (signal.aborted) return;
    this.#paused = true;
    this.#settle({ kind: "players" });
  }

  /** The move of whoever answers the reader: the exercise, or the engine. @returns {Promise<string | undefined>} */
  async #reply() {
    if (this.#exercise) return this.#exercise.expected(this.#game)?.[0];
    return (
      await this.#ask("bestMove", { level: this.#level[this.#game.turn] })
    )?.best;
  }

  /** An engine that fails on its turn leaves the game paused, so that a press asks it again. */
  #fail(error) {
    const what = /** @type {const} */ ({ kind: "fail", error });
    if (!this.busy) return this.#around.update(what);
    this.#paused = true;
    this.#settle(what);
  }

  async #engineAgrees() {
    const own = this.#players[this.#game.turn] === "engine";
    const answer = await this.#ask("analyse", OFFER_LIMITS);
    if (!answer) return false;
    return (own ? 1 : -1) * balance(answer.lines[0].score) <= 0;
  }

  /** Whether undo or redo may stop here. */
  get #resting() {
    return rests(this.#seats, this.#game.turn);
  }

  /** Who plays now: in an exercise the reader against the line. */
  get #seats() {
    return this.#exercise?.seats ?? this.#players;
  }
}

/** The happenings after which the game itself is another: those of `mlin-change`. */
const CAUSES = new Set(["move", "undo", "redo", "load", "end"]);

/** A move and the position after it, without making it. */
function outlook(game, text) {
  const copy = game.fork();
  const move = copy.play(text);
  const after = copy.position;
  copy.free();
  return { move, after };
}
