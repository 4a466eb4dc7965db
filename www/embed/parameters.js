/**
 * A board as the parameters of an address, and back.
 */
import { MlinBoard } from "../board/mlin-board.js";

/** Parameters that are properties of the board: what would else be written in it. */
const PROPERTIES = ["record", "lesson"];

/** The board that an address describes; parameters that it does not know are left alone. @param {string} hash @returns {HTMLElement} */
export function boardOf(hash) {
  const board = document.createElement("mlin-board");
  for (const [name, text] of new URLSearchParams(hash.replace(/^#/, ""))) {
    if (PROPERTIES.includes(name)) board[name] = text;
    else if (MlinBoard.observedAttributes.includes(name))
      board.setAttribute(name, text);
  }
  return board;
}
