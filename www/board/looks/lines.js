/** The drawn lines of a board, their points, and its coordinates: what several looks draw alike. */

/** @typedef {import("../geometry.js").Layout} Layout */

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {import("../geometry.js").Board} board
 * @param {{ colour: string, width: number, down?: number }} pen `down`: how far all is moved away from the lamp
 */
export function strokeLines(
  context,
  { points },
  board,
  { colour, width, down = 0 },
) {
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const line of board.lines) {
    line.forEach((name, index) => {
      const { x, y } = points.get(name);
      if (index === 0) context.moveTo(x + down * 0.5, y + down);
      else context.lineTo(x + down * 0.5, y + down);
    });
  }
  context.stroke();
}

/** A point on the lines. @param {CanvasRenderingContext2D} context @param {import("../geometry.js").Spot} spot */
export function fillDot(context, { x, y }, radius, colour, down = 0) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x + down * 0.5, y + down, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Letters and numbers along two sides. @param {CanvasRenderingContext2D} context @param {Layout} layout @param {string} colour */
export function writeLabels(context, { labels, labelSize }, colour) {
  context.font = `600 ${labelSize}px ui-serif, Georgia, "Times New Roman", serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  for (const { text, spot } of labels) context.fillText(text, spot.x, spot.y);
}
