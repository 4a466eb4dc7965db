/** Random numbers that a seed repeats: mulberry32. */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** @returns {number} from 0 up to, not including, 1 */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mix = this.#state;
    mix = Math.imul(mix ^ (mix >>> 15), mix | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  }

  /**
   * @template T
   * @param {T[]} list not empty
   * @returns {T}
   */
  pick(list) {
    return list[Math.floor(this.next() * list.length)];
  }
}
