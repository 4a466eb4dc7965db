/**
 * What the library throws.
 *
 * `code` names what went wrong (`"game-over"`, `"bad-argument"`, an IllegalReason, ...), `at` is the
 * UTF-16 offset in the text that was read, `field` the part or the argument that is wrong.
 */
export class MlinError extends Error {
  /**
   * @param {string} code
   * @param {string} message for people
   * @param {{ at?: number, field?: string, cause?: unknown }} [details]
   */
  constructor(code, message, { at, field, cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "MlinError";
    this.code = code;
    if (at !== undefined) this.at = at;
    if (field !== undefined) this.field = field;
  }

  /**
   * The error of another realm as one of ours: the wasm throws plain `Error`s with the same
   * properties, and a worker can only post plain objects.
   *
   * @param {unknown} error
   * @returns {MlinError}
   */
  static from(error) {
    if (error instanceof this) return error;
    const { code, message, at, field } = Object(error);
    return typeof code === "string"
      ? new this(code, message, { at, field })
      : new this("internal", `internal error: ${message ?? error}`, {
          cause: error,
        });
  }

  /** What {@link MlinError.from} needs, in a form that can be posted. */
  toPlain() {
    const { code, message, at, field } = this;
    return { code, message, at, field };
  }
}
