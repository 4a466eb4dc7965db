/**
 * What the attributes of a board say. A bad text throws and changes nothing: the last good one stays, as text and as value.
 */
import { READERS, readArrows, readHighlight } from "./attributes.js";

/** Attributes that mark points of the board that is shown. */
const MARKS = { highlight: readHighlight, arrows: readArrows };

/** The attributes that can only be read beside a board. */
export const MARK_NAMES = Object.keys(MARKS);

/** See the head of the file. */
export class Settings {
  /** The value of each attribute of `READERS` and `MARKS`. */
  values = {
    ...Object.fromEntries(
      Object.entries(READERS).map(([name, { missing }]) => [name, missing]),
    ),
    highlight: [],
    arrows: [],
  };
  /** The last good text of each attribute that has been read, null where it was missing. @type {Map<string, string | null>} */
  #texts = new Map();

  /** Reads an attribute that stands by itself. @param {string} name @param {string | null} text */
  read(name, text) {
    const { missing, read } = READERS[name];
    this.values[name] = text === null ? missing : read(text);
    this.keep(name, text);
  }

  /** Reads marks. @param {string} name @param {string | null} text @param {import("./geometry.js").Board} board */
  mark(name, text, board) {
    this.values[name] = MARKS[name](text, board);
    this.keep(name, text);
  }

  /** Another board has come: marks of the old one are no more. */
  unmark() {
    for (const name of MARK_NAMES) {
      this.values[name] = [];
      this.#texts.set(name, null);
    }
  }

  /** A text that somebody else has read well. @param {string} name @param {string | null} text */
  keep(name, text) {
    this.#texts.set(name, text);
  }

  /** The last good text; `unread` where there is none yet. @param {string} name @param {string | null} unread */
  text(name, unread) {
    return this.#texts.has(name) ? this.#texts.get(name) : unread;
  }
}
