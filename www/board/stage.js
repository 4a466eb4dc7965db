/**
 * The canvases of a board: one for the wood, which is painted seldom, and one for marks and men. Keeps them sharp and of the right size whatever
 * happens to the element, and paints when there is something new to see.
 */
import { Animator } from "./animate.js";
import { drawFrame } from "./draw.js";
import { layOut } from "./geometry.js";
import { drawGround } from "./ground.js";
import { inTurn } from "./in-turn.js";
import { likeness, menOf, paintOnce } from "./kept.js";
import { readPalette } from "./theme.js";

/** See the head of the file. */
export class Stage {
  /** @type {import("./geometry.js").Layout | null} null while the field has no size */
  layout = null;
  /** Called after a new layout. */
  onlayout = () => {};
  /** Whether changes are shown as motion. */
  moving = () => true;

  #field;
  #probe;
  #ground = document.createElement("canvas");
  #play = document.createElement("canvas");
  #size = { width: 0, height: 0 };
  #ratio = 0;
  /** @type {import("./theme.js").Palette | null} */
  #palette = null;
  #men = null;
  /** @type {import("./draw.js").Picture | null} */
  #picture = null;
  /** @type {{ board: import("./geometry.js").Board, flipped: boolean, coordinates: boolean, men: number } | null} */
  #setting = null;
  #dragged = null;
  #pending = false;
  #prepared = false;
  /** Whether the first painting waits for its turn. */
  #far = false;
  #motion = new Animator(() => this.#paint());
  #watch = new ResizeObserver((entries) => this.#resized(entries));
  /** Pixels of the screen that a canvas covers, as the browser has counted them last. */
  #counted = { width: 0, height: 0 };
  #pixels = { width: 0, height: 0 };
  /** The timer of a measurement to come. */
  #due = 0;

  /** @param {HTMLElement} field what the canvases fill @param {HTMLElement} probe tells colours */
  constructor(field, probe) {
    this.#field = field;
    this.#probe = probe;
    this.#ground.part = "ground";
    this.#play.part = "men";
    field.prepend(this.#ground, this.#play);
  }

  connect() {
    this.#watch.observe(this.#field);
    watchDevicePixels(this.#watch, this.#ground);
    if (this.#setting) this.measure();
  }

  /**
   * Reads and makes what a first painting needs. Boards that start together all do this before one of them writes, so that the browser lays the page
   * out once for all of them.
   */
  prepare() {
    if (this.#prepared) return;
    this.measure();
    if (this.#size.width === 0) return;
    this.#prepared = true;
    this.#palette ??= readPalette(this.#probe);
    this.#palette.look.prepare?.();
    this.#far = !isNear(this.#field);
  }

  disconnect() {
    this.#watch.disconnect();
    clearTimeout(this.#due);
    this.#motion.stop();
  }

  /** Which board, which way round, with how many places in the trays. */
  set(setting) {
    this.prepare();
    this.#setting = setting;
    this.#field.classList.toggle("trays", setting.men > 0);
    this.#motion.stop();
    // The last picture is of another board, whose points may not be on this one.
    this.#picture = null;
    if (this.#far) inTurn(() => this.#appear());
    else this.#arrange();
  }

  /** Paints a board that was far from what is seen of the page when it started. */
  #appear() {
    if (!this.#far) return;
    this.#far = false;
    this.#arrange();
  }

  /**
   * Shows a picture; what has changed since the last one moves.
   * @param {import("./draw.js").Picture} picture
   * @param {{ origin?: import("./geometry.js").Spot, closed: string[][] }} how `closed`: mills that light up
   */
  show(picture, { origin, closed }) {
    const before = this.#picture;
    this.#picture = picture;
    if (before && this.layout && this.moving())
      this.#animate(before, picture, origin, closed);
    else this.#motion.stop();
    if (!this.running) this.#schedule();
  }

  /** Whether something moves now. */
  get running() {
    return this.#motion.running;
  }

  /** A man that hangs on the pointer, or null. @param {import("./draw.js").Dragged | null} dragged */
  drag(dragged) {
    this.#dragged = dragged;
    this.#schedule();
  }

  /** Lets a dragged man go back. @param {string} point @param {import("./geometry.js").Spot} spot */
  settle(point, spot) {
    if (this.moving()) this.#motion.settle(point, spot);
  }

  /** Reads sizes and colours again. */
  refresh() {
    this.#palette = null;
    // To ask for a size has the page laid out at once: not before there is something to paint.
    if (!this.#setting) return;
    this.measure();
    this.#arrange();
  }

  /** Takes the size of the field and the sharpness of the screen as they are now. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.#field;
    const ratio = devicePixelRatio || 1;
    const pixels = {
      width: pixelsOf(width, ratio, this.#counted.width),
      height: pixelsOf(height, ratio, this.#counted.height),
    };
    if (
      same({ width, height }, this.#size) &&
      same(pixels, this.#pixels) &&
      ratio === this.#ratio
    )
      return;
    this.#size = { width, height };
    this.#pixels = pixels;
    this.#ratio = ratio;
    this.#arrange();
  }

  #resized(entries) {
    for (const { target, devicePixelContentBoxSize: counted } of entries) {
      if (target !== this.#ground || !counted) continue;
      const [{ inlineSize: width, blockSize: height }] = counted;
      this.#counted = { width, height };
    }
    // Later: what is laid out anew while an observer is told, it is told in vain, and the browser logs an error.
    clearTimeout(this.#due);
    this.#due = setTimeout(() => this.measure());
  }

  #animate(before, after, origin, closed) {
    this.#motion.change(before, after, {
      layout: this.layout,
      board: this.#setting.board,
      origin,
    });
    this.#motion.glow(closed);
  }

  /** Everything that follows from size, board and colours. */
  #arrange() {
    if (this.#far) return;
    const { width, height } = this.#size;
    if (!this.#setting || width * height === 0) {
      this.layout = null;
      return;
    }
    this.layout = layOut(this.#setting.board, {
      width,
      height,
      ...this.#setting,
    });
    this.#palette ??= readPalette(this.#probe);
    this.#men = menOf(this.layout.radius, this.#ratio, this.#palette);
    const context = fit(this.#ground, this.#size, this.#pixels);
    const key = likeness(this.#palette, this.#size, this.#ratio, this.#setting);
    paintOnce(context, key, () =>
      drawGround(context, this.layout, this.#setting.board, this.#palette),
    );
    this.#paint();
    this.onlayout(this.layout);
  }

  /** Several changes in one turn of the event loop are painted once. */
  #schedule() {
    if (this.#pending) return;
    this.#pending = true;
    queueMicrotask(() => {
      this.#pending = false;
      this.#paint();
    });
  }

  #paint() {
    if (!this.layout || !this.#picture) return;
    const context = fit(this.#play, this.#size, this.#pixels);
    drawFrame(context, this.#picture, {
      layout: this.layout,
      board: this.#setting.board,
      palette: this.#palette,
      men: this.#men,
      motion: this.#motion,
      dragged: this.#dragged,
    });
  }
}

/** Whether an element is seen, or soon will be. @param {Element} element */
function isNear(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 1.5 * innerHeight && bottom > -0.5 * innerHeight;
}

/** Zoom and another screen change the number of device pixels alone; where a browser cannot watch that, media queries tell the element. */
function watchDevicePixels(observer, canvas) {
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }
}

/** Boxes with fractions cover a pixel more or less than their rounded size says; a count that is further off is of another size. */
function pixelsOf(length, ratio, counted) {
  const reckoned = length * ratio;
  return Math.abs(counted - reckoned) <= Math.max(1, ratio)
    ? counted
    : Math.round(reckoned);
}

function same(one, other) {
  return one.width === other.width && one.height === other.height;
}

/** Gives a canvas one pixel per device pixel, clears it, and scales it to css pixels. */
function fit(canvas, size, pixels) {
  if (!same(canvas, pixels)) Object.assign(canvas, pixels);
  const context = canvas.getContext("2d");
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, pixels.width, pixels.height);
  context.setTransform(
    pixels.width / size.width,
    0,
    0,
    pixels.height / size.height,
    0,
    0,
  );
  return context;
}
