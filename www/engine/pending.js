/**
 * A promise of an answer that is settled once, by whatever comes first: the answer, an error, or the
 * asker's signal.
 */
export class Pending {
  #resolve;
  #reject;
  #signal;

  /** @type {boolean} whether the answer is there, or none will come */
  settled = false;

  /** @param {{ onInfo?: Function, signal?: AbortSignal }} wishes */
  constructor({ onInfo, signal }) {
    this.onInfo = onInfo && ((news) => this.#inform(onInfo, news));
    /** @type {Promise<object>} */
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.#signal = signal;
    signal?.addEventListener("abort", this.#abort);
  }

  resolve(answer) {
    this.#settle(this.#resolve, answer);
  }

  reject(error) {
    this.#settle(this.#reject, error);
  }

  /** Called when the signal has ended it. @type {() => void} */
  onAbort = () => {};

  /** A listener that throws is reported as any other; the work does not suffer. */
  #inform(onInfo, news) {
    if (this.settled) return;
    try {
      onInfo(news);
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
