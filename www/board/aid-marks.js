/**
 * The beginner's marks, each of a form of its own: a diamond on a point that the opponent needs, rails that hold the men of a mill together,
 * walls around a man who is about to be shut in.
 */
import { edgeColour, fill, stroke } from "./marks.js";
import { neighbours } from "./geometry.js";

/** How strongly rails show. */
const RAILS = 0.7;

/** Under the men. @param {CanvasRenderingContext2D} context @param {import("./aids.js").Aids} aids @param {{ layout: import("./geometry.js").Layout, palette: import("./theme.js").Palette }} scene */
export function drawAidsUnder(context, { mills }, { layout, palette }) {
  context.globalAlpha = RAILS;
  for (const mill of mills)
    drawRails(
      context,
      mill.map((point) => layout.points.get(point)),
      layout.radius,
      palette,
    );
  context.globalAlpha = 1;
}

/** Over the men. @param {CanvasRenderingContext2D} context @param {import("./aids.js").Aids} aids @param {{ layout: import("./geometry.js").Layout, palette: import("./theme.js").Palette, board: import("./geometry.js").Board }} scene */
export function drawAidsOver(
  context,
  { threats, tight },
  { layout, palette, board },
) {
  const { points, radius } = layout;
  for (const point of threats)
    drawThreat(context, points.get(point), radius, palette);
  if (tight.size === 0) return;
  const near = neighbours(board);
  for (const [point, free] of tight)
    for (const next of near.get(point))
      drawWall(context, points.get(point), points.get(next), {
        radius,
        palette,
        open: next === free,
      });
}

/** Two lines along a mill, left and right of it. */
function drawRails(context, spots, radius, palette) {
  const [first, last] = [spots[0], spots.at(-1)];
  const { across, down } = direction(first, last);
  const aside = radius * 0.46;
  stroke(context, palette.hint, radius * 0.13, palette, () => {
    for (const side of [aside, -aside]) {
      context.moveTo(first.x - down * side, first.y + across * side);
      context.lineTo(last.x - down * side, last.y + across * side);
    }
  });
}

/** A diamond with a stroke in it. */
function drawThreat(context, { x, y }, radius, palette) {
  const reach = radius * 0.74;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x, y - reach);
  context.lineTo(x + reach, y);
  context.lineTo(x, y + reach);
  context.lineTo(x - reach, y);
  context.closePath();
  fill(context, palette.capture, radius * 0.09, palette);
  context.strokeStyle = context.fillStyle = edgeColour(
    palette.capture,
    palette,
  );
  context.lineCap = "round";
  context.lineWidth = radius * 0.15;
  context.beginPath();
  context.moveTo(x, y - reach * 0.46);
  context.lineTo(x, y + reach * 0.06);
  context.stroke();
  context.beginPath();
  context.arc(x, y + reach * 0.42, radius * 0.09, 0, 2 * Math.PI);
  context.fill();
}

/** Between a man and a neighbour: a wall, or the last gap in it. */
function drawWall(context, man, next, { radius, palette, open }) {
  const { across, down } = direction(man, next);
  const [x, y] = [man.x + across * radius * 1.14, man.y + down * radius * 1.14];
  const half = radius * 0.52;
  if (open) context.setLineDash([radius * 0.16, radius * 0.27]);
  stroke(context, palette.capture, radius * 0.15, palette, () => {
    context.moveTo(x - down * half, y + across * half);
    context.lineTo(x + down * half, y - across * half);
  });
  context.setLineDash([]);
}

function direction(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { across: (to.x - from.x) / length, down: (to.y - from.y) / length };
}
