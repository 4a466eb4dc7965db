import { record, side, text } from "./arguments.js";
import { core, guarded } from "./core.js";
import { MlinError } from "./errors.js";
import { frozen } from "./frozen.js";

/** A game of the wasm on its way into a {@link Game}. */
class Held {
  constructor(inner) {
    this.inner = inner;
  }
}

/**
 * A game: its rules, its start, all that has been played, and where it stands.
 *
 * Every value is computed by the rules in the wasm, freshly and synchronously. What a rule or a text
 * forbids throws a {@link MlinError} and changes nothing. Needs `ready()`.
 */
export class Game {
  /** The wasm's game; null after `free()`. */
  #inner;
  /** The board never changes during a game. */
  #board = null;

  /**
   * The start of a game.
   *
   * @param {string} [variant] an id of `variants()`
   * @param {object} [options] those that differ from the variant's own
   */
  constructor(variant = "nine", options = {}) {
    this.#inner =
      variant instanceof Held ? variant.inner : begun(variant, options);
  }

  /** A game from the text of a position. @param {string} position @returns {Game} */
  static fromPosition(position) {
    text(position, "position");
    return held(guarded(() => core().Game.fromPosition(position)));
  }

  /** The one game of a record. @param {string} source @returns {Game} */
  static fromRecord(source) {
    text(source, "record");
    return held(guarded(() => core().Game.fromRecord(source)));
  }

  /** All games of a text of records. @param {string} source @returns {Game[]} */
  static parseRecords(source) {
    text(source, "records");
    return guarded(() => core().Game.parseRecords(source)).map(held);
  }

  /** The variant's id. @returns {string} */
  get variant() {
    return this.#ask((inner) => inner.variant);
  }

  /** All options of the game, those of the variant included. */
  get options() {
    return this.#ask((inner) => inner.options);
  }

  /** The board with the options applied: points, lines and mills. Frozen. */
  get board() {
    this.#board ??= this.#ask(boardOf);
    return this.#board;
  }

  /** Whose turn it is. @returns {"w" | "b"} */
  get turn() {
    return this.#ask((inner) => inner.turn);
  }

  /** What each side does in its turn: "placing", "moving" or "flying". */
  get phase() {
    return this.#ask((inner) => inner.phase);
  }

  /** How many men each side has still to place. */
  get hand() {
    return this.#ask((inner) => inner.hand);
  }

  /** The points on which each side's men stand. */
  get men() {
    return this.#ask((inner) => inner.men);
  }

  /** Plies since the last capture, placing included. @returns {number} */
  get quiet() {
    return this.#ask((inner) => inner.quiet);
  }

  /** How often this position has stood, this time included. @returns {number} */
  get repetitions() {
    return this.#ask((inner) => inner.repetitions);
  }

  /** The position as text, for {@link Game.fromPosition}. @returns {string} */
  get position() {
    return this.#ask((inner) => inner.position);
  }

  /** The position before the first move as text: with `moves` it makes this game again. @returns {string} */
  get start() {
    return this.#ask((inner) => inner.start);
  }

  /** The moves played, as text. @returns {string[]} */
  get moves() {
    return this.#ask((inner) => inner.moves);
  }

  /** The tags that the game's record had. @returns {Record<string, string>} */
  get tags() {
    return this.#ask((inner) => inner.tags);
  }

  /** How the game ended; null while it goes on. */
  get outcome() {
    return this.#ask((inner) => inner.outcome) ?? null;
  }

  /** Whether a draw is to be offered now, since both sides have come to fly. @returns {boolean} */
  get offersDraw() {
    return this.#ask((inner) => inner.offersDraw);
  }

  /** Whether `undo()` would do something. @returns {boolean} */
  get undoable() {
    return this.#ask((inner) => inner.undoable);
  }

  /** Whether `redo()` would do something. @returns {boolean} */
  get redoable() {
    return this.#ask((inner) => inner.redoable);
  }

  /** Every legal turn: `{ text, from, to, captures }`; none when the game is over. */
  legalMoves() {
    return this.#ask((inner) => inner.legalMoves());
  }

  /**
   * Plays a turn.
   *
   * @param {string} move
   * @returns {object} the Move
   * @throws {MlinError} with an IllegalReason as its code
   */
  play(move) {
    text(move, "move");
    return this.#ask((inner) => inner.play(move));
  }

  /** Takes back the last turn, resignation or agreement. @returns {boolean} whether there was one */
  undo() {
    return this.#ask((inner) => inner.undo());
  }

  /** Plays again what was taken back last. @returns {boolean} whether there was something */
  redo() {
    return this.#ask((inner) => inner.redo());
  }

  /** Why a move is not legal; null when it is. @param {string} move @returns {string | null} */
  explain(move) {
    text(move, "move");
    return this.#ask((inner) => inner.explain(move)) ?? null;
  }

  /** Ends the game: this side gives up. @param {"w" | "b"} loser @throws {MlinError} "game-over" */
  resign(loser) {
    side(loser, "side");
    this.#ask((inner) => inner.resign(loser));
  }

  /** Ends the game: the players agree on a draw. @throws {MlinError} "game-over" */
  agreeDraw() {
    this.#ask((inner) => inner.agreeDraw());
  }

  /**
   * The game as a record, for {@link Game.fromRecord}.
   *
   * @param {Record<string, string>} [tags] to set, besides those that the game has
   * @returns {string}
   */
  record(tags = {}) {
    record(tags, "tags");
    for (const [name, value] of Object.entries(tags)) text(value, name);
    return this.#ask((inner) => inner.record(tags));
  }

  /** An independent copy, history included. @returns {Game} */
  fork() {
    return held(this.#ask((inner) => inner.fork()));
  }

  /**
   * The position as it would be if it were the other side's turn, as a game of its own: its legal moves are what that side
   * could do.
   *
   * @returns {Game}
   */
  passed() {
    const [variant, rings, turn, ...rest] = this.position.split(" ");
    const other = turn === "w" ? "b" : "w";
    return Game.fromPosition([variant, rings, other, ...rest].join(" "));
  }

  /** Gives the memory back; the game cannot be used afterwards. May be called again. */
  free() {
    this.#inner?.free();
    this.#inner = null;
  }

  #ask(question) {
    if (this.#inner === null)
      throw new MlinError("freed", "this game has been freed");
    return guarded(() => question(this.#inner));
  }
}

/** The boards that have been asked for: all games on one share it. */
const boards = new Map();

function boardOf(inner) {
  const key = `${inner.variant} ${inner.options.diagonals}`;
  if (!boards.has(key)) boards.set(key, frozen(inner.board));
  return boards.get(key);
}

function begun(variant, options) {
  text(variant, "variant");
  record(options, "options");
  return guarded(() => new (core().Game)(variant, options));
}

function held(inner) {
  return new Game(new Held(inner));
}
