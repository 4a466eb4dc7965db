/**
 * Questions to the engine about the position on the board. When the position changes, all of them are dropped.
 */
import { halfMoveText } from "./situation.js";

/** See the head of the file. */
export class Questions {
  #engine;
  #fail;
  #dropping = new AbortController();

  /**
   * @param {() => import("./engine-queue.js").EngineQueue} engine asked for only when there is a question
   * @param {(error: Error) => void} fail told when the engine has failed
   */
  constructor(engine, fail) {
    this.#engine = engine;
    this.#fail = fail;
  }

  /** Aborted when the position changes. */
  get signal() {
    return this.#dropping.signal;
  }

  /** The position is another one: answers about the old one are not wanted any more. */
  drop() {
    this.#dropping.abort();
    this.#dropping = new AbortController();
  }

  /**
   * @param {"bestMove" | "analyse" | "values"} method
   * @param {import("../engine/index.js").Game} game
   * @param {object} limits
   * @returns {Promise<any>} what the method answers; null when dropped, or when the engine has failed
   */
  async ask(method, game, limits) {
    const { signal } = this;
    const copy = game.fork();
    try {
      const answer = await this.#engine()[method](copy, { ...limits, signal });
      return signal.aborted ? null : answer;
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return null;
    } finally {
      copy.free();
    }
  }
}

/** Whether the side to move stands better (positive), worse (negative) or neither. @param {import("../engine/index.js").Score} score */
export function balance(score) {
  if (score.kind === "estimate") return score.value;
  return { win: 1, draw: 0, loss: -1 }[score.kind];
}

/** The best line that begins with the half move; the analysis has one line per legal move, the best first. */
export function lineFrom({ lines }, half) {
  const begun = halfMoveText(half);
  const fits = (text) => text === begun || text.startsWith(`${begun}x`);
  return lines.find(({ moves }) => fits(moves[0]));
}
