/**
 * Rounded boxes on a canvas.
 *
 * @typedef {import("./geometry.js").Box} Box
 */

/** A box that is smaller on every side. @param {Box} box @param {number} by @returns {Box} */
export function inset({ x, y, width, height }, by) {
  return {
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  };
}

/** @param {CanvasRenderingContext2D} context @param {Box} box @param {number} corner @param {string | CanvasGradient} fill */
export function fillBox(context, box, corner, fill) {
  context.fillStyle = fill;
  trace(context, box, corner);
  context.fill();
}

/** Begins a path around a box. @param {CanvasRenderingContext2D} context @param {Box} box @param {number} corner */
export function trace(context, { x, y, width, height }, corner) {
  context.beginPath();
  context.roundRect(
    x,
    y,
    Math.max(0, width),
    Math.max(0, height),
    Math.max(0, corner),
  );
}
