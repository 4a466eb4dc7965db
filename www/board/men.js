/**
 * The men of one board, painted at the size and in the look it has now. Each is painted once and kept as a picture, so that a frame only
 * stamps them where they are.
 */
import { paintForms } from "./looks/forms.js";

/** @typedef {import("./theme.js").Palette} Palette */

/** Sides of the sprites in radii: a man alone, and a man who stands on the board with his shadow around him. */
const ALONE = 2.2;
const STANDING = 2.9;

/** See the head of the file. */
export class Men {
  #radius;
  #ratio;
  #relief;
  #alone = {};
  #standing = {};

  /**
   * @param {number} radius of a man in css pixels
   * @param {number} ratio device pixels per css pixel
   * @param {Palette} palette
   */
  constructor(radius, ratio, palette) {
    this.#radius = radius;
    this.#ratio = ratio;
    this.#relief = palette.look.relief;
    for (const side of ["w", "b"]) {
      const man = spriteOf(radius * ratio, ALONE, painter(side, palette));
      this.#alone[side] = man;
      this.#standing[side] = spriteOf(radius * ratio, STANDING, (context) => {
        if (this.#relief) drawShadow(context, 0, 0, 1, 0);
        // From a canvas of his own: what is cut out of the man leaves his shadow.
        const { width } = context.canvas;
        context.setTransform(1, 0, 0, 1, 0, 0);
        context.drawImage(
          man,
          (width - man.width) / 2,
          (width - man.width) / 2,
        );
      });
    }
  }

  /**
   * Draws a man and his shadow.
   * @param {CanvasRenderingContext2D} context
   * @param {"w" | "b"} side
   * @param {{ x: number, y: number, scale?: number, lift?: number, alpha?: number }} pose `lift`: height above the board in radii
   */
  draw(context, side, { x, y, scale = 1, lift = 0, alpha = 1 }) {
    const radius = this.#radius * scale;
    if (radius <= 0 || alpha <= 0) return;
    context.globalAlpha = alpha;
    if (lift === 0) {
      this.#stamp(context, this.#standing[side], x, y, scale);
    } else {
      if (this.#relief) drawShadow(context, x, y, radius, lift);
      const raised = y - lift * radius * 0.16;
      this.#stamp(
        context,
        this.#alone[side],
        x,
        raised,
        scale * (1 + lift * 0.1),
      );
    }
    context.globalAlpha = 1;
  }

  /** A man of his own size is put pixel on pixel, so that he is as sharp as he was painted. */
  #stamp(context, sprite, x, y, scale) {
    const ratio = this.#ratio;
    const size = (sprite.width / ratio) * scale;
    const edge = (middle) =>
      scale === 1
        ? Math.round((middle - size / 2) * ratio) / ratio
        : middle - size / 2;
    context.drawImage(sprite, edge(x), edge(y), size, size);
  }
}

/** A soft shadow away from the lamp; higher men throw a wider and paler one. */
function drawShadow(context, x, y, radius, lift) {
  const reach = radius * (1.22 + lift * 0.3);
  const [left, top] = [
    x + radius * (0.07 + lift * 0.16),
    y + radius * (0.15 + lift * 0.4),
  ];
  const shadow = context.createRadialGradient(
    left,
    top,
    radius * Math.max(0, 0.72 - lift * 0.3),
    left,
    top,
    reach,
  );
  shadow.addColorStop(0, `rgb(15 6 0 / ${Math.max(0, 0.58 - lift * 0.2)})`);
  shadow.addColorStop(0.5, `rgb(15 6 0 / ${Math.max(0, 0.26 - lift * 0.08)})`);
  shadow.addColorStop(1, "rgb(15 6 0 / 0)");
  context.fillStyle = shadow;
  context.beginPath();
  context.arc(left, top, reach, 0, 2 * Math.PI);
  context.fill();
}

/** A canvas of `room` radii and of an even number of pixels, painted on in units of the radius. */
function spriteOf(radius, room, paint) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height =
    2 * Math.max(1, Math.ceil((radius * room) / 2));
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(radius, radius);
  paint(context);
  return canvas;
}

/** What paints a man of radius 1 around the origin. */
function painter(side, palette) {
  const { look, set } = palette;
  return look.relief
    ? (context) => set.paint[side](context, palette)
    : (context) => paintForms(context, set.forms[side], palette);
}
