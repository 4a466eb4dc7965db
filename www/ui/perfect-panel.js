import { intlTags } from "../i18n/index.js";
import { hide, mark, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** The stages in which the reader may have it solved. */
const ASKING = ["offered", "refused", "failed"];

/** Perfect panel: whether the variant on the board is solved, and what every move is worth. */
export class PerfectPanel {
  #find;
  #wish = "auto";
  #shown = false;

  /**
   * @param {HTMLElement} panel
   * @param {object} tell
   * @param {(name: "solve" | "values", value: string) => void} tell.prefer
   * @param {() => void} tell.retry  what has failed is to be tried again
   */
  constructor(panel, { prefer, retry }) {
    this.#find = (name) => panel.querySelector(`.perfect-${name}`);
    this.#find("solve").addEventListener("click", () => {
      retry();
      prefer("solve", "on");
    });
    this.#find("cancel").addEventListener("click", () => {
      prefer("solve", this.#wish);
      this.#find("solve").focus();
    });
    this.#find("values").addEventListener("click", () =>
      prefer("values", this.#shown ? "off" : "on"),
    );
  }

  /** @param {View & { perfection: import("../page/perfection.js").Status }} view */
  render({ t, tag, state, perfection }) {
    const { stage, whole, done } = perfection;
    const solving = stage === "solving";
    this.#wish = whole ? "auto" : "off";
    this.#shown = state.preferences.values === "on";
    write(this.#find("text"), t(textOf(perfection)));
    hide(this.#find("solve"), !ASKING.includes(stage));
    hide(this.#find("work"), !solving);
    if (solving) this.#measure(done, intlTags(tag));
    mark(this.#find("values"), "aria-pressed", String(this.#shown));
  }

  #measure(done, tags) {
    const bar = this.#find("bar");
    const percent = done.toLocaleString(tags, {
      style: "percent",
      maximumFractionDigits: 0,
    });
    bar.value = done;
    bar.setAttribute("aria-valuetext", percent);
    this.#find("percent").textContent = percent;
  }
}

/** The key of what is to be said. @param {import("../page/perfection.js").Status} status */
function textOf({ stage, whole, report }) {
  if (stage === "failed") return "perfect.failed";
  if (!whole) return `perfect.endings.${stage}`;
  return stage === "solved"
    ? `perfect.solved.${winnerOf(report.start)}`
    : `perfect.${stage}`;
}

/** Who wins from the start, which is white's to move. */
function winnerOf({ kind }) {
  return { win: "w", loss: "b", draw: "draw" }[kind];
}
