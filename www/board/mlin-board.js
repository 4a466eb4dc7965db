/**
 * `<mlin-board>`: a board for all variants of mlin, to look at or to play on.
 *
 * Attributes, each also a property:
 * - `variant`, `position`, `moves`, `options`: the game as it begins; `game` is how it stands
 * - `players`: `human,engine`, `engine,human`, `human,human`, `engine,engine` (white, black) or `none`; `level`: 1 to 10,
 *   or White's and Black's as `3,7`
 * - `orientation`: the side that sits below, `w` or `b`; `coordinates`, `controls`: shown when present
 * - `theme`: `auto`, `light`, `dark` or `contrast`; `board`: `wood`, `stone`, `ink` or `contrast`; `men`: `auto` (those that belong to the
 *   board), `turned` or `stones`; `lang`: else that of the nearest ancestor
 * - `highlight`: points to be marked; `arrows`: such as `a1-a4 d6-d5`; `loading`: `lazy` waits until the board is seen
 * - `delay`: least time of an engine's answer in ms; `motion`: `on` or `off`
 *
 * Events, all bubbling and composed: `mlin-ready`; `mlin-move` (cancelable, before the move); `mlin-illegal`; `mlin-gameover`; `mlin-error`;
 * `mlin-offer` (both players fly, and may agree on a draw); `mlin-change` (the game is another); `mlin-busy` (the engine begins or ends to think);
 * `mlin-status` (the status line says something else).
 *
 * Parts: `board`, `ground`, `men`, `point`, `panel`, `status`, `control`, `problem`. Custom properties: see `styles.js`.
 */
import { Game, ready, variants } from "../engine/index.js";
import { pick, translator } from "../i18n/index.js";
import { READERS } from "./attributes.js";
import { pngOf, svgOf } from "./image.js";
import { OPENING, openGame } from "./opening.js";
import { defineProperties, upgradeProperties } from "./properties.js";
import { Session } from "./session.js";
import { MARK_NAMES, Settings } from "./settings.js";
import { sharedEngine } from "./shared-engine.js";
import { watchSystem } from "./theme.js";
import {
  languageAround,
  seen,
  wait,
  watchLanguage,
  watchSharpness,
} from "./watch.js";
import { View } from "./view.js";
import { diagramText } from "./words.js";

/** Attributes that are read when the board is shown. */
const LOOKS = ["coordinates", "controls", "lang"];
/** Attributes that say how board and men look. */
const DRESS = ["theme", "board", "men"];
/** Without a DOM, as in Node, there is a class but no element. */
const Base = globalThis.HTMLElement ?? class {};

/** See the head of the file. */
export class MlinBoard extends Base {
  static observedAttributes = [
    ...OPENING,
    ...Object.keys(READERS),
    ...MARK_NAMES,
    ...LOOKS,
  ];

  static {
    defineProperties(this, (board, name) => board.#lastGood(name));
  }

  #session = new Session({
    engine: sharedEngine,
    emit: (name, detail, cancelable) => this.#emit(name, detail, cancelable),
    update: (what) => this.#update(what),
    wait,
  });
  /** @type {View} */
  #view;
  #settings = new Settings();
  /** Attributes that have changed and are not read yet. */
  #changed = new Set();
  /** Attributes whose value is bad now. */
  #bad = new Set();
  /** Whether the rules are there and the board has been shown. */
  #alive = false;
  #starting = false;
  #connection = new AbortController();

  constructor() {
    super();
    this.#view = new View(this.attachShadow({ mode: "open" }), this.#session, {
      control: (name) => this.#control(name),
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
  get undoable() {
    this.#apply();
    return this.#session.undoable;
  }
  get redoable() {
    this.#apply();
    return this.#session.redoable;
  }
  /** The status line: who is to do what, or how the game has ended. */
  get statusText() {
    this.#apply();
    return this.#view.status;
  }
  /** The engine's level; White's and Black's as `3,7` where they differ. @returns {number | string} */
  get level() {
    const { w, b } = this.#settings.values.level;
    return w === b ? w : `${w},${b}`;
  }
  set level(level) {
    this.setAttribute("level", String(level));
  }
  get delay() {
    return this.#settings.values.delay;
  }
  set delay(ms) {
    this.setAttribute("delay", String(ms));
  }
  get controls() {
    return this.hasAttribute("controls");
  }
  set controls(shown) {
    this.toggleAttribute("controls", Boolean(shown));
  }
  get coordinates() {
    return this.hasAttribute("coordinates");
  }
  set coordinates(shown) {
    this.toggleAttribute("coordinates", Boolean(shown));
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
    else this.#attempt("variant", () => this.#open());
  }

  /** Takes a game over, history included; whoever gives it must not use it any more. @param {Game} game */
  load(game) {
    this.#apply();
    this.#loaded = true;
    for (const name of OPENING) this.#changed.delete(name);
    this.#session.load(game);
    if (!this.#alive) this.#live();
  }
  #loaded = false;

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

  /** Shows a good move. @returns {Promise<import("../engine/index.js").Analysis | null>} */
  async hint() {
    this.#apply();
    return this.#alive ? this.#session.hint() : null;
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
    this.#apply();
    if (!this.#alive) throw new Error("the board is not ready");
    const title = diagramText(this.#session, this.#tag, this.#t);
    return svgOf(
      this.#view.picture,
      this.#view.setting,
      this.#view.palette,
      title,
    );
  }

  /** The board as it stands, as PNG. @returns {Promise<Blob>} */
  async toPNG() {
    this.#apply();
    if (!this.#alive) throw new Error("the board is not ready");
    return pngOf(this.#view.picture, this.#view.setting, this.#view.palette);
  }

  /** Focuses the point that is the board's tab stop. @param {FocusOptions} [options] */
  focus(options) {
    this.#view.focus(options);
  }

  // --- life ----------------------------------------------------------------------------------------------------------

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    upgradeProperties(this);
    this.#view.connect();
    watchSystem(() => this.#view.refresh(), signal);
    watchSharpness(() => this.#view.refresh(), signal);
    watchLanguage(this, () => this.#translate(), signal);
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
    if (this.#changed.size === 0) queueMicrotask(() => this.#apply());
    this.#changed.add(name);
    if (name in READERS) this.#readQuietly(name);
    if (DRESS.includes(name)) this.#view.dress(this.#settings.values);
  }

  /** Loads the rules, once, when the board is to be seen. */
  async #start() {
    if (this.#starting) return;
    this.#starting = true;
    try {
      if (this.getAttribute("loading") === "lazy") await seen(this);
      await ready();
    } catch (error) {
      this.#starting = false;
      this.#view.complain(this.#t("status.not-loaded"));
      this.#emit("mlin-error", {
        code: error.code ?? "not-loaded",
        message: error.message,
      });
      return;
    }
    if (!this.#alive) this.#live();
  }

  #live() {
    this.#alive = true;
    if (!this.#loaded) for (const name of OPENING) this.#changed.add(name);
    this.#apply();
    this.#emit("mlin-ready", {});
  }

  // --- attributes ----------------------------------------------------------------------------------------------------

  /** Reads the attributes that have changed, together, so that their order does not matter. */
  #apply() {
    if (!this.#alive || this.#changed.size === 0) return;
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const name of changed) {
      if (name in READERS) this.#attempt(name, () => this.#read(name));
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
    const reseated = players !== session.players || level !== session.level;
    if (reseated) session.seat(players, level);
    return reseated;
  }

  /** Opens the game of the attributes if they have changed. @returns {boolean} whether there is another game now */
  #reopen(changed) {
    if (!changed.some((name) => OPENING.includes(name))) return false;
    for (const name of OPENING) this.#bad.delete(name);
    if (this.#attempt("variant", () => this.#open())) return true;
    if (this.#session.game) return false;
    this.#session.load(fallbackGame(this.getAttribute("variant")));
    return true;
  }

  #open() {
    const attributes = Object.fromEntries(
      OPENING.map((name) => [name, this.getAttribute(name)]),
    );
    const game = openGame(attributes, Game);
    for (const name of OPENING) this.#settings.keep(name, attributes[name]);
    this.#loaded = false;
    this.#session.load(game);
  }

  #read(name) {
    this.#settings.read(name, this.getAttribute(name));
  }

  /** Reads marks, which name points of the board that is shown. */
  #mark(names) {
    const { board } = this.#session.situation;
    for (const name of names) {
      this.#attempt(name, () =>
        this.#settings.mark(name, this.getAttribute(name), board),
      );
    }
  }

  /** The text that an attribute had when it was last good; what it has now where nothing has been read yet. @param {string} name */
  #lastGood(name) {
    this.#apply();
    return this.#settings.text(name, this.getAttribute(name));
  }

  /** A bad attribute never throws: it is told, and the last good state stays. @returns {boolean} whether all went well */
  #attempt(name, act) {
    try {
      this.#bad.delete(name);
      act();
      return true;
    } catch (error) {
      const attribute = error.attribute ?? name;
      this.#bad.add(attribute);
      this.#complain();
      this.#emit("mlin-error", {
        code: error.code ?? "bad-attribute",
        message: error.message,
        attribute,
      });
      return false;
    }
  }

  #complain() {
    this.#view.complain(
      [...this.#bad]
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
    if (what.kind === "fail")
      this.#emit("mlin-error", {
        code: what.error.code ?? "engine",
        message: what.error.message,
      });
  }

  /** Marks belong to the board that is shown: on another one they are read again. */
  #remark() {
    for (const name of MARK_NAMES) this.#changed.delete(name);
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
    if (changed) this.#emit("mlin-status", { text: this.#view.status });
  }

  /** @returns {import("./view.js").Manner} */
  #manner() {
    const { orientation, highlight, arrows } = this.#settings.values;
    return {
      t: this.#t,
      lang: this.#tag,
      men: variants().find(({ id }) => id === this.#session.game.variant).men,
      flipped: orientation === "b",
      coordinates: this.coordinates,
      highlight,
      arrows,
    };
  }

  #control(name) {
    if (name === "undo") this.undo();
    else if (name === "hint") this.hint();
    else this.reset();
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

if (globalThis.customElements && !customElements.get("mlin-board"))
  customElements.define("mlin-board", MlinBoard);
