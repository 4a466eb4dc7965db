import { Game, ready, variants } from "../engine/index.js";
import { pick, translator } from "../i18n/index.js";
import { READERS } from "./attributes.js";
import { Changes } from "./changes.js";
import { Field } from "./form.js";
import { pngOf, svgOf } from "./image.js";
import { SWITCHES, defineProperties, upgradeProperties } from "./properties.js";
import { Session } from "./session.js";
import { MARK_NAMES, Settings } from "./settings.js";
import { sharedEngine } from "./shared-engine.js";
import { BEGINNING, Subject } from "./subject.js";
import { watchSystem } from "./theme.js";
import { View } from "./view.js";
import {
  languageAround,
  parsed,
  seen,
  wait,
  watchContent,
  watchLanguage,
  watchSharpness,
} from "./watch.js";
import { diagramText } from "./words.js";

/** Attributes that are read when the board is shown. */
const LOOKS = [...SWITCHES, "lang"];
/** Attributes that say how board and men look. */
const DRESS = ["theme", "board", "men"];
/** Without a DOM, as in Node, there is a class but no element. */
const Base = globalThis.HTMLElement ?? class {};

/**
 * A board for all variants of mlin: a diagram, a game to play or to step through, a puzzle, a guided lesson.
 *
 * A record in a child `<script type="text/x-mlin">` is stepped through from its beginning. A list of steps in a child
 * `<script type="application/json">` is a lesson: see `lesson.js`. Any other content is seen until the board is there, and
 * stays where it cannot be shown.
 *
 * In a form it is a field: it sends the moves that were made, and those of a puzzle or a lesson only once it is solved.
 *
 * @tag mlin-board
 *
 * @attr {string} variant - `three`, `five`, `six`, `seven`, `nine` (the default), `ten`, `eleven`, `twelve`
 * @attr {string} position - the position at the start as text; carries variant and options
 * @attr {string} moves - moves from the start, spaces between
 * @attr {string} options - rule options, `k=v k=v`
 * @attr {string} ply - after how many moves the game is shown: all, or none of a record
 * @attr {string} puzzle - the moves to be found and the answers to them, spaces between; `d6|f4` where several are right
 * @attr {string} players - white and black: `human,engine`, `engine,human`, `human,human`, `engine,engine`, or `none` (the default)
 * @attr {string} level - of the engine, 1 to 10 (5); White's and Black's as `3,7`
 * @attr {string} orientation - the side that sits below, `w` (the default) or `b`
 * @attr {boolean} coordinates - shown when present
 * @attr {boolean} controls - shows the status line and buttons: undo, hint and new, or those that step through a game
 * @attr {boolean} aids - beginner's marks for whoever is to choose a move: threats, mills, men about to be shut in
 * @attr {boolean} confirm - a tap on the screen moves only when it is repeated
 * @attr {boolean} values - shows what each legal move is worth, where that is known for certain: see `solve()`
 * @attr {string} theme - `auto` (the default), `light`, `dark` or `contrast`
 * @attr {string} board - `wood` (the default), `stone`, `ink` or `contrast`
 * @attr {string} men - `auto` (those that belong to the board), `turned` or `stones`
 * @attr {string} lang - of the words; else that of the nearest ancestor
 * @attr {string} highlight - points to be marked
 * @attr {string} arrows - such as `a1-a4 d6-d5`
 * @attr {string} loading - `lazy` waits until the board is nearly seen
 * @attr {number} delay - least time before an answer, in ms (400)
 * @attr {string} motion - `on` (the default) or `off`
 * @attr {string} name - of the field in a form
 * @attr {boolean} required - the form is not sent before a puzzle is solved, or a move is made
 *
 * @fires mlin-ready - the board is there
 * @fires mlin-move - cancelable, before a move by anyone is made: `{ move, position, by }`; `position` is the one after it, `by` is `human`, `engine` or `script`
 * @fires mlin-illegal - a press or a text was refused: `{ reason, text }`
 * @fires mlin-gameover - `{ outcome }`
 * @fires mlin-error - `{ code, message, attribute }`: something cannot be read, and the last good state stays
 * @fires mlin-wrong - a legal move is not the one to be found: `{ move, wrong, hints }`, the last two counted
 * @fires mlin-solved - all moves have been found: `{ wrong, hints }`, and in a lesson `{ step, steps, finished }`
 * @fires mlin-step - another step of a lesson: `{ step, steps }`
 * @fires mlin-offer - both players fly, and may agree on a draw
 * @fires mlin-change - the game is another: `{ cause }`
 * @fires mlin-busy - the engine begins or ends to think: `{ busy }`
 * @fires mlin-seen - men have been moved: `{ acts }`, each an `act` of `place`, `slide`, `fly`, `capture`, `mill`, `end`, and the ms `after` which it is to be heard
 * @fires mlin-status - the status line says something else: `{ text }`
 *
 * @csspart board - the field with board and men
 * @csspart ground - the canvas of the board
 * @csspart men - the canvas of men and marks
 * @csspart point - the button of a point
 * @csspart lesson - the text of a lesson's step
 * @csspart panel - what stands below the board
 * @csspart status - the status line
 * @csspart control - a button below the board
 * @csspart count - how far a game or a lesson has come
 * @csspart problem - what is wrong with the element
 *
 * @cssprop --mlin-wood - the board
 * @cssprop --mlin-grain - the grain of its wood
 * @cssprop --mlin-line - its lines
 * @cssprop --mlin-label - coordinates
 * @cssprop --mlin-white - white men
 * @cssprop --mlin-black - black men
 * @cssprop --mlin-inlay - the inlay of black men
 * @cssprop --mlin-select - the man that has been picked up
 * @cssprop --mlin-target - points to move to
 * @cssprop --mlin-capture - men that may be taken
 * @cssprop --mlin-last - the last move
 * @cssprop --mlin-mill - a mill that closes
 * @cssprop --mlin-hint - hints and arrows
 * @cssprop --mlin-won - the value of a move that wins
 * @cssprop --mlin-even - of one that draws
 * @cssprop --mlin-lost - of one that loses
 * @cssprop --mlin-tag - signs and numbers of these values
 * @cssprop --mlin-focus - the ring around what has the focus
 * @cssprop --mlin-ground - what lies around the ring
 * @cssprop --mlin-text - words; else the colour of the page
 * @cssprop --mlin-material - the look of the board, as the attribute `board` names it
 * @cssprop --mlin-men - the look of the men, as the attribute `men` names it
 */
export class MlinBoard extends Base {
  static formAssociated = true;
  static observedAttributes = [
    ...BEGINNING,
    ...Object.keys(READERS),
    ...MARK_NAMES,
    ...LOOKS,
  ];

  static {
    defineProperties(
      this,
      (board, name) => board.#lastGood(name),
      (board, name) => board.#number(name),
    );
  }

  #session = new Session({
    engine: sharedEngine,
    emit: (name, detail, cancelable) => this.#pass(name, detail, cancelable),
    update: (what) => this.#update(what),
    wait,
  });
  #settings = new Settings();
  #subject = new Subject(this);
  #field = new Field(this);
  #changes = new Changes((error, attribute) => {
    this.#complain();
    this.#fail(error, "bad-attribute", attribute);
  });
  /** @type {View} */
  #view;
  /** Whether the rules are there and the board has been shown. */
  #alive = false;
  #starting = false;
  /** Whether the game was given by `load`. */
  #loaded = false;
  #connection = new AbortController();

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    this.#view = new View(root, this.#session, {
      control: (name) => this.#control(name),
      ask: (point) => this.#show({ kind: "ask", point }),
      seen: (acts) => this.#emit("mlin-seen", { acts }),
      moving: () =>
        this.#settings.values.motion === "on" &&
        !matchMedia("(prefers-reduced-motion: reduce)").matches,
    });
  }

  // --- properties ----------------------------------------------------------------------------------------------------

  /** The game on the board, null before `mlin-ready`. To be read; moves are made by `play`. @returns {Game | null} */
  get game() {
    this.#apply();
    return this.#session.game;
  }
  /** The other moment that `review` shows, or null. To be read only, and not to be kept. @returns {Game | null} */
  get moment() {
    this.#apply();
    return this.#session.moment;
  }
  /** @returns {import("./interaction.js").State["tag"]} */
  get state() {
    this.#apply();
    return this.#session.state.tag;
  }
  /** Whether the engine is to move. */
  get busy() {
    this.#apply();
    return this.#session.busy;
  }
  /** Whether men are on their way, for the eye only. */
  get moving() {
    return this.#view.moving;
  }
  get undoable() {
    this.#apply();
    return this.#session.undoable;
  }
  get redoable() {
    this.#apply();
    return this.#session.redoable;
  }
  /** Whether the puzzle, or the exercise of the lesson's step, is solved. */
  get solved() {
    this.#apply();
    return this.#alive && this.#session.solved;
  }
  /** The step of a lesson, from 1; null where there is none. Can be set. @returns {number | null} */
  get step() {
    this.#apply();
    return this.#subject.step?.number ?? null;
  }
  set step(number) {
    this.#apply();
    this.#turn(number - (this.#subject.step?.number ?? NaN));
  }
  /** A record to be stepped through, instead of one that is written in the element. @returns {string | null} */
  get record() {
    return this.#subject.written("record");
  }
  set record(text) {
    this.#give("record", text);
  }
  /** A lesson as a list of steps or as JSON, instead of one that is written in the element. @returns {string | null} its JSON */
  get lesson() {
    return this.#subject.written("lesson");
  }
  set lesson(steps) {
    this.#give(
      "lesson",
      typeof steps === "object" ? steps && JSON.stringify(steps) : steps,
    );
  }
  /** The status line: who is to do what, or how the game has ended. */
  get statusText() {
    this.#apply();
    return this.#view.status;
  }
  /** Its first sentence, which matters most. */
  get leadText() {
    return this.#view.lead;
  }
  get form() {
    return this.#field.form;
  }
  get validity() {
    return this.#field.validity;
  }
  get validationMessage() {
    return this.#field.validationMessage;
  }

  // --- methods -------------------------------------------------------------------------------------------------------

  /** Makes a move for the side to move. @param {string} text @returns {boolean} whether it was legal and not cancelled */
  play(text) {
    this.#apply();
    return this.#alive && this.#session.play(String(text));
  }

  /** Takes back a half move; else a move, and against the engine the human's own move with it. */
  undo() {
    this.#apply();
    if (this.#alive) this.#session.undo();
  }

  redo() {
    this.#apply();
    if (this.#alive) this.#session.redo();
  }

  /** Back to the start: that of the attributes, or of the game that was loaded. */
  reset() {
    this.#apply();
    if (!this.#alive) return;
    if (this.#loaded)
      this.#session.load(Game.fromPosition(this.#session.game.start));
    else this.#changes.attempt("variant", () => this.#open());
  }

  /** Takes a game over, history included; whoever gives it must not use it any more. @param {Game} game */
  load(game) {
    this.#apply();
    this.#loaded = true;
    this.#changes.forget(...BEGINNING);
    this.#session.load(game);
    if (!this.#alive) this.#live();
  }

  /**
   * Shows how the game stood, or would stand, after these moves from its start. Nobody plays meanwhile; whatever happens in the
   * game returns to it, as does a call without moves.
   * @param {readonly string[]} [moves]
   * @throws {import("../engine/index.js").MlinError} when one of them is not legal; the board then stays as it is
   */
  review(moves) {
    this.#apply();
    if (!this.#alive) return;
    this.#session.review(moves ? momentOf(this.#session.game, moves) : null);
  }

  /** Shows a good move. @returns {Promise<object | null>} the engine's analysis, null when there is none */
  async hint() {
    this.#apply();
    return this.#alive ? this.#session.hint() : null;
  }

  /**
   * Solves the variant on the board with its options, or endings of it, for all boards of the page; see `Engine.solve`. From then on the engine's
   * highest level plays perfectly there, and `values` can be shown.
   * @param {object} [wishes] `{ men?, onProgress?, signal? }`
   * @returns {Promise<object>} a SolveReport
   */
  async solve(wishes) {
    this.#apply();
    if (!this.#alive) throw new Error("the board is not ready");
    const { variant, options } = this.#session.game;
    try {
      return await sharedEngine().solve(variant, { ...wishes, options });
    } finally {
      this.#session.revalue();
    }
  }

  /** @param {"w" | "b"} [side] else the human's, or the one to move */
  resign(side) {
    this.#apply();
    if (this.#alive) this.#session.resign(side);
  }

  /** Offers a draw; see `Session.offerDraw`. @returns {Promise<boolean>} */
  async offerDraw() {
    this.#apply();
    return this.#alive && this.#session.offerDraw();
  }

  /** Turns the board round. */
  flip() {
    this.orientation = this.#settings.values.orientation === "w" ? "b" : "w";
  }

  /** The board as it stands, as SVG. @returns {string} */
  toSVG() {
    const title = () => diagramText(this.#session, this.#t);
    return svgOf(...this.#picture(), title());
  }

  /** The board as it stands, as PNG. @returns {Promise<Blob>} */
  async toPNG() {
    return pngOf(...this.#picture());
  }

  #picture() {
    this.#apply();
    if (!this.#alive) throw new Error("the board is not ready");
    const { picture, setting, palette } = this.#view;
    return /** @type {const} */ ([picture, setting, palette]);
  }

  /** Focuses the point that is the board's tab stop. @param {FocusOptions} [options] */
  focus(options) {
    this.#view.focus(options);
  }

  /** As of any field of a form. @returns {boolean} */
  checkValidity() {
    return this.#field.checkValidity();
  }

  /** As of any field of a form. @returns {boolean} */
  reportValidity() {
    return this.#field.reportValidity();
  }

  // --- life ----------------------------------------------------------------------------------------------------------

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    upgradeProperties(this);
    this.#view.connect();
    this.#view.reserve(this.#panelled, this.#subject.trays);
    watchSystem(() => this.#view.refresh(), signal);
    watchSharpness(() => this.#view.refresh(), signal);
    watchLanguage(this, () => this.#translate(), signal);
    watchContent(this, () => this.#note(...BEGINNING), signal);
    if (this.#alive) this.#session.wake();
    else this.#start();
  }

  disconnectedCallback() {
    this.#connection.abort();
    this.#view.disconnect();
    this.#session.sleep();
  }

  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    this.#note(name);
    if (name in READERS) this.#readQuietly(name);
    if (DRESS.includes(name)) this.#view.dress(this.#settings.values);
  }

  formResetCallback() {
    this.reset();
  }

  #give(name, text) {
    this.#subject.give(name, text ?? null);
    this.#note(...BEGINNING);
  }

  #note(...names) {
    if (!this.#changes.some) queueMicrotask(() => this.#apply());
    this.#changes.note(...names);
  }

  /** Loads the rules, once, when the board is to be seen. */
  async #start() {
    if (this.#starting) return;
    this.#starting = true;
    try {
      if (this.getAttribute("loading") === "lazy") await seen(this);
      const painting = parsed().then(() => this.#view.prepare());
      await Promise.all([ready(), painting]);
    } catch (error) {
      this.#starting = false;
      this.#view.complain(this.#t("status.not-loaded"));
      this.#view.fallBack();
      this.#fail(error, "not-loaded");
      return;
    }
    if (!this.#alive) this.#live();
  }

  #live() {
    this.#alive = true;
    if (!this.#loaded) this.#changes.note(...BEGINNING);
    this.#apply();
    this.#emit("mlin-ready", {});
  }

  // --- attributes ----------------------------------------------------------------------------------------------------

  /** Reads the attributes that have changed. */
  #apply() {
    if (!this.#alive || !this.#changes.some) return;
    const changed = this.#changes.take();
    for (const name of changed) {
      if (name in READERS) this.#changes.attempt(name, () => this.#read(name));
    }
    const reseated = this.#seat();
    const opened = this.#reopen(changed);
    if (!opened)
      this.#mark(MARK_NAMES.filter((name) => changed.includes(name)));
    this.#complain();
    if (reseated && !opened) this.#session.wake();
    else this.#show({ kind: "players" });
  }

  /** What stands by itself is known at once; `#apply` tells what is bad. */
  #readQuietly(name) {
    try {
      this.#read(name);
    } catch {
      // The last good value stays.
    }
  }

  /** Tells the session who plays. @returns {boolean} whether that is new */
  #seat() {
    const { players, level, delay } = this.#settings.values;
    const session = this.#session;
    session.delay = delay;
    session.value(this.values);
    const reseated = players !== session.players || level !== session.level;
    if (reseated) session.seat(players, level);
    return reseated;
  }

  /** Opens the game anew if what it begins with has changed. @returns {boolean} whether there is another game now */
  #reopen(changed) {
    if (!changed.some((name) => BEGINNING.includes(name))) return false;
    this.#changes.pardon(...BEGINNING, "record", "lesson");
    if (this.#changes.attempt("variant", () => this.#open())) return true;
    if (this.#session.game) return false;
    this.#session.load(fallbackGame(this.getAttribute("variant")));
    return true;
  }

  #open() {
    const { game, exercise, ply } = this.#subject.open();
    for (const name of BEGINNING)
      this.#settings.keep(name, this.getAttribute(name));
    this.#loaded = false;
    this.#session.load(game, exercise, ply);
  }

  #read(name) {
    this.#settings.read(name, this.getAttribute(name));
  }

  /** Reads marks, which name points of the board that is shown. */
  #mark(names) {
    const { board } = this.#session.situation;
    for (const name of names) {
      this.#changes.attempt(name, () =>
        this.#settings.mark(name, this.#subject.text(name), board),
      );
    }
  }

  /** The text that an attribute had when it was last good; what it has now where nothing has been read yet. @param {string} name */
  #lastGood(name) {
    this.#apply();
    return this.#settings.text(name, this.getAttribute(name));
  }

  /** Levels are one number where both are the same. @param {"level" | "delay"} name @returns {number | string} */
  #number(name) {
    const value = this.#settings.values[name];
    if (name === "delay") return value;
    return value.w === value.b ? value.w : `${value.w},${value.b}`;
  }

  #complain() {
    this.#view.complain(
      this.#changes.bad
        .map((name) => this.#t("status.bad-attribute", { name }))
        .join(" "),
    );
  }

  // --- showing -------------------------------------------------------------------------------------------------------

  get #tag() {
    return pick([languageAround(this) ?? navigator.language]);
  }
  /** The language in which the board is shown. */
  #shownTag = "";

  get #t() {
    return translator(this.#tag);
  }

  #update(what) {
    if (what.kind === "load") this.#remark();
    this.#show(what);
    if (what.kind === "fail") this.#fail(what.error, "engine");
  }

  /** Marks belong to the board that is shown: on another one they are read again. */
  #remark() {
    this.#changes.forget(...MARK_NAMES);
    this.#settings.unmark();
    this.#mark(MARK_NAMES);
  }

  /** Another language around the board; the words of a refusal stay while it is the same. */
  #translate() {
    if (this.#tag !== this.#shownTag) this.#show({ kind: "players" });
  }

  #show(what) {
    if (!this.#session.game) return;
    this.#shownTag = this.#tag;
    const changed = this.#view.show(this.#manner(), what);
    this.#answer();
    if (changed) this.#emit("mlin-status", { text: this.#view.status });
  }

  /** @returns {import("./view.js").Manner} */
  #manner() {
    const { orientation, highlight, arrows } = this.#settings.values;
    return {
      t: this.#t,
      men: variants().find(({ id }) => id === this.#session.game.variant).men,
      flipped: orientation === "b",
      coordinates: this.coordinates,
      confirm: this.confirm,
      read: this.aids ? (position) => Game.fromPosition(position) : null,
      highlight,
      arrows,
      mode: this.#mode,
      step: this.#loaded ? null : this.#subject.step,
      panel: this.#panelled,
    };
  }

  /** What the reader does here. @returns {import("./controls.js").Mode} */
  get #mode() {
    const { exercise, players, walked } = this.#session;
    if (this.#loaded) return "play";
    if (this.#subject.step) return "lesson";
    if (exercise) return "puzzle";
    const alone = players.w === "none" && players.b === "none";
    return alone && walked.total > 0 ? "view" : "play";
  }

  /** A game to step through, a puzzle and a lesson are nothing without words and buttons. */
  get #panelled() {
    return this.controls || (!this.#loaded && this.#subject.guided);
  }

  // --- what the reader does ------------------------------------------------------------------------------------------

  #control(name) {
    const { step } = this.#subject;
    if (name === "undo") this.undo();
    else if (name === "hint") this.hint();
    else if (name === "new" || name === "again") this.reset();
    else if (name === "previous" || name === "next")
      this.step = step.number + (name === "next" ? 1 : -1);
    else this.#session.walk(name);
  }

  #turn(by) {
    if (!this.#subject.turn(by)) return;
    this.reset();
    const { number, steps } = this.#subject.step;
    this.#emit("mlin-step", { step: number, steps });
  }

  /** The value in a form: the moves that were made, of a puzzle or a lesson when it is solved. */
  #answer() {
    const { game, exercise, solved } = this.#session;
    const unsolved = exercise !== null && !solved;
    const done = this.#subject.step
      ? this.#subject.finished
      : !unsolved && game.moves.length > 0;
    const value = done ? game.moves.join(" ") : null;
    this.#field.show(
      value,
      this.required && !done ? this.#t("exercise.missing") : "",
    );
  }

  /** Passes an event of the session on. */
  #pass(name, detail, cancelable) {
    if (name !== "mlin-solved") return this.#emit(name, detail, cancelable);
    this.#subject.finish();
    this.#answer();
    const { number: step, steps } = this.#subject.step ?? {};
    const { finished } = this.#subject;
    return this.#emit(
      name,
      step ? { ...detail, step, steps, finished } : detail,
    );
  }

  #fail({ code, message }, otherwise, attribute = undefined) {
    this.#emit("mlin-error", { code: code ?? otherwise, message, attribute });
  }

  #emit(name, detail, cancelable = false) {
    return this.dispatchEvent(
      new CustomEvent(name, {
        detail,
        cancelable,
        bubbles: true,
        composed: true,
      }),
    );
  }
}

/** A game after other moves. @param {Game} game @param {readonly string[]} moves */
function momentOf({ start }, moves) {
  const moment = Game.fromPosition(start);
  try {
    for (const move of moves) moment.play(move);
    return moment;
  } catch (error) {
    moment.free();
    throw error;
  }
}

/** What is shown when the first attributes are bad. */
function fallbackGame(variant) {
  return new Game(
    variants().some(({ id }) => id === variant) ? variant : "nine",
  );
}
