/**
 * Attributes that have changed and are not read yet, and those that cannot be read. They are read together, so that their order does not matter.
 */
export class Changes {
  #waiting = new Set();
  #bad = new Set();
  #tell;

  /** @param {(error: Error & { code?: string }, attribute: string) => void} tell told of each that cannot be read */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Whether something is to be read. */
  get some() {
    return this.#waiting.size > 0;
  }

  /** The names of those that are bad now. */
  get bad() {
    return [...this.#bad];
  }

  /** @param {string[]} names */
  note(...names) {
    for (const name of names) this.#waiting.add(name);
  }

  /** These are to be read no more. @param {string[]} names */
  forget(...names) {
    for (const name of names) this.#waiting.delete(name);
  }

  /** All that have changed, to be read now. @returns {string[]} */
  take() {
    const changed = [...this.#waiting];
    this.#waiting.clear();
    return changed;
  }

  /** They are judged anew. @param {string[]} names */
  pardon(...names) {
    for (const name of names) this.#bad.delete(name);
  }

  /** A bad attribute never throws: it is told, and the last good state stays. @param {string} name @param {() => void} act @returns {boolean} whether all went well */
  attempt(name, act) {
    try {
      this.#bad.delete(name);
      act();
      return true;
    } catch (error) {
      const attribute = error.attribute ?? name;
      this.#bad.add(attribute);
      this.#tell(error, attribute);
      return false;
    }
  }
}
