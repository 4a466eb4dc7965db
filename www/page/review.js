/**
 * Review: what the moves of a game were worth, by what the engine makes of the positions between them. Pure; who asks the
 * engine is the reviewer.
 *
 * @typedef {import("../engine/index.js").Score} Score
 * @typedef {"inaccuracy" | "mistake" | "blunder"} Kind
 *
 * @typedef {object} Scene  a position of the game
 * @property {"w" | "b"} turn
 * @property {{ score: Score, line: string[] } | null} look what the engine makes of it, from the mover's side; null: not yet
 *
 * @typedef {object} Verdict  on the move behind a scene
 * @property {number} ply
 * @property {"w" | "b"} side
 * @property {string} move
 * @property {Score} before what the mover had
 * @property {Score} after what he had then
 * @property {Kind | null} kind
 * @property {string[]} better the line that was better
 */
import { whiteShare } from "./score.js";

/**
 * How much of the points to be expected a move gives away, to be called so. Where both stand equal these are the worth of 0.4,
 * 0.8 and 1.7 men; where one is far ahead it takes more men to change what is to be expected.
 * @type {[Kind, number][]}
 */
const KINDS = [
  ["blunder", 0.2],
  ["mistake", 0.1],
  ["inaccuracy", 0.05],
];

/** How annotators mark them. @type {Record<Kind, string>} */
export const GLYPHS = { inaccuracy: "?!", mistake: "?", blunder: "??" };

const REVERSED = { win: "loss", loss: "win", draw: "draw" };

/** The same score from the other side. @param {Score} score @returns {Score} */
export function reversed(score) {
  return score.exact
    ? { ...score, kind: REVERSED[score.kind] }
    : { ...score, value: -score.value };
}

/** What a game is worth that is over. @param {{ winner: "w" | "b" | null }} outcome @param {"w" | "b"} turn @returns {Score} */
export function scoreOf({ winner }, turn) {
  if (winner === null) return { kind: "draw", exact: true };
  return { kind: winner === turn ? "win" : "loss", plies: 0, exact: true };
}

/**
 * Judges the moves whose scenes have been looked at.
 * @param {readonly string[]} moves
 * @param {readonly Scene[]} scenes one more than the moves
 * @returns {(Verdict | null)[]} by ply
 */
export function judge(moves, scenes) {
  return moves.map((move, ply) => {
    const { turn: side, look } = scenes[ply];
    const then = scenes[ply + 1].look;
    if (!look || !then) return null;
    const before = look.score;
    const after = reversed(then.score);
    const best = look.line[0] === move;
    const kind = best ? null : kindOf(share(before) - share(after));
    return { ply, side, move, before, after, kind, better: look.line };
  });
}

/** The name of a loss, in points to be expected. @returns {Kind | null} */
function kindOf(loss) {
  return KINDS.find(([, least]) => loss >= least)?.[0] ?? null;
}

/** The part of the points that the mover may expect. @param {Score} score */
function share(score) {
  return whiteShare(score, "w");
}

/** Whether a move keeps what the mover had. @param {Score} before @param {Score} after both from the mover's side */
export function holds(before, after) {
  return kindOf(share(before) - share(after)) === null;
}

/**
 * What a move gave away, as the tail of a key `review.gave.*`: from one proven value to another, else what is known.
 * @param {{ before: Score, after: Score }} verdict
 * @returns {{ key: string, slots?: Record<string, number> }}
 */
export function gaveAway(verdict) {
  const [before, after] = [verdict.before, verdict.after].map(asPlayed);
  if (before.exact && after.exact && before.kind !== after.kind)
    return { key: `${before.kind}-${after.kind}` };
  if (after.exact && after.kind === "loss")
    return after.plies
      ? { key: "lost-in", slots: { n: after.plies } }
      : { key: "lost" };
  if (before.exact && before.kind === "win")
    return before.plies
      ? { key: "missed-in", slots: { n: before.plies } }
      : { key: "missed" };
  if (after.exact && after.kind === "draw") return { key: "draw" };
  const hundredths = worth(before) - worth(after);
  return { key: "men", slots: { n: Math.round(hundredths / 10) / 10 } };
}

/** A win that the quiet limit spoils is a draw when it is played. */
function asPlayed(score) {
  return score.exact && score.beyondQuietLimit
    ? { kind: "draw", exact: true }
    : score;
}

/** Hundredths of a man; a draw is none. */
function worth(score) {
  return score.exact ? 0 : score.value;
}

/** How many of each kind each side made. @param {(Verdict | null)[]} verdicts @returns {Record<"w" | "b", Record<Kind, number>>} */
export function tally(verdicts) {
  const none = () => ({ inaccuracy: 0, mistake: 0, blunder: 0 });
  const counts = { w: none(), b: none() };
  for (const verdict of verdicts)
    if (verdict?.kind) counts[verdict.side][verdict.kind] += 1;
  return counts;
}
