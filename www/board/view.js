/**
 * The shadow tree of a board: canvas, buttons, status and controls. Shows a session in a language, and passes on what the reader does.
 */
import { happened } from "./acts.js";
import { NO_AIDS, aidsOf } from "./aids.js";
import { LANDING } from "./animate.js";
import { Buttons } from "./buttons.js";
import { describe, element, write } from "./node.js";
import { Panel } from "./panel.js";
import { Pointer } from "./pointer.js";
import { Speaker } from "./speaker.js";
import { Stage } from "./stage.js";
import { boardSheets } from "./styles.js";
import { readPalette } from "./theme.js";
import { valueSign } from "./values.js";
import { aidText, diagramText, pointName } from "./words.js";

/**
 * How a session is to be shown.
 * @typedef {object} Manner
 * @property {import("../i18n/index.js").Translate} t
 * @property {number} men each player's men in this variant
 * @property {boolean} flipped
 * @property {boolean} coordinates
 * @property {boolean} confirm  whether a tap on the screen is asked back
 * @property {((position: string) => import("../engine/index.js").Game) | null} read  for the beginner's marks, where they are wanted
 * @property {string[]} highlight
 * @property {{ from: string, to: string }[]} arrows
 * @property {import("./controls.js").Mode} mode
 * @property {import("./subject.js").Subject["step"]} step of a lesson
 * @property {boolean} panel whether the panel is to be seen
 */

/** Happenings that leave a man who hangs on the pointer without a place to go. */
const OTHER_GAME = new Set(["move", "undo", "redo", "load", "end", "review"]);
/** Happenings that may end a game. */
const ENDS = new Set(["move", "end"]);

/** See the head of the file. */
export class View {
  #root;
  #session;
  /** @type {Manner} */
  #manner;
  #frame = element("div", { class: "frame" });
  #field = element("div", { class: "field", part: "board" });
  #points = element("div", { class: "points" });
  /** The text of a lesson's step. */
  #lesson = element("p", {
    class: "lesson",
    part: "lesson",
    "aria-live": "polite",
  });
  #help = element("p", { class: "unseen", id: "help" });
  #probe = element("span", { class: "probe" });
  #hands = {
    w: element("div", { class: "hand", "data-hand": "w" }),
    b: element("div", { class: "hand", "data-hand": "b" }),
  };
  /** Where what stands in the element is seen until the board is. */
  #content = element("slot", { class: "waiting" });
  #stage = new Stage(this.#field, this.#probe);
  #buttons = new Buttons(this.#points);
  #panel;
  #speaker;
  #pointer;
  /** The last picture, on the board that is shown now. @type {import("./draw.js").Picture | null} */
  #seen = null;
  /** A point that waits for a second tap. @type {string | null} */
  #asked = null;
  #act;
  /** What the stage has been set to. */
  #setting = {};

  /**
   * @param {ShadowRoot} root
   * @param {import("./session.js").Session} session
   * @param {object} act
   * @param {(control: string) => void} act.control
   * @param {(point: string | null) => void} act.ask  a point is to be tapped a second time, or no more
   * @param {(acts: { act: import("./acts.js").Act, after: number }[]) => void} act.seen
   * @param {() => boolean} act.moving
   */
  constructor(root, session, act) {
    const { control, moving } = act;
    this.#act = act;
    this.#session = session;
    this.#stage.moving = moving;
    this.#stage.onlayout = (layout) => this.#place(layout);
    this.#root = root;
    root.adoptedStyleSheets = boardSheets({
      theme: "auto",
      board: "wood",
      men: "auto",
    });
    this.#field.append(
      this.#hands.b,
      this.#hands.w,
      this.#points,
      this.#help,
      this.#probe,
      this.#content,
    );
    this.#panel = new Panel(this.#frame, control);
    this.#speaker = new Speaker(session, this.#panel);
    this.#pointer = this.#listen();
    this.#frame.prepend(this.#lesson, this.#field);
    root.append(this.#frame);
  }

  /** The status line. */
  get status() {
    return this.#speaker.status;
  }

  get lead() {
    return this.#speaker.lead;
  }

  /** Whether men are on their way. */
  get moving() {
    return this.#stage.running;
  }

  connect() {
    this.#stage.connect();
  }

  /** Reads what a first showing needs; see `Stage.prepare`. */
  prepare() {
    this.#stage.prepare();
  }

  disconnect() {
    this.#stage.disconnect();
  }

  /** Puts a look on. @param {Parameters<typeof boardSheets>[0]} dress */
  dress(dress) {
    this.#root.adoptedStyleSheets = boardSheets(dress);
    this.refresh();
  }

  /** Reads sizes and colours again. */
  refresh() {
    this.#stage.refresh();
  }

  /** Focuses the board's tab stop. */
  focus(options) {
    this.#buttons.focus(options);
  }

  /** Takes the room that the board will have, so that nothing moves when it comes. @param {boolean} panel @param {boolean} trays */
  reserve(panel, trays) {
    this.#frame.classList.toggle("with-panel", panel);
    this.#field.classList.toggle("trays", trays);
  }

  /** Gives what stands in the element the room it needs, where there is no board. */
  fallBack() {
    this.#content.className = "";
    this.#frame.append(this.#content);
  }

  /** Shows what is wrong with the element; "" for nothing. @param {string} text */
  complain(text) {
    this.#panel.complain(text);
  }

  /**
   * Shows the session.
   * @param {Manner} manner
   * @param {import("./session.js").Happening} what what has just happened
   * @returns {boolean} whether the status line says something else now
   */
  show(manner, what) {
    this.#content.remove();
    this.#manner = manner;
    if (what.kind !== "values")
      this.#asked = what.kind === "ask" ? what.point : null;
    if (OTHER_GAME.has(what.kind)) this.#pointer.drop();
    this.#set();
    this.#look(what);
    this.#name();
    return this.#speaker.tell(what, { ...manner, moving: this.moving });
  }

  /** Shows the picture as it is now, and tells what was seen to happen. */
  #look({ kind }) {
    const picture = this.picture;
    const { board, outcome } = this.#session.situation;
    const { acts, mills } = this.#seen
      ? happened(this.#seen, picture, board, kind)
      : { acts: [], mills: [] };
    if (outcome && ENDS.has(kind)) acts.push("end");
    this.#seen = picture;
    this.#stage.show(picture, { origin: this.#origin, closed: mills });
    const late = this.#act.moving() && !this.#origin;
    if (acts.length)
      this.#act.seen(
        acts.map((act) => ({ act, after: late ? (LANDING[act] ?? 0) : 0 })),
      );
  }

  /** What is to be seen, without its layout. @returns {import("./draw.js").Picture} */
  get picture() {
    const { shown, offers, lastMove, hintShown, situation, values } =
      this.#session;
    const { highlight, arrows } = this.#manner;
    const hint =
      hintShown && situation.moves.find(({ text }) => text === hintShown.best);
    return {
      ...shown,
      turn: situation.outcome ? null : situation.turn,
      offers,
      last: lastMove,
      mills: this.#openBills(),
      hint: hint ?? null,
      aids: this.#aids,
      asked: this.#asked,
      values,
      highlight,
      arrows,
    };
  }

  /** Only who is to choose a move sees the beginner's marks. */
  get #aids() {
    const { state, situation, shownGame } = this.#session;
    const { read } = this.#manner;
    const choosing = state.tag === "idle" || state.tag === "lifted";
    return choosing && read
      ? aidsOf(situation, shownGame.position, read)
      : NO_AIDS;
  }

  /** The board and how it is laid out, for pictures. */
  get setting() {
    const { flipped, coordinates } = this.#manner;
    return {
      board: this.#session.situation.board,
      flipped,
      coordinates,
      men: this.#trays(),
    };
  }

  get palette() {
    return readPalette(this.#probe);
  }

  // --- showing -------------------------------------------------------------------------------------------------------

  #set() {
    const setting = this.setting;
    const same = (name) => setting[name] === this.#setting[name];
    if (Object.keys(setting).every(same)) return;
    this.#setting = setting;
    this.#buttons.build(setting.board);
    this.#seen = null;
    this.#stage.set(setting);
  }

  /** Places in a tray: for all of a player's men where the game has or had men in hand, else none. */
  #trays() {
    const { situation, game } = this.#session;
    const { w, b } = situation.hand;
    const placed = game.moves.some((move) => !move.includes("-"));
    return placed || w + b > 0 ? this.#manner.men : 0;
  }

  /** Mills through the man who has just been put down, while men are still to be taken for them. */
  #openBills() {
    const { state, shown, situation } = this.#session;
    if (state.tag !== "capturing") return [];
    return situation.board.mills.filter(
      (mill) =>
        mill.includes(state.to) &&
        mill.every((point) => shown.men.get(point) === situation.turn),
    );
  }

  #place(layout) {
    this.#buttons.place(layout);
    for (const side of /** @type {const} */ (["w", "b"])) {
      const box = layout.trays?.[side].box;
      this.#hands[side].hidden = !box;
      if (!box) continue;
      Object.assign(this.#hands[side].style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
    }
  }

  /** Names, roles and data attributes. */
  #name() {
    const { shown, offers, lastMove, state, paused, situation, values } =
      this.#session;
    const { t } = this.#manner;
    const last = new Set(
      lastMove ? [lastMove.from, lastMove.to, ...lastMove.captures] : [],
    );
    const { aids } = this.#seen;
    this.#buttons.show(shown.men, offers, last, (point) => {
      const [man, value] = [shown.men.get(point), values.get(point)];
      return {
        name: pointName(point, { man, offers, value }, t),
        remark: aidText(point, aids, t),
        value: value && valueSign(value),
      };
    });
    for (const [side, hand] of Object.entries(this.#hands)) {
      hand.toggleAttribute(
        "data-movable",
        state.tag === "idle" &&
          side === situation.turn &&
          offers.target.size > 0,
      );
    }
    const diagram = state.tag === "reviewing" && !paused;
    this.#points.inert = diagram;
    const words = diagram ? diagramText(this.#session, t) : t("point.board");
    describe(this.#field, "role", diagram ? "img" : "group");
    describe(this.#field, "aria-label", words);
    describe(this.#field, "aria-describedby", diagram ? "" : "help");
    write(this.#help, t("point.help"));
    this.#guide();
  }

  /** The text of a lesson, and what can be done besides moving. */
  #guide() {
    const { session, controls } = {
      session: this.#session,
      controls: this.#panel.controls,
    };
    const { t, mode, step } = this.#manner;
    this.reserve(this.#manner.panel, this.#trays() > 0);
    write(this.#lesson, step?.text ?? "");
    controls.set(mode);
    controls.label(t);
    const { n, total } = session.walked;
    const open = !["over", "waiting"].includes(session.state.tag);
    controls.enable({
      undo: session.undoable,
      hint:
        open &&
        (mode === "play" || (!session.solved && session.exercise !== null)),
      new: true,
      again: session.exercise !== null,
      first: session.game.undoable,
      back: session.game.undoable,
      forward: session.game.redoable,
      last: session.game.redoable,
      previous: step?.number > 1,
      next: step?.number < step?.steps,
    });
    if (step)
      controls.count(t("control.step", { n: step.number, total: step.steps }));
    else controls.count(mode === "view" ? t("control.move", { n, total }) : "");
  }

  // --- listening -----------------------------------------------------------------------------------------------------

  /** Where a dragged man was dropped, while the press that it makes is shown. */
  #origin = undefined;

  #listen() {
    this.#points.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      this.#session.escape();
    });
    return new Pointer(this.#field, {
      layout: () => this.#stage.layout,
      movable: (point) =>
        this.#session.offers.movable.has(point)
          ? this.#session.situation.turn
          : null,
      press: (point, how) => this.#press(point, how),
      release: () => this.#release(),
      lift: (point) => this.#lift(point),
      drag: (dragged) => this.#stage.drag(dragged),
      settle: (point, spot) => {
        if (this.#session.shown.men.has(point)) this.#stage.settle(point, spot);
      },
    });
  }

  #press(point, { origin, touch = false } = {}) {
    if (touch && this.#mustAsk(point)) return this.#act.ask(point);
    this.#origin = origin;
    this.#session.press(point);
    this.#origin = undefined;
  }

  /** Whether a first tap on a point is not enough. */
  #mustAsk(point) {
    const { target, capturable } = this.#session.offers;
    return (
      this.#manner.confirm &&
      this.#asked !== point &&
      (target.has(point) || capturable.has(point))
    );
  }

  #release() {
    if (this.#asked !== null) this.#act.ask(null);
    this.#session.release();
  }

  #lift(point) {
    const { state } = this.#session;
    if (point && !(state.tag === "lifted" && state.from === point))
      this.#session.press(point);
  }
}
