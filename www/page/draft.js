/**
 * Draft: a position while somebody sets it up. It may be anything; whether it can be played is asked of the rules.
 */

/** @typedef {import("./seats.js").Side} Side */
/** @typedef {import("./opening.js").Rules} Rules */

/**
 * @typedef {object} Draft
 * @property {string} variant
 * @property {Record<string, string>} options  those that differ from the variant's
 * @property {Record<string, Side>} men        by point
 * @property {Side} turn
 * @property {Record<Side, number>} hand
 * @property {number} quiet                    plies since the last capture
 */

/** How many points stand in a group of the position text. */
const GROUP = 8;

/** The most that the rules read as quiet plies. */
const MOST_QUIET = 65535;

/** The position of a game. @param {import("../engine/index.js").Game} game @param {Record<string, string>} options its own @returns {Draft} */
export function draftOf(game, options) {
  const { variant, men, turn, hand, quiet } = game;
  const all = [
    ...men.w.map((point) => [point, "w"]),
    ...men.b.map((point) => [point, "b"]),
  ];
  return { variant, options, men: Object.fromEntries(all), turn, hand, quiet };
}

/** The same position without men on the board. @param {Draft} draft @returns {Draft} */
export function cleared(draft) {
  return { ...draft, men: {}, hand: { w: 0, b: 0 }, quiet: 0 };
}

/** A man on a point, or none; the man that stands there already goes away. @param {Draft} draft @param {string} point @param {Side | "none"} man @returns {Draft} */
export function pressed(draft, point, man) {
  const { [point]: there, ...others } = draft.men;
  const men =
    man === "none" || man === there ? others : { ...others, [point]: man };
  return { ...draft, men };
}

/** Another number of men in hand. @param {Draft} draft @param {Side} side @param {number} men @returns {Draft} */
export function withHand(draft, side, men) {
  return { ...draft, hand: { ...draft.hand, [side]: men } };
}

/** Another number of quiet plies; what is none becomes 0. @param {Draft} draft @param {string} text @returns {Draft} */
export function withQuiet(draft, text) {
  const quiet = Math.trunc(Number(text));
  return { ...draft, quiet: quiet >= 0 ? Math.min(quiet, MOST_QUIET) : 0 };
}

/**
 * The same men in another variant, as far as it has their points and so many of them in hand.
 * @param {Draft} draft
 * @param {import("../engine/index.js").VariantInfo} info
 * @returns {Draft}
 */
export function withVariant(draft, { id, men: most, board }) {
  const men = Object.entries(draft.men).filter(([point]) =>
    board.points.some(({ name }) => name === point),
  );
  const hand = {
    w: Math.min(draft.hand.w, most),
    b: Math.min(draft.hand.b, most),
  };
  return {
    ...draft,
    variant: id,
    options: {},
    men: Object.fromEntries(men),
    hand,
  };
}

/**
 * The position as text.
 * @param {Draft} draft
 * @param {{ points: { name: string }[] }} board
 */
export function draftText({ variant, options, men, turn, hand, quiet }, board) {
  const signs = board.points
    .map(({ name }) => men[name]?.toUpperCase() ?? ".")
    .join("");
  const rings = signs.match(new RegExp(`.{1,${GROUP}}`, "g")).join("/");
  const fields = [variant, rings, turn, `${hand.w},${hand.b}`, quiet];
  const own = Object.entries(options).map(
    ([name, value]) => `${name}=${value}`,
  );
  return [...fields, ...own].join(" ");
}
