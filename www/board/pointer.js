/**
 * Mouse, touch and pen: a click presses the nearest point, and a man may also be dragged, from a point or from the hand. Clicks are the browser's
 * own, so that keyboards, switches and test drivers press in the same way.
 */
import { pointOf } from "./buttons.js";
import { nearestPoint } from "./geometry.js";

/** How far a pointer has to go before a press becomes a drag, in css pixels. */
const SLACK = 7;

/** See the head of the file. */
export class Pointer {
  #field;
  #act;
  /** A pointer that is down on a man. */
  #held = null;
  /** The point on which the pointer went down: a press that ends on another one is none. Undefined for a click without a pointer. */
  #begun = undefined;
  #swallowClick = false;
  /** Whether the pointer that was down last was a finger. */
  #touch = false;

  /**
   * @param {HTMLElement} field
   * @param {object} act
   * @param {() => import("./geometry.js").Layout | null} act.layout
   * @param {(point: string) => "w" | "b" | null} act.movable whose man may be lifted from a point
   * @param {() => void} act.release
   * @param {(point: string, how: { origin?: import("./geometry.js").Spot, touch?: boolean }) => void} act.press
   *   `origin`: where a dragged man was dropped; `touch`: by a tap on the screen
   * @param {(point: string | null) => void} act.lift
   * @param {(dragged: import("./draw.js").Dragged | null) => void} act.drag
   * @param {(point: string, spot: import("./geometry.js").Spot) => void} act.settle
   */
  constructor(field, act) {
    this.#field = field;
    this.#act = act;
    field.addEventListener("click", (event) => this.#onClick(event));
    field.addEventListener("pointerdown", (event) => this.#onDown(event));
    field.addEventListener("pointermove", (event) => this.#onMove(event));
    field.addEventListener("pointerup", (event) => this.#onUp(event));
    field.addEventListener("pointercancel", (event) => this.#onCancel(event));
    field.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** Lets go of everything: the board has changed under the pointer. */
  drop() {
    if (!this.#held?.moved) return;
    this.#held = null;
    this.#show(null);
  }

  #onClick(event) {
    if (this.#swallowClick) {
      this.#swallowClick = false;
      return;
    }
    const byPointer = event.detail > 0;
    const meant = byPointer ? this.#pointAt(event) : null;
    const begun = this.#begun === undefined ? meant : this.#begun;
    this.#begun = undefined;
    const point = meant ?? pointOf(event.target);
    if (!point) this.#act.release();
    else if (!byPointer || begun === meant)
      this.#act.press(point, { touch: byPointer && this.#touch });
  }

  #onDown(event) {
    this.#swallowClick = false;
    this.#touch = event.pointerType === "touch";
    this.#begun = this.#pointAt(event);
    if (!event.isPrimary || event.button !== 0) return;
    const man = this.#manUnder(event);
    if (!man) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#held = { ...man, id, x, y, moved: false };
    capture(event.target, id);
  }

  /** The man that a drag from here would move: one on a point, or one in hand. */
  #manUnder(event) {
    const { hand } = event.target.dataset;
    if (hand) {
      const movable = event.target.hasAttribute("data-movable");
      return movable ? { side: hand, from: null } : null;
    }
    const from = this.#begun;
    const side = from && this.#act.movable(from);
    return side ? { side, from } : null;
  }

  #onMove(event) {
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    if (!held.moved) {
      const way = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (way < SLACK) return;
      held.moved = true;
      this.#act.lift(held.from);
    }
    this.#show({ side: held.side, from: held.from, spot: this.#spotOf(event) });
  }

  #onUp(event) {
    const held = this.#held;
    if (held?.id !== event.pointerId) return;
    this.#held = null;
    if (!held.moved) return;
    this.#swallow();
    this.#show(null);
    const spot = this.#spotOf(event);
    const point = this.#pointAt(event);
    if (point && point !== held.from) this.#act.press(point, { origin: spot });
    else if (!point) this.#act.release();
    if (held.from) this.#act.settle(held.from, spot);
  }

  #onCancel(event) {
    if (this.#held?.id !== event.pointerId) return;
    const { moved } = this.#held;
    this.#held = null;
    if (!moved) return;
    this.#show(null);
    this.#act.release();
  }

  /** The click that a browser sends after a drag is none. */
  #swallow() {
    this.#swallowClick = true;
    setTimeout(() => (this.#swallowClick = false));
  }

  #show(dragged) {
    this.#field.classList.toggle("dragging", dragged !== null);
    this.#act.drag(dragged);
  }

  #pointAt(event) {
    const layout = this.#act.layout();
    return layout && nearestPoint(layout, this.#spotOf(event));
  }

  /** Where an event is in the field; a transform on the way, such as a page's zoom, is undone. */
  #spotOf({ clientX, clientY }) {
    const box = this.#field.getBoundingClientRect();
    return {
      x: ((clientX - box.left) * this.#field.clientWidth) / box.width,
      y: ((clientY - box.top) * this.#field.clientHeight) / box.height,
    };
  }
}

/** Follows a pointer out of the field. One that is up already, or that a script has made up, cannot be followed. */
function capture(target, id) {
  try {
    target.setPointerCapture(id);
  } catch (error) {
    if (error.name !== "NotFoundError") throw error;
  }
}
