/**
 * Requests to one engine from several boards, one after the other, so that none ends another's. A board that no longer wants its answer leaves the
 * queue by its signal.
 */
export class EngineQueue {
  #engine;
  #last = Promise.resolve();

  /** @param {Pick<import("../engine/index.js").Engine, "bestMove" | "analyse">} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /** As `Engine.bestMove`, after the requests before it. */
  bestMove(game, limits) {
    return this.#inTurn(limits.signal, () =>
      this.#engine.bestMove(game, limits),
    );
  }

  /** As `Engine.analyse`, after the requests before it. */
  analyse(game, limits) {
    return this.#inTurn(limits.signal, () =>
      this.#engine.analyse(game, limits),
    );
  }

  #inTurn(signal, ask) {
    const answer = this.#last.then(() => {
      signal?.throwIfAborted();
      return ask();
    });
    this.#last = answer.catch(() => {});
    return answer;
  }
}
