/** Update news: a newer build of the page is told once, and not while a game goes on. */
export class UpdateNews {
  #desk;
  #tell;
  #due = false;

  /**
   * @param {Pick<import("./desk.js").Desk, "game" | "state">} desk
   * @param {(notice: import("../ui/toasts.js").Notice) => void} tell
   */
  constructor(desk, tell) {
    this.#desk = desk;
    this.#tell = tell;
  }

  /** A newer build is there. */
  arrive() {
    this.#due = true;
    this.look();
  }

  /** Something has changed in the game. */
  look() {
    const { game, state } = this.#desk;
    if (!this.#due || !game) return;
    if (state.game.begun && !game.outcome) return;
    this.#due = false;
    this.#tell({ key: "toast.update", reload: true });
  }
}
