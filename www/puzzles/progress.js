/**
 * What a reader has solved: kept on his device, under one versioned key. Anything else that stands there becomes the beginning again.
 *
 * @typedef {object} Progress
 * @property {string[]} solved  ids, in the order of solving
 * @property {number} rating
 * @property {number} streak  days in a row on which the puzzle of the day was solved
 * @property {number} day  the last of them
 */

export const KEY = "mlin.puzzles.v1";

/** @type {Progress} */
const BEGINNING = { solved: [], rating: 1000, streak: 0, day: 0 };

/** How far one puzzle can move a rating. */
const STEP = 32;

/** @param {Storage | undefined} storage @returns {Progress} */
export function load(storage) {
  try {
    const kept = JSON.parse(storage.getItem(KEY));
    const numbers = [kept.rating, kept.streak, kept.day];
    const good =
      numbers.every(Number.isFinite) &&
      kept.solved.every((id) => typeof id === "string");
    return good ? kept : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

/** Keeps it, where there is a place for it. @param {Storage | undefined} storage @param {Progress} progress */
export function save(storage, progress) {
  try {
    storage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
}

/**
 * A puzzle has been solved. Only the first time counts, and only what was found without wrong moves and hints is a win over the puzzle.
 * @param {Progress} progress
 * @param {import("./collection.js").Puzzle} puzzle
 * @param {{ clean: boolean, today: number | null }} how `today`: the day whose puzzle it is
 * @returns {Progress}
 */
export function solve(progress, { id, difficulty }, { clean, today }) {
  const known = progress.solved.includes(id);
  const rating = known
    ? progress.rating
    : rated(progress.rating, difficulty, clean);
  const solved = known ? progress.solved : [...progress.solved, id];
  return { ...progress, ...streakOn(progress, today), solved, rating };
}

/** The days in a row that still go on: a day that was left out ends them. @param {Progress} progress @param {number} today */
export function streakBy({ streak, day }, today) {
  return today - day <= 1 ? streak : 0;
}

function streakOn({ streak, day }, today) {
  if (today === null || today === day) return { streak, day };
  return { streak: today === day + 1 ? streak + 1 : 1, day: today };
}

/** As in chess: the more surprising a result, the more it counts. */
function rated(rating, difficulty, clean) {
  const puzzle = 550 + 150 * difficulty;
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  return Math.round(rating + STEP * (Number(clean) - expected));
}
