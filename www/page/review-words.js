/** The review in words: whole sentences, one after the other. */
import { intlTags } from "../i18n/index.js";
import { gaveAway } from "./review.js";
import { scoreText } from "./score.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("./review.js").Verdict} Verdict */
/** @typedef {import("./reviewer.js").Reviewer} Reviewer */

/** The number of a move, and its text. @param {{ ply: number, move: string }} verdict @param {"w" | "b"} first the side that began */
export function numbered({ ply, move }, first) {
  const place = ply + (first === "b" ? 1 : 0);
  return `${1 + (place >> 1)}${place % 2 ? "…" : "."} ${move}`;
}

/** What a move gave away. @param {Verdict} verdict @param {Translate} t @param {string} tag of the language */
export function gaveText(verdict, t, tag) {
  const { key, slots = { n: 0 } } = gaveAway(verdict);
  const men = slots.n.toLocaleString(intlTags(tag));
  return t(`review.gave.${key}`, { ...slots, men });
}

/**
 * What was wrong with a move, what was better, and why.
 * @param {Verdict} verdict
 * @param {"w" | "b"} first the side that began
 * @param {string | null} reason why the better move is good, as the tail of a key `hint.why.*`
 * @param {Translate} t
 * @param {string} tag
 */
export function verdictText(verdict, first, reason, t, tag) {
  return [
    t(`review.called.${verdict.kind}`, { move: numbered(verdict, first) }),
    gaveText(verdict, t, tag),
    t("review.better", { move: verdict.better[0] }),
    reason && t(`hint.why.${reason}`),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A position of the review: after which move it stands, and what it is worth. @param {Reviewer} reviewer @param {number} at @param {Translate} t @param {string} tag */
export function sceneText({ moves, scenes, verdicts }, at, t, tag) {
  const { turn, look } = scenes[at];
  const verdict = verdicts[at - 1];
  return [
    at > 0
      ? numbered({ ply: at - 1, move: moves[at - 1] }, scenes[0].turn)
      : t("status.moment.start"),
    verdict?.kind && t(`review.kind.${verdict.kind}`),
    look && scoreText(look.score, turn, t, tag),
  ]
    .filter(Boolean)
    .join(", ");
}
