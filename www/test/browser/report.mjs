/** Tells each result as it comes, and the sum of them at the end. */
export class Report {
  #passed = 0;
  #failed = 0;

  get good() {
    return this.#passed > 0 && this.#failed === 0;
  }

  /** @param {string} name @param {number} ms */
  passed(name, ms) {
    this.#passed += 1;
    console.log(`ok    ${name} (${seconds(ms)})`);
  }

  /**
   * @param {string} name
   * @param {number} ms
   * @param {Error} error
   * @param {string} [image] the path of a screenshot
   */
  failed(name, ms, error, image) {
    this.#failed += 1;
    console.log(`FAIL  ${name} (${seconds(ms)})`);
    console.log(`      ${error.message.replaceAll("\n", "\n      ")}`);
    const [place] = error.stack?.match(/\/tests\/[^)\n]+/) ?? [];
    if (place) console.log(`      at ${place.slice(1)}`);
    if (image) console.log(`      screenshot: ${image}`);
  }

  /**
   * A test that an engine cannot take part in, and why.
   *
   * @param {string} name
   * @param {string} because
   */
  beside(name, because) {
    console.log(`-     ${name}: ${because}`);
  }

  /** The last line. */
  close() {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
  }
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
