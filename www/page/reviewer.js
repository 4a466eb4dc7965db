/**
 * Reviewer: has an engine of its own look at every position of a game, the last one first, since what is found there helps
 * with those before. Where a move seems to be a mistake it looks again, longer. Event: `change`.
 */
import { Learning } from "./learning.js";
import { judge, scoreOf } from "./review.js";

/** @typedef {import("./review.js").Scene} Scene */
/** @typedef {import("../engine/index.js").Game} Game */

/** For all positions together, in ms; a position gets its share within bounds. */
const FIRST_MS = 8_000;
const EACH_MS = { least: 40, most: 250 };
/** For looking again at what seem to be mistakes. */
const AGAIN_MS = 3_000;
const AGAIN_EACH_MS = { least: 60, most: 400 };

/** How much of the progress the first look is. */
const FIRST_PART = 0.75;

export class Reviewer extends EventTarget {
  #open;
  #games;
  #engine = null;
  #search = new AbortController();
  #learning = new Learning();

  /** @type {"none" | "running" | "done" | "failed"} */
  state = "none";
  /** From 0 to 1. */
  progress = 0;
  /** The position in which the game began. */
  start = "";
  /** The moves that are reviewed. @type {readonly string[]} */
  moves = [];
  /** @type {Scene[]} */
  scenes = [];
  /** @type {(import("./review.js").Verdict | null)[]} */
  verdicts = [];

  /**
   * @param {() => Pick<import("../engine/index.js").Engine, "analyse" | "solve">} open makes the engine, when it is first needed
   * @param {{ fromPosition: (position: string) => Game }} games the class of games
   */
  constructor(open, games) {
    super();
    this.#open = open;
    this.#games = games;
  }

  /**
   * Reviews a game as far as it has been played; one that is under way is given up.
   * @param {Game} game
   * @param {import("./perfection.js").Goal[]} [goals] what is solved: the engine is to know it, too
   */
  async begin({ start, moves }, goals = []) {
    this.cancel();
    this.#search = new AbortController();
    const { signal } = this.#search;
    Object.assign(this, { state: "running", start, moves, progress: 0 });
    this.scenes = this.#scenes();
    this.#tell();
    try {
      this.#engine ??= this.#open();
      await this.#learning.learn(this.#engine, goals, signal);
      signal.throwIfAborted();
      await this.#lookAtAll(signal);
      await this.#lookAgain(signal);
      signal.throwIfAborted();
      this.#end("done");
    } catch {
      if (!signal.aborted) this.#end("failed");
    }
  }

  /** Gives the review up, and forgets it. */
  cancel() {
    this.#search.abort();
    Object.assign(this, { scenes: [], verdicts: [], moves: [], start: "" });
    this.#end("none");
  }

  /** Whether a game, or the beginning of one that has gone on, is the reviewed one. @param {Game} game */
  fits({ start, moves }) {
    return (
      start === this.start && this.moves.every((move, at) => moves[at] === move)
    );
  }

  /** The reviewed game as it stood after so many moves. @param {number} made @returns {Game} to be freed */
  gameAt(made) {
    return this.#after(this.moves.slice(0, made));
  }

  /** What one move leads to, seen longer. @param {readonly string[]} moves @param {AbortSignal} signal */
  async weigh(moves, signal) {
    this.#engine ??= this.#open();
    return this.#look(this.#after(moves), AGAIN_EACH_MS.most, signal);
  }

  #scenes() {
    const game = this.#games.fromPosition(this.start);
    const scene = () => ({
      turn: game.turn,
      look: game.outcome && {
        score: scoreOf(game.outcome, game.turn),
        line: [],
      },
    });
    const scenes = [scene()];
    for (const move of this.moves) {
      game.play(move);
      scenes.push(scene());
    }
    game.free();
    return scenes;
  }

  async #lookAtAll(signal) {
    const all = this.scenes.length;
    const ms = within(EACH_MS, FIRST_MS / all);
    for (let at = all - 1; at >= 0; at -= 1) {
      await this.#lookAt(at, ms, signal);
      this.progress = (FIRST_PART * (all - at)) / all;
      this.#tell();
    }
  }

  async #lookAgain(signal) {
    const doubtful = this.verdicts.filter((verdict) => verdict?.kind);
    const plies = new Set(doubtful.flatMap(({ ply }) => [ply + 1, ply]));
    const ms = within(AGAIN_EACH_MS, AGAIN_MS / plies.size);
    let seen = 0;
    for (const at of [...plies].sort((one, other) => other - one)) {
      await this.#lookAt(at, ms, signal);
      seen += 1;
      this.progress = FIRST_PART + ((1 - FIRST_PART) * seen) / plies.size;
      this.#tell();
    }
  }

  async #lookAt(at, ms, signal) {
    const scene = this.scenes[at];
    const over = scene.look && scene.look.line.length === 0;
    if (!over) scene.look = await this.#look(this.gameAt(at), ms, signal);
    this.verdicts = judge(this.moves, this.scenes);
  }

  #after(moves) {
    const game = this.#games.fromPosition(this.start);
    for (const move of moves) game.play(move);
    return game;
  }

  /** @param {Game} game is used up */
  async #look(game, timeMs, signal) {
    try {
      const { outcome, turn } = game;
      if (outcome) return { score: scoreOf(outcome, turn), line: [] };
      const { lines } = await this.#engine.analyse(game, { timeMs, signal });
      return { score: lines[0].score, line: lines[0].moves };
    } finally {
      game.free();
    }
  }

  #end(state) {
    this.state = state;
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

function within({ least, most }, ms) {
  return Math.min(Math.max(ms, least), most);
}
