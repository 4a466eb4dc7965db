/**
 * The board without its men: a slab of wood with engraved lines, trays cut into it, coordinates. Drawn seldom, then kept.
 */
import { fillBox, inset, trace } from "./boxes.js";
import { drawSlab } from "./wood.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/**
 * @param {CanvasRenderingContext2D} context scaled to css pixels, cleared
 * @param {Layout} layout
 * @param {import("./geometry.js").Board} board
 * @param {Palette} palette
 */
export function drawGround(context, layout, board, palette) {
  if (layout.side <= 0) return;
  if (palette.material) drawSlab(context, layout, palette);
  else drawPlainSlab(context, layout, palette);
  for (const tray of Object.values(layout.trays ?? {}))
    drawTray(context, tray, layout, palette);
  drawLines(context, layout, board, palette);
  drawLabels(context, layout, palette);
}

function drawPlainSlab(context, { slab, corner, side }, palette) {
  fillBox(context, slab, corner, palette.wood);
  context.strokeStyle = palette.line;
  context.lineWidth = Math.max(1, side * 0.005);
  trace(context, inset(slab, context.lineWidth / 2), corner);
  context.stroke();
}

/** A trough in the wood: its upper edge throws a shadow into it, its lower edge catches the light. */
function drawTray(context, { box, radius }, { side }, palette) {
  const upright = box.width > box.height;
  const thick = radius * 2.45;
  const trough = upright
    ? {
        x: box.x + side * 0.05,
        y: box.y + (box.height - thick) / 2,
        width: box.width - side * 0.1,
        height: thick,
      }
    : {
        x: box.x + (box.width - thick) / 2,
        y: box.y + side * 0.05,
        width: thick,
        height: box.height - side * 0.1,
      };
  if (!palette.material) {
    context.strokeStyle = palette.line;
    context.lineWidth = Math.max(1, side * 0.003);
    trace(context, trough, thick / 2);
    context.stroke();
    return;
  }
  const lip = side * 0.004;
  fillBox(
    context,
    { ...trough, y: trough.y + lip },
    thick / 2,
    "rgb(255 240 214 / 0.28)",
  );
  const depth = context.createLinearGradient(
    0,
    trough.y,
    0,
    trough.y + trough.height,
  );
  depth.addColorStop(0, "rgb(25 10 0 / 0.62)");
  depth.addColorStop(
    Math.min(0.35, (radius * 0.5) / trough.height),
    "rgb(25 10 0 / 0.4)",
  );
  depth.addColorStop(1, "rgb(25 10 0 / 0.26)");
  fillBox(context, trough, thick / 2, palette.wood);
  fillBox(context, trough, thick / 2, depth);
}

function drawLines(context, layout, board, palette) {
  const width = Math.max(1.5, layout.side * 0.0072);
  context.lineCap = context.lineJoin = "round";
  if (palette.material) {
    strokeLines(context, layout, board, {
      colour: "rgb(255 238 208 / 0.3)",
      width,
      shift: width * 0.5,
    });
    drawSockets(context, layout, palette, width * 0.5);
  }
  strokeLines(context, layout, board, {
    colour: palette.line,
    width,
    shift: 0,
  });
  drawSockets(context, layout, palette, 0);
}

function strokeLines(context, { points }, board, { colour, width, shift }) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (const line of board.lines) {
    line.forEach((name, index) => {
      const { x, y } = points.get(name);
      if (index === 0) context.moveTo(x + shift * 0.5, y + shift);
      else context.lineTo(x + shift * 0.5, y + shift);
    });
  }
  context.stroke();
}

/** A small hollow where each point is. */
function drawSockets(context, { points, side }, palette, shift) {
  context.fillStyle = shift ? "rgb(255 238 208 / 0.3)" : palette.line;
  for (const { x, y } of points.values())
    disc(context, x + shift * 0.5, y + shift, Math.max(2.5, side * 0.0115));
}

function drawLabels(context, { labels, labelSize }, palette) {
  context.font = `600 ${labelSize}px ui-serif, Georgia, "Times New Roman", serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = palette.label;
  for (const { text, spot } of labels) context.fillText(text, spot.x, spot.y);
}

function disc(context, x, y, radius) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
