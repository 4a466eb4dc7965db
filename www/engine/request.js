import { Pending } from "./pending.js";

/** One question to the engine: the game as it stood when it was asked, and what is wanted. */
export class Request extends Pending {
  /** @type {boolean} whether the best so far is wanted now */
  stopped = false;

  /**
   * @param {{ start: string, moves: string[] }} game
   * @param {{ limits: object, onInfo?: Function, signal?: AbortSignal }} wishes
   */
  constructor({ start, moves }, { limits, onInfo, signal }) {
    super({ onInfo, signal });
    this.start = start;
    this.moves = moves;
    this.limits = limits;
  }
}
