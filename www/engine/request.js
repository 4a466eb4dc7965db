import { MlinError } from "./errors.js";

/**
 * One question to the engine: the game as it stood when it was asked, and a promise of the answer that
 * is settled once, by whatever comes first.
 */
export class Request {
  #resolve;
  #reject;
  #signal;

  /** @type {boolean} whether the answer is there, or none will come */
  settled = false;
  /** @type {boolean} whether the best so far is wanted now */
  stopped = false;

  /**
   * @param {{ start: string, moves: string[] }} game
   * @param {{ limits: object, onInfo?: Function, signal?: AbortSignal }} wishes
   */
  constructor({ start, moves }, { limits, onInfo, signal }) {
    this.start = start;
    this.moves = moves;
    this.limits = limits;
    this.onInfo = onInfo && ((analysis) => this.#inform(onInfo, analysis));
    /** @type {Promise<object>} */
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#signal = signal;
    signal?.addEventListener("abort", this.#abort);
  }

  resolve(analysis) {
    this.#settle(this.#resolve, analysis);
  }

  reject(error) {
    this.#settle(this.#reject, error);
  }

  /** Called when the signal has ended the request. @type {() => void} */
  onAbort = () => {};

  /** A listener that throws is reported as any other; the search does not suffer. */
  #inform(onInfo, analysis) {
    if (this.settled) return;
    try {
      onInfo(analysis);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  #abort = () => {
    this.reject(abortError(this.#signal));
    this.onAbort();
  };

  #settle(settle, value) {
    if (this.settled) return;
    this.settled = true;
    this.#signal?.removeEventListener("abort", this.#abort);
    settle(value);
  }
}

/** The signal's reason where it is an AbortError, else one. @param {AbortSignal} signal */
export function abortError({ reason }) {
  return reason?.name === "AbortError"
    ? reason
    : new DOMException("the request was aborted", "AbortError");
}
