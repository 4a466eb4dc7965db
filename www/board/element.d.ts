import type { Game, IllegalReason, Move, Outcome, Side } from "./mlin.js";

/** The attributes of {@link MlinBoard} that are properties of the same name, as text. Lists and options are taken too. */
export interface MlinBoardAttributes {
  variant: string;
  position: string;
  moves: string;
  options: string;
  orientation: Side;
  players: string;
  theme: "auto" | "light" | "dark" | "contrast";
  board: string;
  men: string;
  loading: "lazy" | "eager";
  motion: "on" | "off";
  highlight: string;
  arrows: string;
  puzzle: string;
  ply: string;
  name: string;
  level: number | string;
  delay: number;
  controls: boolean;
  coordinates: boolean;
  required: boolean;
}

/** What a reader is to find, step by step. */
export interface LessonStep {
  text: string;
  variant?: string;
  position?: string;
  moves?: string;
  options?: string;
  /** As the attribute `puzzle`. Without it the step is there to be read. */
  expect?: string;
  /** Said when all has been found. */
  right?: string;
  /** Said to wrong moves, by move; `*` to any other. */
  wrong?: Record<string, string>;
  highlight?: string;
  arrows?: string;
}

/** Wrong moves and hints so far. */
export interface Tally {
  wrong: number;
  hints: number;
}

/** The events of `<mlin-board>`; all bubble, out of shadow trees too. */
export interface MlinBoardEventMap {
  "mlin-ready": CustomEvent<Record<string, never>>;
  /** Cancelable, before the move is made; `position` is the one after it. */
  "mlin-move": CustomEvent<{
    move: Move;
    position: string;
    by: "human" | "engine" | "script";
  }>;
  "mlin-illegal": CustomEvent<{ reason: IllegalReason; text: string }>;
  "mlin-gameover": CustomEvent<{ outcome: Outcome }>;
  "mlin-error": CustomEvent<{
    code: string;
    message: string;
    attribute?: string;
  }>;
  /** A legal move that is not the one to be found. */
  "mlin-wrong": CustomEvent<Tally & { move: Move }>;
  "mlin-solved": CustomEvent<
    Tally & { step?: number; steps?: number; finished?: boolean }
  >;
  "mlin-step": CustomEvent<{ step: number; steps: number }>;
  "mlin-offer": CustomEvent<{ reason: "both-flying" }>;
  "mlin-change": CustomEvent<{ cause: string }>;
  "mlin-busy": CustomEvent<{ busy: boolean }>;
  "mlin-status": CustomEvent<{ text: string }>;
}

export interface MlinBoard extends MlinBoardAttributes {
  addEventListener<Name extends keyof MlinBoardEventMap>(
    type: Name,
    listener: (this: MlinBoard, event: MlinBoardEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/**
 * `<mlin-board>`: a diagram, a game to play or to step through, a puzzle, a lesson. `mlin/define` gives it its name;
 * `custom-elements.json` lists attributes, parts and custom properties.
 */
export class MlinBoard extends HTMLElement {
  /** The game on the board, null before `mlin-ready`. To be read; moves are made by `play`. */
  readonly game: Game | null;
  readonly state:
    "idle" | "lifted" | "capturing" | "waiting" | "reviewing" | "over";
  /** Whether the engine is to move. */
  readonly busy: boolean;
  /** Whether men are on their way, for the eye only. */
  readonly moving: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Whether the puzzle, or what a lesson's step asks, has been found. */
  readonly solved: boolean;
  /** What the status line says. */
  readonly statusText: string;
  /** Its first sentence, which matters most. */
  readonly leadText: string;
  /** The step of a lesson, from 1. */
  get step(): number | null;
  set step(step: number);
  /** A record to be stepped through. */
  get record(): string | null;
  set record(text: string | null);
  /** A lesson: its steps, or JSON; read as JSON. */
  get lesson(): string | null;
  set lesson(steps: LessonStep[] | string | null);
  readonly form: HTMLFormElement | null;
  readonly validity: ValidityState;
  readonly validationMessage: string;

  /** Makes a move for the side to move. False when it is not legal, not the one to be found, or cancelled. */
  play(text: string): boolean;
  undo(): void;
  redo(): void;
  /** Back to the start. */
  reset(): void;
  /** Takes a game over, history included. */
  load(game: Game): void;
  /** Shows how the game stood, or would stand, after these moves; without them the game again. */
  review(moves?: readonly string[]): void;
  /** Shows a good move. */
  hint(): Promise<object | null>;
  resign(side?: Side): void;
  /** Whether the draw has been agreed. */
  offerDraw(): Promise<boolean>;
  /** Turns the board round. */
  flip(): void;
  toSVG(): string;
  toPNG(): Promise<Blob>;
  checkValidity(): boolean;
  reportValidity(): boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    "mlin-board": MlinBoard;
  }
}
