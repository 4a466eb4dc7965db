import { outcomeText } from "../board/words.js";
import { seatOf, soleHuman } from "../page/seats.js";
import { hide, write } from "./element.js";

/** @typedef {import("./view.js").View} View */

/** The number in the rule sheet of each reason for which a game ends. */
export const RULE_OF = {
  "fewer-than-three": "4.1",
  blocked: "4.2",
  "board-full": "4.3",
  repetition: "4.4",
  "quiet-limit": "4.5",
  "both-flying": "4.6",
  agreement: "4.7",
  resignation: "4.7",
};

/** State panel: what is going on, in words; at the end of a game the result, why, and what may be done now. */
export class StatePanel {
  #status;
  #lead;
  #rest;
  #result;
  #title;
  #reason;
  #rule;

  /**
   * @param {HTMLElement} panel
   * @param {object} [tell]
   * @param {() => void} [tell.again]            another game is wanted
   * @param {() => void} [tell.review]           the game is to be reviewed
   * @param {() => void} [tell.send]             the game is to be shared
   * @param {(rule: string) => void} [tell.rule] a rule is to be shown
   */
  constructor(panel, { again, review, send, rule } = {}) {
    this.#status = panel.querySelector(".status");
    this.#lead = panel.querySelector(".status-lead");
    this.#rest = panel.querySelector(".status-rest");
    this.#result = panel.querySelector(".result");
    this.#title = panel.querySelector(".result-title");
    this.#reason = panel.querySelector(".result-reason");
    this.#rule = panel.querySelector("[data-result=rule]");
    this.#rule.addEventListener("click", () => rule?.(this.#rule.value));
    for (const [name, act] of Object.entries({ again, review, send }))
      panel
        .querySelector(`[data-result=${name}]`)
        .addEventListener("click", () => act?.());
  }

  /** @param {View} view */
  render(view) {
    const away = view.shown !== view.game;
    const outcome = away ? null : view.game.outcome;
    hide(this.#result, outcome === null);
    hide(this.#status, outcome !== null);
    write(this.#lead, view.lead);
    write(this.#rest, view.status.slice(view.lead.length));
    if (outcome) this.#renderResult(view, outcome);
  }

  /** Says why there is no game. @param {Error} error @param {import("../i18n/index.js").Translate} t */
  fail({ message }, t) {
    this.#status.classList.add("error");
    this.#status.textContent =
      typeof WebAssembly === "object"
        ? t("page.failed", { detail: message })
        : t("page.no-wasm");
  }

  #renderResult({ t, state, game }, outcome) {
    const rule = RULE_OF[outcome.reason];
    write(this.#title, t(titleOf(outcome.winner, state.game.seats)));
    write(this.#reason, outcomeText(outcome, game.options, t));
    this.#rule.value = rule;
    write(this.#rule, t("result.rule", { rule }));
  }
}

/** The key of the result as the reader sees it. */
function titleOf(winner, seats) {
  if (winner === null) return "result.draw";
  if (soleHuman(seats) === null) return `result.${winner}`;
  return seatOf(seats, winner) === "human"
    ? "result.you-win"
    : "result.you-lose";
}
