import { Buttons, pointOf } from "../board/buttons.js";
import { outcomeText } from "../board/words.js";
import { diagramOf } from "../page/diagram.js";
import {
  cleared,
  draftOf,
  draftText,
  pressed,
  withHand,
  withQuiet,
  withVariant,
} from "../page/draft.js";
import { PageError } from "../page/page-error.js";
import { boardPicture } from "./board-picture.js";
import { Choice } from "./choice.js";
import { bareFieldOf, buttonOf, dialogOf, fieldOf, worded } from "./dialog.js";
import { element } from "./element.js";

/** @typedef {import("../page/draft.js").Draft} Draft */

/** What a press can put on a point. */
const TOOLS = ["w", "b", "none"];

/** Nothing is offered on a board that is set up: every point may be pressed. */
const NO_OFFERS = {
  movable: new Set(),
  target: new Set(),
  capturable: new Set(),
};

/** A finger's width, in px. */
const TARGET = 44;

/** Editor dialog: sets up any position of any variant, and says in words whether it can be played. */
export class EditorDialog {
  #rules;
  #dialog;
  #view = null;
  /** @type {Draft} */
  #draft;
  /** The game of the draft; null while the rules refuse it. */
  #game = null;
  #tool = "w";
  #picture = element("div", { class: "editor-picture" });
  #points = element("div", { class: "editor-points" });
  #buttons = new Buttons(this.#points);
  #verdict = element("p", { class: "editor-verdict", role: "status" });
  #tools;
  #choices;
  #quiet = element("input", {
    name: "editor-quiet",
    type: "number",
    min: "0",
    max: "65535",
    inputmode: "numeric",
  });
  #final;

  /**
   * @param {import("../page/opening.js").Rules} rules
   * @param {object} use what to do with the game of the position; it belongs to who plays or analyses it
   * @param {(game: any) => void} use.play
   * @param {(game: any) => void} use.analyse
   * @param {(game: any) => Promise<boolean>} use.link copies a link to it, and tells whether that went well
   */
  constructor(rules, { play, analyse, link }) {
    this.#rules = rules;
    this.#choices = this.#makeChoices();
    this.#tools = TOOLS.map((tool) => this.#makeTool(tool));
    this.#final = [
      buttonOf("editor.link", () => this.#copy(link)),
      buttonOf("editor.analyse", () => this.#use(analyse)),
      buttonOf("editor.play", () => this.#use(play), { class: "main" }),
    ];
    this.#dialog = dialogOf("editor", "editor.title", this.#body());
    this.#points.addEventListener("click", ({ target }) => {
      const point = pointOf(target);
      if (point) this.#change(pressed(this.#draft, point, this.#tool));
    });
    this.#quiet.addEventListener("input", () =>
      this.#change(withQuiet(this.#draft, this.#quiet.value)),
    );
    new ResizeObserver(() => this.#place()).observe(this.#points);
  }

  /** @param {import("./view.js").View} view */
  render(view) {
    this.#view = view;
    if (this.#dialog.open) this.#show();
  }

  /** Opens with the position on the board. */
  show() {
    this.#fromBoard();
    this.#dialog.showModal();
    this.#place();
    this.#buttons.focus();
  }

  // --- what is in it -------------------------------------------------------------------------------------------------

  #body() {
    const { variant, turn, w, b } = this.#choices;
    const board = element(
      "div",
      { class: "editor-board" },
      this.#picture,
      this.#points,
    );
    const fill = element(
      "p",
      { class: "editor-fill" },
      buttonOf("editor.board", () => this.#fromBoard()),
      buttonOf("editor.start", () => this.#fromStart()),
      buttonOf("editor.clear", () => this.#change(cleared(this.#draft))),
    );
    const tools = element(
      "fieldset",
      { class: "editor-tools" },
      worded("legend", "editor.tool", { class: "unseen" }),
      ...this.#tools,
    );
    const fields = element(
      "div",
      { class: "editor-fields" },
      tools,
      bareFieldOf("variant.label", variant.select),
      fieldOf("editor.turn", turn.select),
      fieldOf("editor.hand.w", w.select),
      fieldOf("editor.hand.b", b.select),
      fieldOf("editor.quiet", this.#quiet),
      fill,
    );
    const last = element("p", { class: "dialog-buttons" }, ...this.#final);
    return element(
      "div",
      { class: "editor-body" },
      board,
      fields,
      this.#verdict,
      last,
    );
  }

  #makeChoices() {
    const choiceOf = (name, choose) => {
      const select = element("select", { name: `editor-${name}` });
      const choice = new Choice(select, (_, value) =>
        this.#change(choose(value)),
      );
      return { select, choice };
    };
    return {
      variant: choiceOf("variant", (id) =>
        withVariant(this.#draft, this.#info(id)),
      ),
      turn: choiceOf("turn", (turn) => ({ ...this.#draft, turn })),
      w: choiceOf("hand-w", (men) => withHand(this.#draft, "w", Number(men))),
      b: choiceOf("hand-b", (men) => withHand(this.#draft, "b", Number(men))),
    };
  }

  #makeTool(tool) {
    const radio = element("input", {
      type: "radio",
      name: "editor-tool",
      value: tool,
    });
    radio.addEventListener("change", () => (this.#tool = tool));
    radio.checked = tool === this.#tool;
    const man = element("span", { class: "man", "data-man": tool });
    return element(
      "label",
      { class: "editor-tool" },
      radio,
      man,
      worded("span", `editor.tool.${tool}`),
    );
  }

  // --- drafts --------------------------------------------------------------------------------------------------------

  #fromBoard() {
    const { game, state } = this.#view;
    this.#change(draftOf(game, state.game.options));
  }

  #fromStart() {
    const { variant, options } = this.#draft;
    const game = new this.#rules.Game(variant, options);
    this.#change(draftOf(game, options));
    game.free();
  }

  #info(id) {
    return this.#view.variants.find((info) => info.id === id);
  }

  /** Another draft: the rules say what it is worth. @param {Draft} draft */
  #change(draft) {
    this.#draft = draft;
    this.#game?.free();
    this.#game = null;
    this.#show();
  }

  #show() {
    const { t } = this.#view;
    this.#verdict.textContent = this.#judge(t);
    this.#verdict.classList.toggle("error", this.#game === null);
    for (const button of this.#final)
      button.setAttribute("aria-disabled", String(this.#game === null));
    this.#showFields(t);
    this.#showBoard(t);
  }

  /** What the rules say of the draft, in words. */
  #judge(t) {
    try {
      const { board } = this.#info(this.#draft.variant);
      this.#game ??= this.#rules.Game.fromPosition(
        draftText(this.#draft, board),
      );
      const { outcome, options } = this.#game;
      return outcome ? outcomeText(outcome, options, t) : t("editor.good");
    } catch (error) {
      return t("editor.wrong", { why: PageError.of(error).say(t) });
    }
  }

  #showFields(t) {
    const { variant, turn, hand, quiet } = this.#draft;
    const choose = (name, values, value, label) =>
      this.#choices[name].choice.render(
        values.map((it) => ({ value: String(it), label: label(it) })),
        String(value),
      );
    const ids = this.#view.variants.map(({ id }) => id);
    choose("variant", ids, variant, (id) => t(`variant.${id}`));
    choose("turn", ["w", "b"], turn, (side) => t(`color.${side}`));
    const { men } = this.#info(variant);
    const counts = Array.from({ length: men + 1 }, (_, count) => count);
    for (const side of ["w", "b"]) choose(side, counts, hand[side], String);
    if (this.#quiet !== document.activeElement)
      this.#quiet.value = String(quiet);
  }

  #showBoard(t) {
    const { board } = this.#info(this.#draft.variant);
    this.#picture.replaceChildren(boardPicture(board));
    this.#buttons.build(board);
    this.#place();
    const men = new Map(Object.entries(this.#draft.men));
    this.#buttons.show(men, NO_OFFERS, new Set(), (point) => ({
      name: t(`point.${men.get(point) ?? "empty"}`, { point }),
      remark: "",
    }));
  }

  /** Lays the buttons over the picture. */
  #place() {
    const width = this.#points.clientWidth;
    if (!width || !this.#draft) return;
    const { size, points } = diagramOf(this.#info(this.#draft.variant).board);
    const spots = points.map(({ name, x, y }) => [
      name,
      { x: (x / size) * width, y: (y / size) * width },
    ]);
    this.#buttons.place({ points: new Map(spots), target: TARGET });
  }

  #use(act) {
    if (!this.#game) return;
    this.#dialog.close();
    act(this.#game.fork());
  }

  async #copy(link) {
    const copied = this.#game && (await link(this.#game));
    if (copied) this.#verdict.textContent = this.#view.t("toast.linked");
  }
}
