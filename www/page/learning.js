/**
 * Learning: what one engine has taken over of what another one has solved and stored.
 */

/** @typedef {import("./perfection.js").Goal} Goal */

export class Learning {
  #learnt = new WeakSet();

  /**
   * @param {Pick<import("../engine/index.js").Engine, "solve">} engine always the same one
   * @param {readonly Goal[]} goals what is solved
   * @param {AbortSignal} signal
   */
  async learn(engine, goals, signal) {
    for (const goal of goals) {
      if (this.#learnt.has(goal)) continue;
      const { variant, ...wishes } = goal;
      await engine.solve(variant, { ...wishes, signal });
      this.#learnt.add(goal);
    }
  }
}
