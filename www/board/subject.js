/**
 * What a board shows as it begins: the game of its attributes, a record that stands in it, or the steps of a lesson.
 */
import { Game } from "../engine/index.js";
import { AttributeError, words } from "./attributes.js";
import { Exercise } from "./exercise.js";
import { Lesson, openStep } from "./lesson.js";
import { OPENING, openGame } from "./opening.js";

/** The attributes after which the board begins anew. */
export const BEGINNING = [...OPENING, "puzzle", "ply"];

/** Scripts in the element that are not run, but read. */
const SCRIPTS = {
  record: 'script[type="text/x-mlin"]',
  lesson: 'script[type="application/json"]',
};

/**
 * @typedef {object} Opened
 * @property {Game} game with all its moves
 * @property {Exercise | null} exercise
 * @property {number} ply after how many moves it is shown at first
 */

/** See the head of the file. */
export class Subject {
  #element;
  /** What was given by a property, rather than written in the element. @type {Record<string, string | null>} */
  #given = { record: null, lesson: null };
  /** The lesson and the text that it was read from. */
  #lesson = null;
  #json = null;
  #step = 0;
  /** Steps that have been solved, and those that are only to be read and have been. */
  #done = new Set();

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** Opens what the element says now. @returns {Opened} @throws an error with a `code`, and the `attribute` that is to blame */
  open() {
    this.#readLesson();
    if (this.#lesson) return opened(openStep(this.#now, Game));
    const record = this.written("record");
    return record === null ? this.#fromAttributes() : this.#fromRecord(record);
  }

  /** @param {"record" | "lesson"} name @param {string | null} text null for what is written in the element */
  give(name, text) {
    this.#given[name] = text;
  }

  /** The text of a record or a lesson. @param {"record" | "lesson"} name @returns {string | null} */
  written(name) {
    if (this.#given[name] !== null) return this.#given[name];
    const script = this.#element.querySelector(`:scope > ${SCRIPTS[name]}`);
    return script?.textContent ?? null;
  }

  /** The text of an attribute; a lesson's step has its own. @param {string} name */
  text(name) {
    const own = this.#now?.attributes;
    return own && name in own ? own[name] : this.#element.getAttribute(name);
  }

  /** Whether a reader is led here: through a game, a puzzle or a lesson. */
  get guided() {
    const written = this.written("record") ?? this.written("lesson");
    return written !== null || this.#element.hasAttribute("puzzle");
  }

  /** Whether there will be men in hand, as far as it can be told without the rules. */
  get trays() {
    const position = this.#element.getAttribute("position") ?? "";
    const placing = !/ [wb] 0,0 /.test(`${position} `);
    return (
      placing || words(this.text("moves")).some((move) => !move.includes("-"))
    );
  }

  /** The step of a lesson; null where there is no lesson. @returns {{ text: string, number: number, steps: number, done: boolean } | null} */
  get step() {
    if (!this.#lesson) return null;
    return {
      text: this.#now.text,
      number: this.#step + 1,
      steps: this.#lesson.steps.length,
      done: this.#now.expect === null || this.#done.has(this.#step),
    };
  }

  /** Goes to another step. @param {number} by @returns {boolean} whether there is one */
  turn(by) {
    const step = this.#step + by;
    if (!this.#lesson?.steps[step]) return false;
    this.#step = step;
    return true;
  }

  /** The step's exercise has been solved. */
  finish() {
    if (this.#lesson) this.#done.add(this.#step);
  }

  /** Whether every step with something to find has been solved. */
  get finished() {
    const steps = this.#lesson?.steps ?? [];
    return steps.every(
      ({ expect }, index) => expect === null || this.#done.has(index),
    );
  }

  get #now() {
    return this.#lesson?.steps[this.#step];
  }

  /** A new text is a new lesson, which begins at its first step. */
  #readLesson() {
    const json = this.written("lesson");
    if (json === this.#json) return;
    const lesson =
      json === null ? null : blame("lesson", () => Lesson.read(json, Game));
    this.#lesson = lesson;
    this.#json = json;
    this.#step = 0;
    this.#done.clear();
  }

  #fromAttributes() {
    const attributes = Object.fromEntries(
      OPENING.map((name) => [name, this.#element.getAttribute(name)]),
    );
    const game = openGame(attributes, Game);
    const line = this.#element.getAttribute("puzzle");
    const exercise = line && blame("puzzle", () => Exercise.read(line, game));
    return opened({ game, exercise: exercise || null }, this.#ply(game));
  }

  /** A record is shown from its beginning. */
  #fromRecord(record) {
    const game = blame("record", () => Game.fromRecord(record));
    return opened({ game, exercise: null }, this.#ply(game) ?? 0);
  }

  /** @param {Game} game @returns {number | null} null where nothing is said */
  #ply({ moves }) {
    const text = this.#element.getAttribute("ply");
    if (text === null) return null;
    const ply = Number(text);
    if (
      text.trim() !== "" &&
      Number.isInteger(ply) &&
      ply >= 0 &&
      ply <= moves.length
    )
      return ply;
    return blame("ply", () => {
      throw new AttributeError(
        "bad-attribute",
        `ply: "${text}" is no number from 0 to ${moves.length}`,
      );
    });
  }
}

function opened({ game, exercise }, ply = null) {
  return { game, exercise, ply: ply ?? game.moves.length };
}

function blame(attribute, act) {
  try {
    return act();
  } catch (error) {
    throw Object.assign(error, { attribute });
  }
}
