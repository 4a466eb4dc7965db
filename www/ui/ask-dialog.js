/** Ask dialog: one question with yes and no; closing it in any other way is a no. */
export class AskDialog {
  #dialog;
  #answer = (_yes) => {};

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    for (const button of dialog.querySelectorAll("[data-answer]"))
      button.addEventListener("click", () =>
        this.#close(button.dataset.answer === "yes"),
      );
    dialog.addEventListener("close", () => this.#answer(false));
  }

  /**
   * @param {{ title: string, text: string, yes: string, no: string }} words
   * @returns {Promise<boolean>}
   */
  ask({ title, text, yes, no }) {
    this.#answer(false);
    this.#write("#ask-title", title);
    this.#write(".ask-text", text);
    this.#write("[data-answer=yes]", yes);
    this.#write("[data-answer=no]", no);
    if (!this.#dialog.open) this.#dialog.showModal();
    return new Promise((resolve) => (this.#answer = resolve));
  }

  #write(part, text) {
    this.#dialog.querySelector(part).textContent = text;
  }

  #close(yes) {
    this.#answer(yes);
    this.#dialog.close();
  }
}
