/**
 * Rule options as the page offers them. Their names and values are those of the rules; which of them mean anything
 * depends on the variant's board and men.
 */

/** @typedef {import("../engine/index.js").VariantInfo} VariantInfo */

/** The values offered for each option, in the order of the API; the quiet limit in plies. */
export const optionValues = {
  flying: ["on", "off"],
  "double-mill": ["one", "two"],
  "both-flying": ["offer", "draw", "play"],
  "quiet-limit": ["20", "40", "60", "80", "100", "120", "160", "200", "none"],
  repetition: ["on", "off"],
  diagonals: ["on", "off"],
};

/** The only board whose diagonals are a matter of choice. */
const POINTS_WITH_OPTIONAL_DIAGONALS = 9;

/** Who begins with three men flies from the start: that both fly says nothing then. */
const FLYING_MEN = 3;

/**
 * Whether an option makes a difference in this variant.
 * @param {string} name
 * @param {VariantInfo} info
 */
export function optionApplies(name, { men, board }) {
  if (name === "diagonals")
    return board.points.length === POINTS_WITH_OPTIONAL_DIAGONALS;
  return name !== "both-flying" || men > FLYING_MEN;
}

/**
 * The key of the sentence about a quiet limit, below `prefix`, and its slots: a limit in plies is told as moves of
 * each player where it can be.
 * @param {string} prefix
 * @param {string | number} limit
 */
export function quietLimitText(prefix, limit) {
  if (limit === "none") return { key: `${prefix}.none` };
  const plies = Number(limit);
  return plies % 2 === 0
    ? { key: `${prefix}.each`, slots: { n: plies / 2 } }
    : { key: `${prefix}.together`, slots: { n: plies } };
}
