import { record, side, text } from "./arguments.js";
import { age, core, release, retried } from "./core.js";
import { MlinError } from "./errors.js";
import { frozen } from "./frozen.js";
import { Past } from "./past.js";

/** A game of the wasm on its way into a {@link Game}, and all that is needed to make it again. */
class Held {
  /**
   * @param {() => any} make the game as it began
   * @param {Past} [past] what was done with it since
   * @param {any} [inner] the game, where it is there already
   */
  constructor(make, past = new Past(), inner = retried(make)) {
    this.make = make;
    this.past = past;
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
  /** The age of the wasm at which that was made. */
  #age = 0;
  #make;
  #past;
  /** The board never changes during a game. */
  #board = null;

  /**
   * The start of a game.
   *
   * @param {string} [variant] an id of `variants()`
   * @param {object} [options] those that differ from the variant's own
   */
  constructor(variant = "nine", options = {}) {
    const held = variant instanceof Held ? variant : begun(variant, options);
    this.#make = held.make;
    this.#past = held.past;
    this.#inner = held.inner;
    this.#age = age();
  }

  /** A game from the text of a position. @param {string} position @returns {Game} */
  static fromPosition(position) {
    text(position, "position");
    return new Game(new Held(() => core().Game.fromPosition(position)));
  }

  /** The one game of a record. @param {string} source @returns {Game} */
  static fromRecord(source) {
    text(source, "record");
    return new Game(new Held(() => core().Game.fromRecord(source)));
  }

  /** All games of a text of records. @param {string} source @returns {Game[]} */
  static parseRecords(source) {
    text(source, "records");
    const parse = () => core().Game.parseRecords(source);
    return retried(parse).map(
      (inner, at) => new Game(new Held(() => parse()[at], new Past(), inner)),
    );
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
    return this.#act("play", move);
  }

  /** Takes back the last turn, resignation or agreement. @returns {boolean} whether there was one */
  undo() {
    return this.#turn("undo", 1);
  }

  /** Plays again what was taken back last. @returns {boolean} whether there was something */
  redo() {
    return this.#turn("redo", -1);
  }

  /** Why a move is not legal; null when it is. @param {string} move @returns {string | null} */
  explain(move) {
    text(move, "move");
    return this.#ask((inner) => inner.explain(move)) ?? null;
  }

  /** Ends the game: this side gives up. @param {"w" | "b"} loser @throws {MlinError} "game-over" */
  resign(loser) {
    side(loser, "side");
    this.#act("resign", loser);
  }

  /** Ends the game: the players agree on a draw. @throws {MlinError} "game-over" */
  agreeDraw() {
    this.#act("agreeDraw");
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
    const inner = this.#ask((inner) => inner.fork());
    return new Game(new Held(this.#make, this.#past.copy(), inner));
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
    if (this.#inner) release(this.#inner, this.#age);
    this.#inner = null;
  }

  /** Does something with the game, and remembers it. */
  #act(method, ...args) {
    const result = this.#ask((inner) => inner[method](...args));
    this.#past.add(method, ...args);
    return result;
  }

  /** Takes a turn back, or plays it again, and remembers it. */
  #turn(method, by) {
    const done = this.#ask((inner) => inner[method]());
    if (done) this.#past.undo(by);
    return done;
  }

  #ask(question) {
    if (this.#inner === null)
      throw new MlinError("freed", "this game has been freed");
    return retried(() => question(this.#current));
  }

  /** The wasm's game; made again where its instance is gone. */
  get #current() {
    if (this.#age !== age()) {
      this.#inner = retried(() => this.#past.repeat(this.#make()));
      this.#age = age();
    }
    return this.#inner;
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
  const own = { ...options };
  return new Held(() => new (core().Game)(variant, own));
}
