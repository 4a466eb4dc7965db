/**
 * One reason for a move that a beginner can see on the board. What somebody could do is never worked out here: the rules list
 * the legal moves of both sides, before the move and after it.
 */

/** @typedef {import("../engine/index.js").Game} Game */
/** @typedef {import("./situation.js").Move} Move */

/**
 * What a player could do if it were his turn.
 * @typedef {object} Chances
 * @property {Set<string>} closing points on which he could close a mill
 * @property {number} stuck his men that could not move, while he has none in hand
 */

/**
 * @param {Game} game before the move
 * @param {Move} move
 * @param {import("../engine/index.js").Score | undefined} score of the position, from the mover's side
 * @returns {{ key: string, slots?: Record<string, number> }} the tail of a key `hint.why.*`
 */
export function why(game, move, score) {
  const spoilt = score?.beyondQuietLimit;
  if (score?.kind === "win" && !spoilt) {
    return score.plies
      ? { key: "win.in", slots: { n: Math.ceil(score.plies / 2) } }
      : { key: "win" };
  }
  if (score?.kind === "loss" && !spoilt) return { key: "loss" };
  const held = score?.kind === "draw" || spoilt;
  return { key: onBoard(game, move) ?? (held ? "draw" : "best") };
}

/** The reason that is to be seen on the board, or null. @param {Game} game @param {Move} move @returns {string | null} */
export function onBoard(game, move) {
  const before = bothSides(game);
  const later = game.fork();
  later.play(move.text);
  if (later.outcome) {
    later.free();
    return move.captures.length > 0 ? "mill" : null;
  }
  const after = bothSides(later);
  later.free();
  const mover = game.turn;
  return reason(game, move, {
    own: { before: before[mover], after: after[mover] },
    enemy: {
      before: before[other(mover)],
      after: after[other(mover)],
    },
  });
}

function reason(game, { from, to, captures }, { own, enemy }) {
  const threats = own.after.closing;
  const fresh = [...threats].some((point) => !own.before.closing.has(point));
  if (captures.length > 0) return threats.size > 0 ? "mill-again" : "mill";
  if (enemy.before.closing.has(to)) return fresh ? "hinder-threaten" : "hinder";
  if (fresh && threats.size > 1) return "double";
  if (from !== null && threats.has(from) && inMill(game, from)) return "open";
  if (fresh) return "prepare";
  if (own.after.stuck < own.before.stuck) return "free";
  if (enemy.after.stuck > enemy.before.stuck) return "shut";
  return from === null && isCrossing(game.board, to) ? "crossing" : null;
}

/** @param {Game} game @returns {Record<"w" | "b", Chances>} */
function bothSides(game) {
  const passed = game.passed();
  const sides = { [game.turn]: chances(game), [passed.turn]: chances(passed) };
  passed.free();
  return /** @type {Record<"w" | "b", Chances>} */ (sides);
}

/** @param {Game} game @returns {Chances} */
function chances(game) {
  const moves = game.legalMoves();
  const closing = moves.filter(({ captures }) => captures.length > 0);
  const movable = new Set(moves.map(({ from }) => from));
  const { turn, men, hand } = game;
  return {
    closing: new Set(closing.map(({ to }) => to)),
    stuck: hand[turn] > 0 ? 0 : men[turn].length - movable.size,
  };
}

function other(side) {
  return side === "w" ? "b" : "w";
}

/** Whether the man on a point of the side to move stands in a mill. */
function inMill({ board, men, turn }, point) {
  return board.mills.some(
    (mill) =>
      mill.includes(point) && mill.every((at) => men[turn].includes(at)),
  );
}

/** Whether no point of the board has more lines through it, and some have fewer. */
function isCrossing({ points, lines }, point) {
  const ways = (name) =>
    lines.reduce((count, line) => {
      const at = line.indexOf(name);
      const ends = at === 0 || at === line.length - 1;
      return at < 0 ? count : count + (ends ? 1 : 2);
    }, 0);
  const all = points.map(({ name }) => ways(name));
  const most = Math.max(...all);
  return ways(point) === most && Math.min(...all) < most;
}
