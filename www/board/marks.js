/**
 * The marks on a board; each kind has a form of its own, so that none depends on its colour:
 * last move: brackets around the man and a ring where he came from; picked up: a bright ring around a raised man; target: a dot in the empty
 * point; capturable: a cross hair around the man; mill: a bar through its points; hint and author's arrows: arrows; highlight: a square.
 */

/** @typedef {import("./geometry.js").Spot} Spot */

/** Dark marks are edged with light, light marks with dark: each stands out from wood, and from men of either colour. */
const LIGHT_EDGE = "rgb(255 246 228 / 0.92)";
const DARK_EDGE = "rgb(30 14 4 / 0.6)";

/** Around a man who may be captured: four ticks that point at him. */
export function drawCapturable(context, { x, y }, radius, palette) {
  stroke(context, palette.capture, radius * 0.17, palette, () => {
    context.arc(x, y, radius * 1.16, 0, 2 * Math.PI);
    for (let tick = 0; tick < 4; tick++) {
      const [across, down] = turn(tick * (Math.PI / 2));
      context.moveTo(x + across * radius * 1.36, y + down * radius * 1.36);
      context.lineTo(x + across * radius * 0.82, y + down * radius * 0.82);
    }
  });
}

/** In a point on which a man may be put down. */
export function drawTarget(context, { x, y }, radius, palette) {
  context.beginPath();
  context.arc(x, y, radius * 0.34, 0, 2 * Math.PI);
  fill(context, palette.target, radius * 0.08, palette);
}

/** Around the man who is picked up. */
export function drawSelected(context, { x, y }, radius, palette) {
  stroke(context, palette.select, radius * 0.16, palette, () =>
    context.arc(x, y, radius * 1.14, 0, 2 * Math.PI),
  );
}

/** Around the man who moved last: four corners. */
export function drawLastTo(context, { x, y }, radius, palette) {
  const [far, near] = [radius * 1.1, radius * 0.66];
  stroke(context, palette.last, radius * 0.1, palette, () => {
    for (const [across, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      context.moveTo(x + across * near, y + down * far);
      context.lineTo(x + across * far, y + down * far);
      context.lineTo(x + across * far, y + down * near);
    }
  });
}

/** Where the man who moved last came from: a dashed ring. */
export function drawLastFrom(context, { x, y }, radius, palette) {
  context.setLineDash([radius * 0.3, radius * 0.22]);
  stroke(context, palette.last, radius * 0.1, palette, () =>
    context.arc(x, y, radius * 0.56, 0, 2 * Math.PI),
  );
  context.setLineDash([]);
}

/** Where a man was captured in the last turn: a small saltire. */
export function drawLastCaptured(context, { x, y }, radius, palette) {
  const reach = radius * 0.36;
  stroke(context, palette.last, radius * 0.12, palette, () => {
    context.moveTo(x - reach, y - reach);
    context.lineTo(x + reach, y + reach);
    context.moveTo(x + reach, y - reach);
    context.lineTo(x - reach, y + reach);
  });
}

/** How broad the layers of a mill's light are, in radii, and how strong. */
const LIGHT = [
  [1.5, 0.1],
  [1.05, 0.16],
  [0.66, 0.26],
  [0.34, 1],
];

/** Along a mill: light that spreads from its line. @param {Spot[]} spots its points @param {number} strength 0 to 1 */
export function drawMill(context, spots, radius, palette, strength) {
  const [first, last] = [spots[0], spots.at(-1)];
  context.lineCap = "round";
  context.strokeStyle = palette.mill;
  for (const [breadth, part] of palette.look.relief ? LIGHT : LIGHT.slice(-1)) {
    context.globalAlpha = strength * part;
    context.lineWidth = radius * breadth;
    context.beginPath();
    context.moveTo(first.x, first.y);
    context.lineTo(last.x, last.y);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Around a point that waits for a second tap: two arcs about to close. */
export function drawAsked(context, { x, y }, radius, palette) {
  stroke(context, palette.select, radius * 0.16, palette, () => {
    for (const turn of [-0.6, Math.PI - 0.6]) {
      const [start, end] = [turn, turn + 2.2];
      const reach = radius * 1.3;
      context.moveTo(x + reach * Math.cos(start), y + reach * Math.sin(start));
      context.arc(x, y, reach, start, end);
    }
  });
}

/** The corners of an arrow from one point to another. @param {Spot} from @param {Spot} to @param {number} radius @returns {number[][]} x and y of each */
export function arrowOutline(from, to, radius) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along, aside) => [
    from.x + across * along - down * aside,
    from.y + down * along + across * aside,
  ];
  const [start, end] = [radius * 0.7, Math.max(radius, length - radius * 0.25)];
  const [shaft, head] = [radius * 0.15, radius * 0.48];
  const neck = Math.max(start, end - radius * 0.8);
  return [
    at(start, -shaft),
    at(neck, -shaft),
    at(neck, -head),
    at(end, 0),
    at(neck, head),
    at(neck, shaft),
    at(start, shaft),
  ];
}

/** From one point to another. @param {Spot} from @param {Spot} to */
export function drawArrow(context, from, to, radius, colour, palette) {
  if (from === to) return;
  context.save();
  context.globalAlpha = 0.92;
  context.lineJoin = "round";
  context.beginPath();
  arrowOutline(from, to, radius).forEach(([x, y], index) =>
    index ? context.lineTo(x, y) : context.moveTo(x, y),
  );
  context.closePath();
  fill(context, colour, radius * 0.09, palette);
  context.restore();
}

/** The point on which a hint would place a man: a ring with a dot. */
export function drawPlaceHere(context, { x, y }, radius, colour, palette) {
  stroke(context, colour, radius * 0.18, palette, () =>
    context.arc(x, y, radius * 0.86, 0, 2 * Math.PI),
  );
  context.beginPath();
  context.arc(x, y, radius * 0.4, 0, 2 * Math.PI);
  fill(context, colour, radius * 0.09, palette);
}

/** An author's mark on a point: a square. */
export function drawHighlight(context, { x, y }, radius, palette) {
  const reach = radius * 1.18;
  stroke(context, palette.hint, radius * 0.14, palette, () =>
    context.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, radius * 0.3),
  );
}

/** Strokes a path with an edge in the colour of the lines, so that it is seen on wood and on men of either colour. */
export function stroke(context, colour, width, palette, trace) {
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  trace();
  context.strokeStyle = edgeColour(colour, palette);
  context.lineWidth = width * 1.9;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** Fills a path in a colour, with an edge like that of a stroke. */
export function fill(context, colour, width, palette) {
  context.strokeStyle = edgeColour(colour, palette);
  context.lineWidth = width * 2;
  context.stroke();
  context.fillStyle = colour;
  context.fill();
}

/** Under a mark: an edge against wood and men, the ground's colour where all is plain. */
export function edgeColour(colour, palette) {
  if (!palette.look.relief) return palette.wood;
  return colour === palette.capture || colour === palette.hint
    ? LIGHT_EDGE
    : DARK_EDGE;
}

function turn(angle) {
  return [Math.cos(angle), Math.sin(angle)];
}
