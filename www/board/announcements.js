/**
 * What a screen reader hears when something has happened on the board, besides the status line.
 */
import { moveText, phaseText } from "./words.js";

/**
 * @param {import("./session.js").Happening} what
 * @param {Record<"w" | "b", string> | null} before the phases before it
 * @param {Record<"w" | "b", string>} phase the phases now
 * @param {import("../i18n/index.js").Translate} t
 * @returns {string[]} whole sentences
 */
export function announcements(what, before, phase, t) {
  switch (what.kind) {
    case "move":
      return [moveText(what.move, what.side, t), ...changes(before, phase, t)];
    case "undo":
    case "redo":
    case "load":
      return before ? [t(`announce.${what.kind}`)] : [];
    default:
      return [];
  }
}

/** Players who have come to another phase. */
function changes(before, phase, t) {
  return /** @type {const} */ (["w", "b"])
    .filter(
      (side) =>
        before && before[side] !== phase[side] && phase[side] !== "placing",
    )
    .map((side) => phaseText(phase[side], side, t));
}
