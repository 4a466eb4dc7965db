/**
 * The men: turned discs that differ in form as well as in colour. White is a plain dome with one ring; black is a stepped disc with an inlaid
 * ring, two grooves and an inlaid cross. Each is painted once per size and kept.
 */

/** @typedef {import("./theme.js").Palette} Palette */

/** Sides of the sprites in radii: a man alone, and a man who stands on the board with his shadow around him. */
const ALONE = 2.2;
const STANDING = 2.9;

/** The men of one board, painted at the size and in the colours it has now. */
export class Men {
  #radius;
  #material;
  #alone = {};
  #standing = {};

  /**
   * @param {number} radius of a man in css pixels
   * @param {number} ratio device pixels per css pixel
   * @param {Palette} palette
   */
  constructor(radius, ratio, palette) {
    this.#radius = radius;
    this.#material = palette.material;
    const sprite = (room, paint) => spriteOf(radius * ratio, room, paint);
    for (const side of ["w", "b"]) {
      const paint = painter(side, palette);
      this.#alone[side] = sprite(ALONE, paint);
      this.#standing[side] = sprite(STANDING, (context) => {
        if (palette.material) drawShadow(context, 0, 0, 1, 0);
        paint(context);
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
      stamp(context, this.#standing[side], x, y, radius * STANDING);
    } else {
      if (this.#material) drawShadow(context, x, y, radius, lift);
      const size = radius * (1 + lift * 0.1) * ALONE;
      stamp(context, this.#alone[side], x, y - lift * radius * 0.16, size);
    }
    context.globalAlpha = 1;
  }
}

function stamp(context, sprite, x, y, size) {
  context.drawImage(sprite, x - size / 2, y - size / 2, size, size);
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
    radius * (0.72 - lift * 0.3),
    left,
    top,
    reach,
  );
  shadow.addColorStop(0, `rgb(15 6 0 / ${0.58 - lift * 0.2})`);
  shadow.addColorStop(0.5, `rgb(15 6 0 / ${0.26 - lift * 0.08})`);
  shadow.addColorStop(1, "rgb(15 6 0 / 0)");
  context.fillStyle = shadow;
  context.beginPath();
  context.arc(left, top, reach, 0, 2 * Math.PI);
  context.fill();
}

/** A canvas of `room` radii, painted on in units of the radius. */
function spriteOf(radius, room, paint) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.ceil(radius * room));
  const context = canvas.getContext("2d");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.scale(canvas.width / room, canvas.height / room);
  paint(context);
  return canvas;
}

function painter(side, palette) {
  const [white, black] = palette.material
    ? [paintWhite, paintBlack]
    : [paintPlainWhite, paintPlainBlack];
  const paint = side === "w" ? white : black;
  return (context) => paint(context, palette);
}

// All of the following paint a man of radius 1 around the origin.

function paintWhite(context, palette) {
  disc(context, 1, palette.white);
  disc(
    context,
    1,
    glow(context, [
      [0, "rgb(255 255 255 / 0.75)"],
      [0.55, "rgb(255 255 255 / 0)"],
      [0.86, "rgb(92 62 30 / 0.26)"],
      [1, "rgb(60 36 12 / 0.62)"],
    ]),
  );
  groove(context, 0.7, 0.055, "rgb(96 66 36 / 0.55)", "rgb(255 255 255 / 0.9)");
  disc(
    context,
    0.66,
    glow(
      context,
      [
        [0, "rgb(255 255 255 / 0.85)"],
        [0.5, "rgb(255 255 255 / 0.1)"],
        [1, "rgb(120 86 48 / 0.22)"],
      ],
      0.66,
    ),
  );
  shine(context, 0.5);
  ring(context, 0.985, 0.03, "rgb(50 28 10 / 0.7)");
}

function paintBlack(context, palette) {
  disc(context, 1, palette.black);
  disc(
    context,
    1,
    glow(context, [
      [0, "rgb(255 236 214 / 0.16)"],
      [0.5, "rgb(255 236 214 / 0.03)"],
      [0.88, "rgb(0 0 0 / 0.3)"],
      [1, "rgb(0 0 0 / 0.62)"],
    ]),
  );
  ring(context, 0.9, 0.035, palette.inlay);
  groove(context, 0.72, 0.06, "rgb(0 0 0 / 0.8)", "rgb(255 236 214 / 0.3)");
  groove(context, 0.5, 0.05, "rgb(0 0 0 / 0.8)", "rgb(255 236 214 / 0.3)");
  cross(context, 0.3, palette.inlay);
  shine(context, 0.14);
  ring(context, 0.985, 0.03, "rgb(0 0 0 / 0.75)");
}

function paintPlainWhite(context, palette) {
  disc(context, 1, palette.black);
  disc(context, 0.86, palette.white);
  ring(context, 0.55, 0.08, palette.black);
}

function paintPlainBlack(context, palette) {
  disc(context, 1, palette.white);
  disc(context, 0.94, palette.black);
  ring(context, 0.7, 0.07, palette.white);
  cross(context, 0.42, palette.white);
}

function disc(context, radius, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

function ring(context, radius, width, stroke) {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** A gradient seen from the lamp at the far left. */
function glow(context, stops, radius = 1) {
  const gradient = context.createRadialGradient(
    -0.34 * radius,
    -0.42 * radius,
    0.05,
    -0.06 * radius,
    -0.08 * radius,
    radius * 1.1,
  );
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A turned groove: dark where it turns from the lamp, light on the far side. */
function groove(context, radius, width, dark, light) {
  const stroke = context.createLinearGradient(-radius, -radius, radius, radius);
  stroke.addColorStop(0.2, dark);
  stroke.addColorStop(0.8, light);
  ring(context, radius, width, stroke);
  const inner = context.createLinearGradient(-radius, -radius, radius, radius);
  inner.addColorStop(0.2, light);
  inner.addColorStop(0.8, dark);
  ring(context, radius - width * 0.8, width * 0.6, inner);
}

/** An inlaid cross with flared arms. */
function cross(context, reach, fill) {
  context.fillStyle = fill;
  context.beginPath();
  for (let arm = 0; arm < 4; arm++) {
    context.rotate(Math.PI / 2);
    context.moveTo(0, 0);
    context.lineTo(-reach * 0.34, -reach);
    context.quadraticCurveTo(0, -reach * 0.8, reach * 0.34, -reach);
    context.closePath();
  }
  context.fill();
}

/** Light on the polish. */
function shine(context, strength) {
  const gradient = context.createRadialGradient(
    -0.36,
    -0.46,
    0,
    -0.36,
    -0.46,
    0.42,
  );
  gradient.addColorStop(0, `rgb(255 255 255 / ${strength})`);
  gradient.addColorStop(1, "rgb(255 255 255 / 0)");
  disc(context, 0.95, gradient);
}
