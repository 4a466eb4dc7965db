import { Clock, timeText } from "./clock.js";
import { otherSide } from "./seats.js";

/** How often the faces are looked at while time runs, in ms. */
const BEAT = 250;

/**
 * Timekeeper: lets the clock follow the game on the board. It stands until the first move, after a reload until the next one,
 * while nobody is to move, and without a clock always. Event: `flag` (a side's time is up; its clock is gone then).
 */
export class Timekeeper extends EventTarget {
  #desk;
  #show;
  #clock;
  #beat = null;

  /**
   * @param {object} parts
   * @param {any} parts.board the `<mlin-board>`; the desk has heard of its changes before
   * @param {import("./desk.js").Desk} parts.desk
   * @param {() => number} parts.now
   * @param {(texts: { w: string, b: string } | null) => void} parts.show
   */
  constructor({ board, desk, now, show }) {
    super();
    this.#desk = desk;
    this.#show = show;
    this.#clock = new Clock(now);
    board.addEventListener("mlin-change", ({ detail }) =>
      this.#follow(detail.cause),
    );
    desk.addEventListener("change", () => this.#agree());
  }

  /** Keeps the time that is left, for a page that may go away. */
  keep() {
    if (this.#clock.running) this.#desk.keepTime(this.#clock.time);
  }

  #follow(cause) {
    const { game, state } = this.#desk;
    if (!game) return;
    if (cause === "load") this.#clock.set(state.game.clock);
    else if (game.outcome) this.#clock.run(null);
    else if (cause === "move") this.#clock.moved(otherSide(game.turn));
    else this.#clock.run(game.turn);
    if (cause !== "load" && this.#clock.time)
      this.#desk.keepTime(this.#clock.time);
    this.#tick();
  }

  /** Other players may have taken the clock away. */
  #agree() {
    if (this.#desk.state.game?.clock || !this.#clock.time) return;
    this.#clock.set(null);
    this.#tick();
  }

  #tick() {
    const { time, running, flagged } = this.#clock;
    this.#show(time && { w: timeText(time.w), b: timeText(time.b) });
    if (running && !this.#beat)
      this.#beat = setInterval(() => this.#tick(), BEAT);
    if (!running || flagged) {
      clearInterval(this.#beat);
      this.#beat = null;
    }
    if (flagged) this.#flag(flagged);
  }

  #flag(side) {
    this.#clock.set(null);
    this.#desk.keepTime(null);
    this.#show(null);
    this.dispatchEvent(new CustomEvent("flag", { detail: side }));
  }
}
