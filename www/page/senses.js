/**
 * Senses: what is seen on the board becomes sound and, after a touch of the screen, vibration, as far as the reader wants them.
 */
import { Sound } from "./sound.js";

/** How long a device vibrates, and rests, for each act, in ms. */
const PULSES = {
  place: [8],
  slide: [6],
  fly: [8],
  mill: [14, 60, 14],
  capture: [22],
  end: [30, 80, 30, 80, 60],
};

/** Events by which a reader touches a page. */
const TOUCHES = ["pointerup", "keydown"];

/** See the head of the file. */
export class Senses {
  #wishes;
  #sound;
  #touched = false;
  /** Whether the last touch was a finger's. */
  #finger = false;

  /**
   * @param {object} parts
   * @param {EventTarget & { board: string }} parts.board the `<mlin-board>`
   * @param {EventTarget} parts.page where touches are noticed
   * @param {() => { sound: string, haptics: string }} parts.wishes "on" or "off", as they are now
   * @param {(touched: () => boolean) => Pick<Sound, "play">} [parts.makeSound]
   */
  constructor({
    board,
    page,
    wishes,
    makeSound = (touched) => new Sound(touched),
  }) {
    this.#wishes = wishes;
    this.#sound = makeSound(() => this.#active);
    for (const type of TOUCHES)
      page.addEventListener(type, (event) => this.#touch(event), true);
    board.addEventListener("mlin-seen", (event) =>
      this.#feel(/** @type {CustomEvent} */ (event).detail.acts, board.board),
    );
  }

  /** A browser may know better than we do whether a touch counts. */
  get #active() {
    return this.#touched && (navigator.userActivation?.hasBeenActive ?? true);
  }

  #touch({ isTrusted, pointerType }) {
    if (!isTrusted) return;
    this.#touched = true;
    if (pointerType) this.#finger = pointerType === "touch";
  }

  #feel(acts, board) {
    const { sound, haptics } = this.#wishes();
    if (sound === "on") this.#sound.play(acts, board);
    if (haptics === "on" && this.#finger && this.#active) vibrate(acts);
  }
}

/** One after the other; of a move that does several things all are felt. */
function vibrate(acts) {
  const pattern = acts.flatMap(({ act }, index) =>
    index ? [60, ...PULSES[act]] : PULSES[act],
  );
  navigator.vibrate?.(pattern);
}
