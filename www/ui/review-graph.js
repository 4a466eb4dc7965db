import { mark } from "./element.js";

const SVG = "http://www.w3.org/2000/svg";

/** The drawing's own measure; the page scales it. */
const WIDTH = 600;
const HEIGHT = 150;

/** How each kind of mistake is drawn, around its point: forms, not colours alone. */
const MARKS = {
  inaccuracy: (x, y) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`,
  mistake: (x, y) => `M${x} ${y - 7}l7 12h-14Z`,
  blunder: (x, y) => `M${x} ${y - 8}l8 8-8 8-8-8Z`,
};

/**
 * Review graph: how the game went, White's part light from below, with the mistakes, as a slider along the moves. Keys are
 * those of the walk.
 */
export class ReviewGraph {
  #slider;
  #area = part("path", { class: "graph-area" });
  #cursor = part("path", { class: "graph-cursor" });
  #marks = part("g", {});
  #go;
  #last = 0;
  #drawn = "";

  /** @param {HTMLElement} slider @param {(ply: number) => void} go */
  constructor(slider, go) {
    this.#slider = slider;
    this.#go = go;
    const middle = part("path", {
      class: "graph-middle",
      d: `M0 ${HEIGHT / 2}H${WIDTH}`,
    });
    const picture = part("svg", {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      "aria-hidden": "true",
    });
    picture.append(this.#area, middle, this.#cursor, this.#marks);
    slider.append(picture);
    slider.addEventListener("pointerdown", (event) => this.#grab(event));
    slider.addEventListener("pointermove", (event) => {
      if (slider.hasPointerCapture(event.pointerId)) this.#point(event);
    });
  }

  /**
   * @param {object} view
   * @param {(number | null)[]} view.shares White's part at each position, null where nobody has looked yet
   * @param {(import("../page/review.js").Verdict | null)[]} view.verdicts
   * @param {number | null} view.at the position that is shown, null when it is none of them
   * @param {string} view.text that position in words
   */
  render({ shares, verdicts, at, text }) {
    this.#last = shares.length - 1;
    const drawn = JSON.stringify([shares, verdicts.map((it) => it?.kind)]);
    if (drawn !== this.#drawn) this.#draw(shares, verdicts);
    this.#drawn = drawn;
    const cursor = at === null ? "" : `M${this.#x(at)} 0V${HEIGHT}`;
    mark(this.#cursor, "d", cursor);
    mark(this.#slider, "aria-valuemax", String(this.#last));
    mark(this.#slider, "aria-valuenow", String(at ?? this.#last));
    mark(this.#slider, "aria-valuetext", text);
  }

  #draw(shares, verdicts) {
    const known = shares.flatMap((share, at) =>
      share === null ? [] : [{ x: this.#x(at), y: HEIGHT * (1 - share) }],
    );
    const top = known.map(({ x, y }) => `L${x} ${round(y)}`).join("");
    const ends = known.length > 0;
    mark(
      this.#area,
      "d",
      ends ? `M${known[0].x} ${HEIGHT}${top}L${known.at(-1).x} ${HEIGHT}Z` : "",
    );
    this.#marks.replaceChildren(
      ...verdicts
        .filter((verdict) => verdict?.kind)
        .map(({ ply, kind }) => {
          const x = Math.min(Math.max(this.#x(ply + 1), 9), WIDTH - 9);
          const y = Math.min(
            Math.max(HEIGHT * (1 - shares[ply + 1]), 9),
            HEIGHT - 9,
          );
          const d = MARKS[kind](x, round(y));
          return part("path", { class: `graph-mark ${kind}`, d });
        }),
    );
  }

  #x(at) {
    return round((WIDTH * at) / Math.max(this.#last, 1));
  }

  #grab(event) {
    if (event.button !== 0) return;
    this.#slider.setPointerCapture(event.pointerId);
    this.#point(event);
  }

  #point({ clientX }) {
    const { left, width } = this.#slider.getBoundingClientRect();
    const along = Math.min(Math.max((clientX - left) / width, 0), 1);
    this.#go(Math.round(along * this.#last));
  }
}

function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, value);
  return made;
}

function round(length) {
  return Math.round(length * 10) / 10;
}
