/**
 * Perfection: has the variant on the board solved, or the endings that come near, as far as the reader wants that.
 * Event: `change`.
 *
 * @typedef {import("../engine/mlin.d.ts").SolveReport} SolveReport
 *
 * @typedef {object} Status  of the rules on the board
 * @property {"offered" | "refused" | "later" | "solving" | "solved" | "failed"} stage  `offered`: the whole variant could
 *   be solved; `refused`: endings could, but the reader does not want it; `later`: no ending is near yet
 * @property {boolean} whole  whether the variant is solved from its start, or its endings
 * @property {number} done  0 to 1
 * @property {SolveReport | null} report  what is solved by now
 */

/** @typedef {{ variant: string, options: object, men?: number[][] }} Goal  what was solved: the arguments of `Engine.solve` */

/** The endings that are solved, by the men of either side, and each step's part of the work. */
const ENDINGS = [
  {
    part: 0.2,
    men: [
      [3, 3],
      [4, 3],
    ],
  },
  {
    part: 0.8,
    men: [
      [4, 4],
      [5, 3],
    ],
  },
];
const WHOLE = [{ part: 1, men: undefined }];

/** An ending is near when all men are placed and no more than these are left: two captures before the largest. */
const NEAR_MEN = 10;

export class Perfection extends EventTarget {
  #solve;
  #rules = "";
  #work = new AbortController();

  /** @type {Status} */
  status = fresh(false);

  /** What the tables hold, to be asked of other engines, too. @type {Goal[]} */
  goals = [];

  /** @param {(wishes: object) => Promise<SolveReport>} solve solves for the rules on the board */
  constructor(solve) {
    super();
    this.#solve = solve;
  }

  /**
   * Looks at the game on the board, and at what is wanted.
   * @param {object} view
   * @param {import("../engine/index.js").Game} view.game
   * @param {{ id: string, solvable: boolean }[]} view.variants
   * @param {import("../state.js").State} view.state
   */
  follow({ game, variants, state }) {
    const rules = JSON.stringify([game.variant, game.options]);
    if (rules !== this.#rules) {
      this.#rules = rules;
      this.#work.abort();
      const { solvable } = variants.find(({ id }) => id === game.variant);
      this.goals = [];
      this.status = fresh(solvable);
    }
    this.#decide(game, state.preferences.solve);
  }

  /** What has failed may be tried again. */
  retry() {
    if (this.status.stage === "failed")
      this.#become({ ...fresh(this.status.whole), report: this.status.report });
  }

  /** Whether the engine's highest level plays perfectly from a position on. @param {import("../engine/index.js").Game} game */
  covers(game) {
    const { whole, stage, report } = this.status;
    if (whole) return stage === "solved";
    if (game.hand.w + game.hand.b > 0 || !report) return false;
    const { w, b } = game.men;
    return report.pairs.some(
      ({ men: [us, them] }) => us === w.length && them === b.length,
    );
  }

  #decide(game, wish) {
    const { whole, stage } = this.status;
    const wanted = wish === "on" || (wish === "auto" && !whole);
    if (stage === "solved") return;
    if (!wanted) {
      this.#work.abort();
      this.#become({ stage: whole ? "offered" : "refused", done: 0 });
    } else if (stage === "solving" || stage === "failed") {
      return;
    } else if (whole || isNear(game)) {
      this.#begin(game);
    } else {
      this.#become({ stage: "later" });
    }
  }

  async #begin({ variant, options }) {
    this.#work = new AbortController();
    const { signal } = this.#work;
    let before = 0;
    this.#become({ stage: "solving", done: 0 });
    try {
      for (const { part, men } of this.status.whole ? WHOLE : ENDINGS) {
        const onProgress = ({ done }) =>
          this.#become({ done: before + part * done });
        const report = await this.#solve({ men, onProgress, signal });
        before += part;
        this.goals = [...this.goals, { variant, options, men }];
        this.#become({ done: before, report });
      }
      this.#become({ stage: "solved" });
    } catch {
      if (!signal.aborted) this.#become({ stage: "failed" });
    }
  }

  #become(change) {
    const news = Object.entries(change);
    if (news.every(([name, value]) => this.status[name] === value)) return;
    this.status = { ...this.status, ...change };
    this.dispatchEvent(new Event("change"));
  }
}

/** @returns {Status} */
function fresh(whole) {
  return { stage: whole ? "offered" : "later", whole, done: 0, report: null };
}

function isNear({ hand, men }) {
  return hand.w + hand.b === 0 && men.w.length + men.b.length <= NEAR_MEN;
}
