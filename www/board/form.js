/**
 * A board as a field of a form: what it sends, and whether it may stay as it is.
 */
export class Field {
  /** @type {ElementInternals | undefined} missing outside of a browser */
  #internals;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#internals = element.attachInternals?.();
  }

  get form() {
    return this.#internals?.form ?? null;
  }
  get validity() {
    return this.#internals?.validity;
  }
  get validationMessage() {
    return this.#internals?.validationMessage ?? "";
  }
  checkValidity() {
    return this.#internals?.checkValidity() ?? true;
  }
  reportValidity() {
    return this.#internals?.reportValidity() ?? true;
  }

  /**
   * @param {string | null} value what the form sends; null sends nothing
   * @param {string} missing why the form is not to be sent yet; "" when it may be
   */
  show(value, missing) {
    this.#internals?.setFormValue?.(value);
    if (missing)
      this.#internals?.setValidity?.({ valueMissing: true }, missing);
    else this.#internals?.setValidity?.({});
  }
}
