/** Paste dialog: a field for the record of a game, and what is wrong with it. */
export class PasteDialog {
  #dialog;
  #field;
  #error;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {(text: string) => string | null} open tries a text and tells, in words, why it cannot be read
   */
  constructor(dialog, open) {
    this.#dialog = dialog;
    this.#field = dialog.querySelector("textarea");
    this.#error = dialog.querySelector("#paste-error");
    dialog
      .querySelector("[data-answer=no]")
      .addEventListener("click", () => dialog.close());
    dialog.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit(open);
    });
  }

  show() {
    this.#field.value = "";
    this.#error.textContent = "";
    this.#dialog.showModal();
    this.#field.focus();
  }

  #submit(open) {
    const error = open(this.#field.value);
    this.#error.textContent = error ?? "";
    if (error === null) this.#dialog.close();
  }
}
