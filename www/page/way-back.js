/**
 * Way back: the back button of a phone closes the dialog that is open, and leaves the page only when none is.
 *
 * While a dialog has been open there is one entry more in the browser's history. It is not taken away when a dialog closes by
 * itself, since browsers do that later and out of turn; going back on it with nothing open just goes back once more.
 */

/** What marks our entry. */
const MARK = "mlin-dialog";

export class WayBack {
  #browser;
  #open;
  /** Where the page was when its entry was last ours; null when it is not. */
  #place = null;

  /**
   * @param {{ history: Pick<History, "state" | "pushState" | "back">, location: { href: string } }} browser
   * @param {() => HTMLDialogElement[]} open the open dialogs, the last opened one last
   */
  constructor(browser, open) {
    this.#browser = browser;
    this.#open = open;
    if (this.#marked) this.#place = browser.location.href;
  }

  /** Some dialog has opened or closed. */
  note() {
    const { history, location } = this.#browser;
    if (this.#open().length === 0 || this.#marked) return;
    history.pushState({ [MARK]: true }, "");
    this.#place = location.href;
  }

  /** The entry is another: the reader has gone back or forth, or followed a link. */
  went() {
    const { history, location } = this.#browser;
    const [from, here] = [this.#place, location.href];
    this.#place = this.#marked ? here : null;
    if (this.#marked || from !== here) return;
    const last = this.#open().at(-1);
    if (last) last.close();
    else history.back();
  }

  get #marked() {
    return this.#browser.history.state?.[MARK] === true;
  }
}

/** Watches all dialogs of the page. */
export function watchDialogs() {
  const opened = [];
  const way = new WayBack({ history, location }, () => opened);
  const look = ({ target }) => {
    if (!(target instanceof HTMLDialogElement)) return;
    const at = opened.indexOf(target);
    if (target.open && at < 0) opened.push(target);
    if (!target.open && at >= 0) opened.splice(at, 1);
    way.note();
  };
  new MutationObserver((changes) => changes.forEach(look)).observe(
    document.body,
    { subtree: true, attributeFilter: ["open"] },
  );
  addEventListener("popstate", () => way.went());
}
