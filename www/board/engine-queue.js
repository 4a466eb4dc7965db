/**
 * Requests to one engine from several boards, one after the other, so that none ends another's. A board that no longer wants its answer leaves the
 * queue by its signal.
 */
export class EngineQueue {
  #engine;
  #last = Promise.resolve();

  /** @param {Pick<import("../engine/index.js").Engine, "bestMove" | "analyse" | "values" | "solve">} engine */
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

  /** As `Engine.values`, after the requests before it. */
  values(game, limits) {
    return this.#inTurn(limits.signal, () => this.#engine.values(game, limits));
  }

  /** As `Engine.solve`, which waits for nobody and lets all others go first. */
  solve(variant, wishes) {
    return this.#engine.solve(variant, wishes);
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
