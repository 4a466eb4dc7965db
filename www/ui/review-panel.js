import { whiteShare } from "../page/score.js";
import { gaveText, numbered } from "../page/review-words.js";
import { GLYPHS, tally } from "../page/review.js";
import { element, hide, write } from "./element.js";
import { ReviewGraph } from "./review-graph.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../page/review.js").Verdict} Verdict */
/** @typedef {import("../i18n/index.js").Translate} Translate */

const KINDS = ["inaccuracy", "mistake", "blunder"];

/** How many moves of the better line are shown. */
const LONGEST = 6;

/** Review panel: how the game went as a graph, and each mistake with what it gave away and what was better. */
export class ReviewPanel {
  #panel;
  #find;
  #graph;
  #counts;
  #answers;
  #verdicts = [];
  /** The list as it was last written. */
  #written = "";

  /**
   * @param {HTMLElement} panel
   * @param {object} answers
   * @param {(ply: number) => void} answers.go shows the game after so many moves
   * @param {(verdict: Verdict) => void} answers.choose shows the moment before a mistake
   * @param {(verdict: Verdict, count: number) => void} answers.step shows where the better line leads
   * @param {(verdict: Verdict) => void} answers.retry lets the reader try the moment again
   * @param {() => void} answers.close
   */
  constructor(panel, answers) {
    this.#panel = panel;
    this.#answers = answers;
    this.#find = (name) => panel.querySelector(`.review-${name}`);
    this.#graph = new ReviewGraph(this.#find("graph"), answers.go);
    this.#counts = countCells(this.#find("counts"));
    for (const name of ["cancel", "close"])
      this.#find(name).addEventListener("click", answers.close);
  }

  /**
   * @param {View & { reviewer: import("../page/reviewer.js").Reviewer, at: number | null, text: string, chosen: number | null }} view
   *   `at`: the reviewed position that is shown; `text`: it in words; `chosen`: the ply of the mistake that is looked at
   */
  render(view) {
    const { t, reviewer, at, text } = view;
    const { state, progress, scenes, verdicts } = reviewer;
    hide(this.#panel, state === "none");
    if (state === "none") return;
    hide(this.#find("progress"), state !== "running");
    hide(this.#find("close"), state === "running");
    this.#find("meter").value = progress;
    this.#verdicts = verdicts.filter((verdict) => verdict?.kind);
    const none = state === "done" && this.#verdicts.length === 0;
    hide(this.#find("none"), !none);
    hide(this.#find("failed"), state !== "failed");
    const shares = scenes.map(({ look, turn }) =>
      look ? whiteShare(look.score, turn) : null,
    );
    this.#graph.render({ shares, verdicts, at, text });
    this.#count(t, verdicts);
    this.#list(view);
  }

  #count(t, verdicts) {
    const counts = tally(verdicts);
    for (const [side, cells] of Object.entries(this.#counts)) {
      write(cells.head, t(`color.${side}`));
      for (const kind of KINDS) write(cells[kind], String(counts[side][kind]));
    }
  }

  /** Is written anew only where something is new, so that a button keeps the focus while others come in. */
  #list({ t, tag, chosen, reviewer }) {
    const written = JSON.stringify([tag, chosen, this.#verdicts]);
    if (written === this.#written) return;
    this.#written = written;
    const focused = this.#focused();
    const rows = this.#verdicts.map((verdict) =>
      this.#row(verdict, { t, tag, chosen, first: reviewer.scenes[0].turn }),
    );
    this.#find("list").replaceChildren(...rows);
    if (!focused) return;
    const again = this.#find(`list [data-key="${focused}"]`);
    again?.focus({ preventScroll: true }); // the board may just have been brought into view
  }

  #focused() {
    const { activeElement } = document;
    return this.#find("list").contains(activeElement)
      ? activeElement.dataset.key
      : null;
  }

  #row(verdict, { t, tag, chosen, first }) {
    const { ply, kind, side } = verdict;
    const open = ply === chosen;
    const name = numbered(verdict, first);
    const head = this.#button(
      "review-move",
      `move ${ply}`,
      `${name}${GLYPHS[kind]}`,
      () => this.#answers.choose(verdict),
    );
    if (open) head.setAttribute("aria-current", "true");
    const row = element(
      "li",
      { class: kind },
      element("span", {
        class: "man",
        "data-man": side,
        role: "img",
        "aria-label": t(`color.${side}`),
      }),
      head,
      element("span", { class: "review-kind" }, t(`review.kind.${kind}`)),
      element("span", { class: "review-gave" }, gaveText(verdict, t, tag)),
    );
    if (open) row.append(this.#details(verdict, t));
    return row;
  }

  /** Of the mistake that is looked at: the better line, and the offer to try again. */
  #details(verdict, t) {
    const line = verdict.better
      .slice(0, LONGEST)
      .map((move, at) =>
        this.#button("quiet", `line ${verdict.ply} ${at}`, move, () =>
          this.#answers.step(verdict, at + 1),
        ),
      );
    const retry = this.#button(
      "review-retry",
      `retry ${verdict.ply}`,
      t("review.retry"),
      () => this.#answers.retry(verdict),
    );
    return element(
      "div",
      { class: "review-details" },
      element("span", {}, t("review.better-line")),
      ...line,
      retry,
    );
  }

  #button(name, key, text, act) {
    const made = element(
      "button",
      { type: "button", class: name, "data-key": key },
      text,
    );
    made.addEventListener("click", act);
    return made;
  }
}

/** The cells of the counts, by side and kind. */
function countCells(table) {
  const row = (side) => ({
    head: table.querySelector(`[data-side=${side}] th`),
    ...Object.fromEntries(
      KINDS.map((kind) => [
        kind,
        table.querySelector(`[data-side=${side}] [data-kind=${kind}]`),
      ]),
    ),
  });
  return { w: row("w"), b: row("b") };
}
