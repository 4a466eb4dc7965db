import { element } from "./element.js";

/** How long a message stays, in ms; one that should be answered, or that tells of an error, stays longer. */
const SHORT = 5000;
const LONG = 15000;

/**
 * @typedef {object} Notice  something to tell the reader
 * @property {string} key    of the sentence
 * @property {Record<string, string | number>} [slots]
 * @property {import("../page/page-error.js").PageError} [why] an error that fills the slot `why`
 * @property {boolean} [bad] whether something went wrong
 * @property {boolean} [back] whether to offer the way back to the old game
 * @property {boolean} [reload] whether to offer to load the page anew
 */

/** Toasts: short messages at the edge of the page, read aloud, gone by themselves. One at a time. */
export class Toasts {
  #place;
  #back;

  /**
   * @param {HTMLElement} place a live region
   * @param {() => void} back brings back the old game
   */
  constructor(place, back) {
    this.#place = place;
    this.#back = back;
  }

  /**
   * @param {Notice} notice
   * @param {import("../i18n/index.js").Translate} t
   */
  tell(notice, t) {
    const { key, slots = {}, why, bad = Boolean(why), back, reload } = notice;
    const text = t(key, why ? { ...slots, why: why.say(t) } : slots);
    const toast = element("div", { class: "toast" }, element("p", {}, text));
    toast.classList.toggle("error", bad);
    const leave = () => toast.remove();
    const offer = (label, act) =>
      toast.append(
        buttonOf({}, t(label), () => {
          leave();
          act();
        }),
      );
    if (back) offer("action.undo", this.#back);
    if (reload) offer("toast.reload", () => location.reload());
    toast.append(closeButton(t, leave));
    this.#place.replaceChildren(toast);
    setTimeout(leave, bad || back || reload ? LONG : SHORT);
  }
}

function closeButton(t, leave) {
  const attributes = { class: "close", "aria-label": t("dialog.close") };
  return buttonOf(attributes, "×", leave);
}

function buttonOf(attributes, label, act) {
  const button = element("button", { type: "button", ...attributes }, label);
  button.addEventListener("click", act);
  return button;
}
