/**
 * What the player to move may do: the game's list of legal moves, narrowed by `from`, then `to`, then captures.
 * Nothing here decides what is legal; a question beyond the list is asked of `game.explain`.
 *
 * @typedef {{ text: string, from: string | null, to: string, captures: string[] }} Move
 * @typedef {"w" | "b"} Side
 * @typedef {{ from: string | null, to: string, taken: string[] }} HalfMove  a move whose captures are still being chosen
 */

/** A snapshot of one turn. It does not follow the game: after a move a new one is made. */
export class Situation {
  /** @param {import("../engine/index.js").Game} game */
  constructor(game) {
    /** @type {Side} */
    this.turn = game.turn;
    /** @type {Record<Side, "placing" | "moving" | "flying">} */
    this.phase = game.phase;
    /** @type {Record<Side, number>} */
    this.hand = game.hand;
    /** @type {Map<string, Side>} whose man stands on a point */
    this.men = new Map([
      ...game.men.w.map((point) => /** @type {const} */ ([point, "w"])),
      ...game.men.b.map((point) => /** @type {const} */ ([point, "b"])),
    ]);
    this.board = game.board;
    this.outcome = game.outcome;
    /** @type {Move[]} */
    this.moves = game.legalMoves();
    this.explain = (text) => game.explain(text);
  }

  /** Points on which a man in hand may be placed. */
  placeable() {
    return destinations(this.moves, null);
  }

  /** Men that may be lifted. */
  movable() {
    return new Set(this.moves.flatMap((move) => move.from ?? []));
  }

  /** Points on which the lifted man may be put down. */
  targets(from) {
    return destinations(this.moves, from);
  }

  /** How many men the half move captures in all. */
  due({ from, to }) {
    return Math.max(
      0,
      ...this.#from(from, to).map((move) => move.captures.length),
    );
  }

  /** Men of which one may be captured next. */
  capturable(half) {
    const left = this.#left(half);
    if (this.due(half) - half.taken.length < 2) return left;
    return new Set(
      [...left].filter((first) => this.#partners(half, first, left).length > 0),
    );
  }

  /** The text of the half move with one more capture, filled up so that the game's reason is about that capture alone. */
  captureText(half, point) {
    const first = captureText(half, point);
    if (this.due(half) - half.taken.length < 2) return first;
    const filler = [...this.#left(half)].find((other) => other !== point);
    return filler ? `${first}x${filler}` : first;
  }

  /** The list holds two captures in one order only; the other order is legal or not, and the game knows. */
  #partners(half, first, left) {
    const text = captureText(half, first);
    return [...left].filter(
      (other) => other !== first && this.explain(`${text}x${other}`) === null,
    );
  }

  #left({ from, to, taken }) {
    const matching = this.#from(from, to).filter((move) =>
      taken.every((point) => move.captures.includes(point)),
    );
    const left = new Set(matching.flatMap((move) => move.captures));
    for (const point of taken) left.delete(point);
    return left;
  }

  #from(from, to) {
    return this.moves.filter((move) => move.from === from && move.to === to);
  }
}

function destinations(moves, from) {
  return new Set(
    moves.filter((move) => move.from === from).map((move) => move.to),
  );
}

/** The text of a move without its captures. */
export function stem(from, to) {
  return from === null ? to : `${from}-${to}`;
}

function captureText({ from, to, taken }, ...more) {
  return [stem(from, to), ...taken, ...more].join("x");
}

/** The whole text of a half move. */
export function halfMoveText(half) {
  return captureText(half);
}

/** Reads a move text in the form in which the game writes it. @returns {Omit<Move, "text">} */
export function readMove(text) {
  const [path, ...captures] = text.split("x");
  const [first, second] = path.split("-");
  return second
    ? { from: first, to: second, captures }
    : { from: null, to: first, captures };
}
