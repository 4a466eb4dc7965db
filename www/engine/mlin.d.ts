/** The version of the library. */
export const version: string;

/**
 * Loads the rules. Everything but {@link Engine} is synchronous afterwards, and throws a
 * {@link MlinError} `"not-ready"` before. May be called any number of times.
 *
 * @param from where the wasm comes from, if not from where the library keeps it; the first call decides
 */
export function ready(from?: {
  wasm?: WasmSource | Promise<WasmSource>;
}): Promise<void>;

/**
 * Loads the rules at once, where the wasm is already there: `mlin/mlin.wasm` as bytes or as a module.
 *
 * @throws {MlinError} `"load-failed"` where that is not the wasm of this library
 */
export function initSync(source: BufferSource | WebAssembly.Module): void;

/** What the rules can be loaded from. */
export type WasmSource =
  string | URL | Response | BufferSource | WebAssembly.Module;

/** The variants that can be played; the same frozen list each time. */
export function variants(): VariantInfo[];

/** `"w"` is white, who begins; `"b"` is black. */
export type Side = "w" | "b";

/** One value for each side. */
export interface BySide<T> {
  w: T;
  b: T;
}

export interface VariantInfo {
  /** `"three"`, `"five"`, `"six"`, `"seven"`, `"nine"`, `"ten"`, `"eleven"` or `"twelve"`. */
  id: string;
  /** How many men each side begins with. */
  men: number;
  /** The board with the variant's own options. */
  board: Board;
  /** The variant's own options. */
  options: Required<Options>;
  /** Whether `Engine.solve` solves it from its start, and not only endings of it. */
  solvable: boolean;
}

export interface Board {
  /** The points in the order of the position text; `x` is the file from 0, `y` the rank from 0 upward. */
  points: Point[];
  /** The drawn lines: names of points in their order along each line. */
  lines: string[][];
  /** Every row of three points that makes a mill. */
  mills: string[][];
}

export interface Point {
  name: string;
  x: number;
  y: number;
}

/** What can differ from the variant's own rules. Numbers may be strings. */
export interface Options {
  /** Whether a side with three men left may move anywhere. */
  flying?: "on" | "off";
  /** How many men two mills closed at once take. */
  "double-mill"?: "one" | "two";
  /** What happens when both sides fly. */
  "both-flying"?: "offer" | "draw" | "play";
  /** After how many plies without a capture the game is drawn: 1 to 9999. */
  "quiet-limit"?: number | "none";
  /** Whether the third occurrence of a position is a draw. */
  repetition?: "on" | "off";
  /** Whether the board has its diagonals. */
  diagonals?: "on" | "off";
}

/** A side is placing while it has men in hand, else flying with three men where allowed, else moving. */
export type Phase = "placing" | "moving" | "flying";

export interface Outcome {
  /** Null is a draw. */
  winner: Side | null;
  reason: Reason;
}

/** Why a game is over. */
export type Reason =
  | "fewer-than-three"
  | "blocked"
  | "board-full"
  | "repetition"
  | "quiet-limit"
  | "both-flying"
  | "agreement"
  | "resignation";

/** Why a move is not legal: the first that applies, in this order. */
export type IllegalReason =
  | "syntax"
  | "no-such-point"
  | "game-over"
  | "still-placing"
  | "nothing-in-hand"
  | "not-your-man"
  | "occupied"
  | "not-adjacent"
  /** A capture too many. */
  | "no-mill"
  /** A capture too few. */
  | "capture-required"
  /** The point to capture on is empty, or the man is one's own. */
  | "nothing-there"
  | "in-mill";

/** One whole turn, its captures included. */
export interface Move {
  /** `d6`, `a1-a4`, `d6xb4`, `a1-a4xb4xc3`. */
  text: string;
  /** Null when a man is placed. */
  from: string | null;
  to: string;
  captures: string[];
}

/** A game: its rules, its start, all that has been played, and where it stands. */
export class Game {
  /** The start of a game of a variant, `"nine"` unless told otherwise. */
  constructor(variant?: string, options?: Options);

  /** @throws {MlinError} with the `field` that is wrong, and where */
  static fromPosition(text: string): Game;
  /** @throws {MlinError} with the offset that is wrong */
  static fromRecord(text: string): Game;
  /** Every game of a text of records, in order. */
  static parseRecords(text: string): Game[];

  readonly variant: string;
  readonly options: Required<Options>;
  /** The board with the options applied. Frozen, and the same object all along. */
  readonly board: Board;
  readonly turn: Side;
  readonly phase: BySide<Phase>;
  /** Men not yet placed. */
  readonly hand: BySide<number>;
  /** The points with men on them. */
  readonly men: BySide<string[]>;
  /** Plies since the last capture. */
  readonly quiet: number;
  /** How often this position has stood, this time included. */
  readonly repetitions: number;
  /** The position as text. */
  readonly position: string;
  /** The position before the first move as text; `moves` lead from it to `position`. */
  readonly start: string;
  readonly moves: string[];
  readonly tags: Record<string, string>;
  /** Null while the game goes on. */
  readonly outcome: Outcome | null;
  /** Whether a draw is to be offered now, since both sides have come to fly (`both-flying=offer`). */
  readonly offersDraw: boolean;
  /** Whether `undo()` would do something. */
  readonly undoable: boolean;
  /** Whether `redo()` would do something. */
  readonly redoable: boolean;

  /** Every legal turn; none once `outcome` is set. */
  legalMoves(): Move[];
  /** @throws {MlinError} with an {@link IllegalReason} as `code`; the game is unchanged */
  play(move: string): Move;
  /** Takes back a turn, or a resignation or agreement. False when there is none. */
  undo(): boolean;
  /** Plays again what was taken back. False when there is nothing. */
  redo(): boolean;
  /** Why a move is not legal; null when it is. */
  explain(move: string): IllegalReason | null;
  /** @throws {MlinError} `"game-over"` on a finished game */
  resign(side: Side): void;
  /** @throws {MlinError} `"game-over"` on a finished game */
  agreeDraw(): void;
  /** The game as a record, with these tags set besides its own. */
  record(tags?: Record<string, string>): string;
  /** An independent copy, history included. */
  fork(): Game;
  /** The position as it would be if it were the other side's turn: what that side could do. */
  passed(): Game;
  /** Gives the memory back. The game cannot be used afterwards. */
  free(): void;
}

export interface Limits {
  /** The strength of a player: 1 to 10. */
  level?: number;
  timeMs?: number;
  /** Plies. */
  depth?: number;
  nodes?: number;
  /** Ends the request with an `AbortError`. */
  signal?: AbortSignal;
}

export interface AnalyseLimits extends Limits {
  /** How many of the best moves get a line. */
  multiPv?: number;
  /** Told of each better Analysis on the way. */
  onInfo?: (analysis: Analysis) => void;
}

export interface Analysis {
  /** The move to play. */
  best: string;
  /** The best first. */
  lines: Line[];
  depth: number;
  nodes: number;
  timeMs: number;
}

export interface Line {
  moves: string[];
  score: Score;
}

/**
 * What a move or a line is worth from the mover's side; `value` in hundredths of a man.
 *
 * `exact` leaves repetition and quiet limit aside; `beyondQuietLimit` marks a win, of either side, that the quiet limit
 * would spoil, or may: where its shortest way takes too long and nobody has found out how soon captures come.
 */
export type Score =
  | {
      kind: "win" | "loss" | "draw";
      plies?: number;
      exact: true;
      beyondQuietLimit?: true;
    }
  | { kind: "estimate"; value: number; exact: false };

/** What `Engine.solve` is to solve, and how it is followed. */
export interface SolveWishes {
  /** What differs from the variant's own rules: tables hold for one set of rules. */
  options?: Options;
  /**
   * Endings, each as the men of either side, all of them on the board; what they lead to is solved, too.
   * Without them the whole game, from its first move on.
   */
  men?: [number, number][];
  /** Told ten times a second at the most. */
  onProgress?: (progress: SolveProgress) => void;
  /** Ends it with an `AbortError`; what is solved by then stays. */
  signal?: AbortSignal;
}

export interface SolveProgress {
  /** From 0 to 1. What was stored does not count. */
  done: number;
  /** The men of the side to move and of the other that are looked at; null at the end. */
  men: [number, number] | null;
}

/** What is solved by now under these rules. */
export interface SolveReport {
  variant: string;
  options: Required<Options>;
  /** What the first position is worth to white; null where only endings are solved. */
  start: Score | null;
  /** The endings. */
  pairs: SolvedPair[];
  /** All solved positions. Those that are turned or mirrored into each other count once, here and below. */
  positions: number;
  /** Memory that the tables take. */
  bytes: number;
  /** How many tables were taken from the store, this time. */
  loaded: number;
  timeMs: number;
}

export interface SolvedPair {
  /** The men of the side to move and of the other. */
  men: [number, number];
  /** Positions that the side to move wins. */
  wins: number;
  draws: number;
  losses: number;
  /** Plies; null where nobody wins. */
  longestWin: number | null;
  longestLoss: number | null;
}

/**
 * The engine, with a worker of its own; without workers it searches in this thread, in slices.
 *
 * A second request ends the first with MlinError `"superseded"`; a finished game is answered with
 * `"game-over"`.
 */
export class Engine {
  /**
   * `hashMb`: 1 to 256, usually 16 on phones and 64 elsewhere. `seed`: for the noise of low levels. With both,
   * the same searches in the same order choose the same moves everywhere, as long as no time limits them.
   */
  constructor(options?: { hashMb?: number; seed?: number });

  /** The move to play; without limits at level 10. */
  bestMove(game: Game, limits?: Limits): Promise<Analysis>;
  /** The best lines; without limits until `stop()` or the signal. */
  analyse(game: Game, limits?: AnalyseLimits): Promise<Analysis>;
  /**
   * One score per legal move, the best first: exact where tables answer, else by a search that ends after
   * `timeMs`, a second unless told otherwise.
   */
  values(
    game: Game,
    limits?: { timeMs?: number; signal?: AbortSignal },
  ): Promise<{ move: string; score: Score }[]>;
  /**
   * Solves a variant or endings of it; all later searches look these positions up and play them perfectly,
   * those of levels below 10 excepted. It works in idle time: searches go before it, it ends none, and
   * `stop()` does not end it. Several are done one after the other.
   *
   * Browsers keep what is solved in IndexedDB, as `mlin.tables`, and each engine takes it from there. What
   * is damaged, or was made by another version, is solved again; what the browser does not keep stays in
   * the memory of the page.
   *
   * @throws {MlinError} `"too-large"` when the variant is not `solvable` and no `men` are given,
   *   `"no-such-pair"`, or what is wrong with variant, options or arguments
   */
  solve(variant: string, wishes?: SolveWishes): Promise<SolveReport>;
  /** Ends the running search with the best so far. */
  stop(): void;
  /** Ends the engine; a running request ends with MlinError `"terminated"`. */
  terminate(): void;
}

/** What the library throws. */
export class MlinError extends Error {
  constructor(
    code: string,
    message: string,
    details?: { at?: number; field?: string; cause?: unknown },
  );
  /** An {@link IllegalReason}, or `"bad-argument"`, `"not-ready"`, `"game-over"`, `"superseded"`, ... */
  readonly code: string;
  /** The UTF-16 offset in the text that was read. */
  readonly at?: number;
  /** What is wrong: an argument, a field of a position, a tag, an option. */
  readonly field?: string;
}
