/**
 * The page of puzzles: one for each day, and all the others beside it.
 */
import { Speech } from "../page/speech.js";
import { write } from "../ui/element.js";
import { localize } from "../ui/localize.js";
import {
  HARDEST,
  dayOf,
  movesToFind,
  placeOf,
  readPuzzles,
  turnOf,
  variantOf,
} from "./collection.js";
import { load, save, solve, streakBy } from "./progress.js";

/** Shows the puzzle of today. */
export function startPuzzles() {
  const text = document.querySelector("#puzzles").textContent;
  new PuzzlePage(readPuzzles(text), dayOf(new Date()));
}

/** See the head of the file. */
class PuzzlePage {
  #puzzles;
  #today;
  #place;
  #progress = load(storage());
  #board = /** @type {any} */ (document.querySelector("mlin-board"));
  #speech = new Speech(navigator.languages, (tag, t) => {
    localize(tag, t);
    this.#render();
  });

  /** @param {import("./collection.js").Puzzle[]} puzzles @param {number} today */
  constructor(puzzles, today) {
    this.#puzzles = puzzles;
    this.#today = today;
    this.#place = placeOf(today, puzzles.length);
    this.#board.addEventListener("mlin-solved", ({ detail }) =>
      this.#solved(detail),
    );
    for (const button of document.querySelectorAll("button[data-go]"))
      button.addEventListener("click", () => this.#go(button.dataset.go));
    this.#show();
    this.#speech.use("");
  }

  get #puzzle() {
    return this.#puzzles[this.#place];
  }

  get #isOfToday() {
    return this.#place === placeOf(this.#today, this.#puzzles.length);
  }

  #go(where) {
    const count = this.#puzzles.length;
    const by = { previous: -1, next: 1 }[where];
    this.#place = by
      ? (this.#place + by + count) % count
      : placeOf(this.#today, count);
    this.#show();
    this.#render();
  }

  #show() {
    const { position, moves } = this.#puzzle;
    this.#board.position = position;
    this.#board.puzzle = moves;
    this.#board.orientation = turnOf(this.#puzzle);
  }

  #solved({ wrong, hints }) {
    const today = this.#isOfToday ? this.#today : null;
    const clean = wrong + hints === 0;
    this.#progress = solve(this.#progress, this.#puzzle, { clean, today });
    save(storage(), this.#progress);
    this.#render();
  }

  #render() {
    const { t } = this.#speech;
    const { task, theme, difficulty, id } = this.#puzzle;
    const { solved, rating } = this.#progress;
    const streak = streakBy(this.#progress, this.#today);
    const done = solved.includes(id);
    const texts = {
      which: this.#isOfToday
        ? t("puzzles.daily")
        : t("puzzles.number", {
            n: this.#place + 1,
            total: this.#puzzles.length,
          }),
      task: t(`puzzles.task.${task}.${turnOf(this.#puzzle)}`, {
        n: movesToFind(this.#puzzle),
      }),
      variant: t(`variant.${variantOf(this.#puzzle)}`),
      difficulty: t("puzzles.difficulty", { n: difficulty, total: HARDEST }),
      theme: done ? t(`puzzles.theme.${theme}`) : t("puzzles.theme"),
      rating: t("puzzles.rating", { n: rating }),
      streak: streak > 0 ? t("puzzles.streak", { n: streak }) : "",
      solved: t("puzzles.solved", {
        n: solved.length,
        total: this.#puzzles.length,
      }),
    };
    for (const [name, text] of Object.entries(texts))
      write(document.querySelector(`[data-say=${name}]`), text);
  }
}

function storage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
