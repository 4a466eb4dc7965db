/**
 * A line of moves that the reader is to find: a puzzle, or a step of a lesson. How far it has come is read from the game, so that undo needs no care.
 */
import { AttributeError, words } from "./attributes.js";

/** @typedef {import("../engine/index.js").Game} Game */

/**
 * What an author says about moves, in his own words.
 * @typedef {{ right?: string, wrong: Record<string, string> }} Remarks  `wrong` by move, `*` for any other
 */

/** @type {Remarks} */
const NO_REMARKS = { wrong: {} };

/** See the head of the file. */
export class Exercise {
  /** Each turn's moves: the one of the line, then others that are as good. @type {string[][]} */
  #turns;
  #wrong = 0;
  #hints = 0;

  /**
   * @param {string[][]} turns
   * @param {Game} game at the start of the line
   * @param {Remarks} remarks
   */
  constructor(turns, { moves, turn }, remarks) {
    this.#turns = turns;
    /** How many moves of the game come before the line. */
    this.first = moves.length;
    /** Whose moves are to be found. @type {import("./seats.js").Side} */
    this.solver = turn;
    this.remarks = remarks;
  }

  /**
   * @param {string} text the moves of both players, spaces between; `d6|f4` where several are right
   * @param {Game} game
   * @param {Remarks} [remarks]
   * @throws {AttributeError} when a move is not legal where it stands
   */
  static read(text, game, remarks = NO_REMARKS) {
    const line = game.fork();
    try {
      const turns = words(text).map((turn) => readTurn(turn, line));
      if (turns.length > 0) return new Exercise(turns, game, remarks);
      throw new AttributeError("bad-attribute", "puzzle: no move is expected");
    } finally {
      line.free();
    }
  }

  /** Who plays: the reader finds his moves, the line answers. @returns {import("./seats.js").Seats} */
  get seats() {
    return this.solver === "w"
      ? { w: "human", b: "engine" }
      : { w: "engine", b: "human" };
  }

  /** The moves that are right now, the one of the line first; null when the line is at its end. @param {Game} game @returns {string[] | null} */
  expected({ moves }) {
    const played = moves.slice(this.first);
    const left = played.some((move, index) => move !== this.#turns[index]?.[0]);
    return left ? null : (this.#turns[played.length] ?? null);
  }

  /** Whether all has been found. A move that is as good as the one of the line ends it too. @param {Game} game */
  solved(game) {
    return this.expected(game) === null;
  }

  /**
   * Judges a move, and counts it when it is wrong.
   * @param {Game} game
   * @param {string} move as the game writes it
   * @returns {null | { kind: "wrong", fault: "move" | "capture", remark: string | null }} null when it is right
   */
  judge(game, move) {
    const right = this.expected(game) ?? [];
    if (right.includes(move)) return null;
    this.#wrong += 1;
    const path = pathOf(move);
    const fault = right.some((one) => pathOf(one) === path)
      ? "capture"
      : "move";
    return { kind: "wrong", fault, remark: this.#remarkOn(move) };
  }

  /** The next move of the line as a hint, which is counted. @param {Game} game */
  hint(game) {
    const [best] = this.expected(game) ?? [];
    if (!best) return null;
    this.#hints += 1;
    return { best, expected: true };
  }

  /** Wrong moves and hints so far. */
  get tally() {
    return { wrong: this.#wrong, hints: this.#hints };
  }

  #remarkOn(move) {
    const { wrong } = this.remarks;
    const key = [move, "*"].find((key) => Object.hasOwn(wrong, key));
    return key === undefined ? null : String(wrong[key]);
  }
}

function pathOf(move) {
  return move.split("x")[0];
}

/** Reads the moves of one turn and makes the first of them. */
function readTurn(text, line) {
  const moves = text.split("|").map((one) => {
    const reason = line.explain(one);
    if (reason)
      throw new AttributeError(reason, `puzzle: "${one}" is not legal there`);
    const move = line.play(one);
    line.undo();
    return move.text;
  });
  line.play(moves[0]);
  return moves;
}
