/** How men in relief are shaded: discs, rings, grooves and the lamp at the far left. All around the origin, in radii of the man. */

/** @param {CanvasRenderingContext2D} context */
export function fillDisc(context, radius, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** @param {CanvasRenderingContext2D} context */
export function strokeRing(context, radius, width, stroke) {
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** A gradient seen from the lamp. @param {CanvasRenderingContext2D} context @param {[number, string][]} stops */
export function glow(context, stops, radius = 1) {
  const gradient = context.createRadialGradient(
    -0.34 * radius,
    -0.42 * radius,
    0.05,
    -0.06 * radius,
    -0.08 * radius,
    radius * 1.1,
  );
  return withStops(gradient, stops);
}

/** A gradient around the middle, from an inner radius outwards. @param {CanvasRenderingContext2D} context @param {[number, string][]} stops */
export function around(context, inner, outer, stops) {
  return withStops(
    context.createRadialGradient(0, 0, inner, 0, 0, outer),
    stops,
  );
}

/** A gradient from the side of the lamp to the other one. @param {CanvasRenderingContext2D} context @param {[number, string][]} stops */
export function across(context, radius, stops) {
  return withStops(
    context.createLinearGradient(
      -radius * 0.7,
      -radius * 0.7,
      radius * 0.7,
      radius * 0.7,
    ),
    stops,
  );
}

/** A turned groove: dark where it turns from the lamp, light on the far side. @param {CanvasRenderingContext2D} context */
export function groove(context, radius, width, dark, light) {
  const ring = (at, broad, first, last) =>
    strokeRing(
      context,
      at,
      broad,
      across(context, radius * 1.43, [
        [0.2, first],
        [0.8, last],
      ]),
    );
  ring(radius, width, dark, light);
  ring(radius - width * 0.8, width * 0.6, light, dark);
}

/** Light on the polish. @param {CanvasRenderingContext2D} context */
export function shine(
  context,
  strength,
  { x = -0.36, y = -0.46, reach = 0.42 } = {},
) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, reach);
  gradient.addColorStop(0, `rgb(255 255 255 / ${strength})`);
  gradient.addColorStop(1, "rgb(255 255 255 / 0)");
  fillDisc(context, 0.95, gradient);
}

function withStops(gradient, stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
