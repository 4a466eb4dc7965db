/**
 * The surface of a material: its colour, its pattern and the lamp above it. All of that is smooth, so it is painted small and spread over the
 * slab, and painted once for all boards that look alike.
 */

/** Side of the small picture in pixels. */
const SIDE = 256;

/** Surfaces that have been painted, by what went into them. @type {Map<string, HTMLCanvasElement>} */
const painted = new Map();
/** More than two boards with trays on every side need; a page that changes colours all the time does not fill the memory. */
const KEPT = 8;

/**
 * @typedef {object} Surface
 * @property {string} name of the material
 * @property {string} colour
 * @property {() => HTMLCanvasElement} mask of the pattern
 * @property {string} pattern its colour
 * @property {number} strength how strongly the pattern shows, 0 to 1
 * @property {(context: CanvasRenderingContext2D, size: { width: number, height: number }) => CanvasGradient} lamp
 */

/**
 * Fills a box with a surface.
 * @param {CanvasRenderingContext2D} context
 * @param {import("../geometry.js").Box} box
 * @param {Surface} surface
 */
export function spread(context, { x, y, width, height }, surface) {
  const { name, colour, pattern } = surface;
  const shape = (width / height).toFixed(2);
  const key = [name, colour, pattern, shape].join();
  if (!painted.has(key)) {
    if (painted.size === KEPT) painted.delete(painted.keys().next().value);
    painted.set(key, paint({ width, height }, surface));
  }
  context.drawImage(painted.get(key), x, y, width, height);
}

function paint({ width, height }, { colour, mask, pattern, strength, lamp }) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext("2d");
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  context.globalAlpha = strength;
  context.drawImage(tinted(mask(), pattern), 0, 0, SIDE, SIDE);
  context.globalAlpha = 1;
  context.scale(SIDE / width, SIDE / height);
  context.fillStyle = lamp(context, { width, height });
  context.fillRect(0, 0, width, height);
  return canvas;
}

function tinted(mask, colour) {
  const canvas = document.createElement("canvas");
  canvas.width = mask.width;
  canvas.height = mask.height;
  const context = canvas.getContext("2d");
  context.drawImage(mask, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A lamp above the far left corner. @param {CanvasRenderingContext2D} context @param {{ width: number, height: number }} size @param {{ near: string, middle: string, far: string }} light */
export function lampOver(context, { width, height }, { near, middle, far }) {
  const light = context.createRadialGradient(
    width * 0.28,
    height * 0.16,
    0,
    width * 0.4,
    height * 0.4,
    Math.hypot(width, height) * 0.72,
  );
  light.addColorStop(0, near);
  light.addColorStop(0.45, middle);
  light.addColorStop(1, far);
  return light;
}
