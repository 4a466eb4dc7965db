/**
 * What is seen to happen between two pictures: what a listener could play as sounds, and which mills light up.
 *
 * @typedef {"place" | "slide" | "fly" | "capture" | "mill" | "end"} Act
 * @typedef {import("./animate.js").Standing} Standing
 */
import { difference, MOST_JOURNEYS } from "./animate.js";
import { neighbours } from "./geometry.js";

/** Happenings in which men are moved by somebody; after others there is simply another picture. */
const MOVING = ["move", "choose", "undo", "redo"];
/** Of these, those in which somebody plays on. */
const PLAYING = ["move", "choose"];

/**
 * @param {Standing} before
 * @param {Standing} after
 * @param {import("./geometry.js").Board} board
 * @param {string} kind of the happening between them
 * @returns {{ acts: Act[], mills: string[][] }} `mills`: those that have been closed
 */
export function happened(before, after, board, kind) {
  const none = { acts: [], mills: [] };
  if (!MOVING.includes(kind)) return none;
  const { journeys, gone } = difference(before, after);
  if (journeys.length > MOST_JOURNEYS || gone.length > MOST_JOURNEYS)
    return none;
  const mills = PLAYING.includes(kind) ? closed(journeys, after, board) : [];
  const near = neighbours(board);
  const acts = journeys.map(({ from, to }) => actOf(from, to, near));
  if (mills.length) acts.push("mill");
  if (gone.length) acts.push("capture");
  return { acts, mills };
}

function actOf(from, to, near) {
  if (from === null || to === null) return "place";
  return near.get(from).has(to) ? "slide" : "fly";
}

/** Full mills through a man who has just come. */
function closed(journeys, { men }, { mills }) {
  return mills.filter((mill) =>
    journeys.some(
      ({ side, to }) =>
        mill.includes(to) && mill.every((point) => men.get(point) === side),
    ),
  );
}
