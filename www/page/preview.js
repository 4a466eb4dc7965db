/** Preview: a position that might come, shown on a second board in the place of the first one, until somebody returns. */

/** What the second board takes over from the first one. */
const ALIKE = ["lang", "theme", "orientation", "coordinates"];

export class Preview {
  #board;
  #shown = null;

  /** @param {any} board the `<mlin-board>` of the game */
  constructor(board) {
    this.#board = board;
  }

  get open() {
    return this.#shown !== null;
  }

  /** @param {string} position @param {string[]} moves that lead on from it */
  show(position, moves) {
    this.close();
    const shown = document.createElement("mlin-board");
    shown.className = "preview";
    for (const name of ALIKE) shown[name] = this.#board[name];
    shown.setAttribute("position", position);
    shown.setAttribute("moves", moves.join(" "));
    this.#board.hidden = true;
    this.#board.after(shown);
    shown.scrollIntoView({ block: "nearest" });
    this.#shown = shown;
  }

  /** Shows the game again. */
  close() {
    this.#shown?.remove();
    this.#shown = null;
    this.#board.hidden = false;
  }
}
