import { fileName, save } from "../page/files.js";
import { qrOf } from "../page/qr.js";
import { buttonOf, dialogOf, groupOf, worded } from "./dialog.js";
import { element, write } from "./element.js";
import { svg } from "./svg.js";

/**
 * @typedef {object} Goods  what there is to share, made when it is asked for
 * @property {(what: "position" | "game") => string} link
 * @property {() => string} record
 * @property {() => string} svg
 * @property {() => Promise<Blob>} png
 */

/** Send dialog: the game on the board as a link with its QR code, as a record and as a picture. */
export class SendDialog {
  #goods;
  #copy;
  #dialog;
  #what = /** @type {"position" | "game"} */ ("position");
  #link = element("input", {
    type: "text",
    name: "send-link",
    readonly: "",
    "aria-labelledby": "send-link-label",
  });
  #code = svg("svg", { class: "send-code", role: "img" });
  #tooLong = worded("p", "send.too-long", { class: "note" });
  #done = element("p", { class: "send-done note", role: "status" });
  #t = (key) => key;

  /** @param {Goods} goods @param {(text: string) => Promise<boolean>} copy */
  constructor(goods, copy) {
    this.#goods = goods;
    this.#copy = copy;
    this.#link.addEventListener("focus", () => this.#link.select());
    this.#dialog = dialogOf(
      "send",
      "action.send",
      this.#linkGroup(),
      this.#recordGroup(),
      this.#pictureGroup(),
      this.#done,
    );
  }

  /** @param {import("./view.js").View} view */
  render({ t }) {
    this.#t = t;
    this.#code.setAttribute("aria-label", t("send.code"));
  }

  show() {
    write(this.#done, "");
    this.#showLink();
    this.#dialog.showModal();
  }

  #linkGroup() {
    const whats = ["position", "game"].map((what) => this.#choice(what));
    const label = worded("span", "send.link", {
      id: "send-link-label",
      class: "unseen",
    });
    const buttons = [
      buttonOf("send.copy", () => this.#give(this.#link.value), {
        class: "main",
      }),
    ];
    if (navigator.share)
      buttons.push(buttonOf("send.system", () => this.#system()));
    const note = worded("p", "send.file", { class: "note" });
    note.hidden = location.protocol !== "file:";
    const group = groupOf(
      "send.link",
      element("div", { class: "send-what" }, ...whats),
      element("div", { class: "send-row" }, label, this.#link, ...buttons),
      this.#code,
      this.#tooLong,
      note,
    );
    group.classList.add("send-link");
    return group;
  }

  #choice(what) {
    const radio = element("input", {
      type: "radio",
      name: "send-what",
      value: what,
    });
    radio.checked = what === this.#what;
    radio.addEventListener("change", () => {
      this.#what = what;
      this.#showLink();
    });
    return element("label", {}, radio, worded("span", `send.${what}`));
  }

  #recordGroup() {
    const file = () =>
      save(
        fileName("pgn"),
        new Blob([this.#goods.record()], { type: "text/plain" }),
      );
    return groupOf(
      "send.record",
      element(
        "p",
        { class: "send-row" },
        buttonOf("send.copy-record", () => this.#give(this.#goods.record())),
        buttonOf("send.save-record", file),
      ),
    );
  }

  #pictureGroup() {
    const drawing = () =>
      save(
        fileName("svg"),
        new Blob([this.#goods.svg()], { type: "image/svg+xml" }),
      );
    const photo = async () => save(fileName("png"), await this.#goods.png());
    const button = (words, act) => {
      const made = element("button", { type: "button" }, words);
      made.addEventListener("click", act);
      return made;
    };
    return groupOf(
      "send.picture",
      element(
        "p",
        { class: "send-row" },
        button("PNG", photo),
        button("SVG", drawing),
      ),
    );
  }

  #showLink() {
    const link = this.#goods.link(this.#what);
    this.#link.value = link;
    const code = qrOf(link);
    this.#tooLong.hidden = code !== null;
    this.#code.classList.toggle("none", code === null);
    if (!code) return;
    this.#code.setAttribute("viewBox", `0 0 ${code.size} ${code.size}`);
    this.#code.replaceChildren(svg("path", { d: code.path }));
  }

  async #give(text) {
    if (await this.#copy(text)) write(this.#done, this.#t("send.done"));
  }

  /** The system's own way to send; a reader who turns away from it has not failed. */
  async #system() {
    try {
      await navigator.share({ title: document.title, url: this.#link.value });
    } catch {
      // The reader may think again.
    }
  }
}
