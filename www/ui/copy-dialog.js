/** Copy dialog: puts a text on the clipboard, or shows it, selected, where the browser forbids that. */
export class CopyDialog {
  #dialog;
  #field;

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
    this.#field = dialog.querySelector("textarea");
    dialog
      .querySelector("[data-answer=no]")
      .addEventListener("click", () => dialog.close());
  }

  /** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard now */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return this.#offer(text);
    }
  }

  #offer(text) {
    this.#field.value = text;
    this.#dialog.showModal();
    this.#field.select();
    const copied = document.execCommand("copy");
    if (copied) this.#dialog.close();
    return copied;
  }
}
