import { textOf } from "../page/files.js";
import { dialogOf, worded } from "./dialog.js";
import { element, write } from "./element.js";
import { fileButton } from "./file-button.js";

/** Open dialog: takes the record of a game, the text of a position or a link, written, pasted or from a file. */
export class OpenDialog {
  #dialog;
  #open;
  #t = (key) => key;
  #field = element("textarea", {
    id: "open-text",
    rows: "8",
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "none",
    "aria-describedby": "open-error open-help",
  });
  #error = element("p", { id: "open-error", class: "error", role: "alert" });

  /** @param {(text: string) => string | null} open tries a text and tells, in words, why it cannot be read */
  constructor(open) {
    this.#open = open;
    const form = element(
      "form",
      {},
      worded("label", "open.label", { for: "open-text" }),
      this.#field,
      this.#error,
      worded("p", "paste.help", { id: "open-help", class: "note" }),
      element(
        "p",
        { class: "dialog-buttons" },
        fileButton("open.file", (file) => this.take(file)),
        worded("button", "paste.load", { type: "submit", class: "main" }),
      ),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#try(this.#field.value);
    });
    this.#dialog = dialogOf("open", "open.title", form);
  }

  /** @param {import("./view.js").View} view */
  render({ t }) {
    this.#t = t;
  }

  /** @param {string} [text] that is there already @param {string} [error] what is wrong with it */
  show(text = "", error = "") {
    this.#field.value = text;
    write(this.#error, error);
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#field.focus();
  }

  /** Opens a file that somebody has chosen or dropped; what is wrong with it is told here. @param {File} file */
  async take(file) {
    const text = await textOf(file);
    if (text === null) this.show("", this.#t("open.unreadable"));
    else this.#try(text);
  }

  #try(text) {
    const error = this.#open(text);
    if (error === null) this.#dialog.close();
    else this.show(text.slice(0, 10_000), error);
  }
}
