/**
 * Watches over a worker: one that browser or system has killed says nothing any more, and nobody tells the page. While something is awaited
 * from it, a worker that has been silent is asked for a sign of life; after a few questions without any answer it is given up.
 */

/** How long a worker may be silent before it is asked, in ms. */
const SILENCE_MS = 10_000;

/** Questions without an answer after which a worker is lost. Of a tab that sleeps, no time is counted but the moments it wakes. */
const QUESTIONS = 3;

export class Pulse {
  #ask;
  #lose;
  #timer = null;
  #unanswered = 0;

  /**
   * @param {() => void} ask sends the question
   * @param {() => void} lose is called once when the worker is lost
   */
  constructor(ask, lose) {
    this.#ask = ask;
    this.#lose = lose;
  }

  /** The worker has said something. */
  beat() {
    this.#unanswered = 0;
  }

  /** Whether something is awaited from the worker. @param {boolean} awaited */
  watch(awaited) {
    if (awaited === (this.#timer !== null)) return;
    clearInterval(this.#timer);
    this.#unanswered = 0;
    this.#timer = awaited ? setInterval(() => this.#look(), SILENCE_MS) : null;
  }

  #look() {
    if (this.#unanswered === QUESTIONS) {
      this.watch(false);
      return this.#lose();
    }
    this.#unanswered += 1;
    this.#ask();
  }
}
