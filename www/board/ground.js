/**
 * The board without its men: a slab of wood with engraved lines, trays cut into it, coordinates. Drawn seldom, then kept.
 */
import { grainMask, randoms } from "./grain.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Palette} Palette */

/** How many single fibres are drawn sharply over the grain, and the seed that lays them. */
const FIBRES = 1500;
const FIBRE_SEED = 7;

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

function drawSlab(context, layout, palette) {
  const { slab, corner, side } = layout;
  context.save();
  context.shadowColor = "rgb(0 0 0 / 0.42)";
  context.shadowBlur = side * 0.02 * pixelRatio(context);
  context.shadowOffsetY = side * 0.006 * pixelRatio(context);
  fillBox(context, slab, corner, palette.wood);
  context.restore();

  context.save();
  trace(context, slab, corner);
  context.clip();
  drawGrain(context, slab, palette);
  drawFibres(context, slab, palette);
  drawLight(context, slab);
  drawBevel(context, slab, corner, side);
  context.restore();
}

function drawGrain(context, slab, palette) {
  const mask = grainMask();
  const tinted = document.createElement("canvas");
  tinted.width = mask.width;
  tinted.height = mask.height;
  const tint = tinted.getContext("2d");
  tint.drawImage(mask, 0, 0);
  tint.globalCompositeOperation = "source-in";
  tint.fillStyle = palette.grain;
  tint.fillRect(0, 0, tinted.width, tinted.height);
  context.globalAlpha = 0.62;
  context.imageSmoothingQuality = "high";
  context.drawImage(tinted, slab.x, slab.y, slab.width, slab.height);
  context.globalAlpha = 1;
}

function drawFibres(context, slab, palette) {
  const random = randoms(FIBRE_SEED);
  const colours = [palette.grain, palette.grain, "rgb(255 232 196)"];
  for (let fibre = 0; fibre < FIBRES; fibre++) {
    const x = slab.x + slab.width * (random() * 1.2 - 0.2);
    const y = slab.y + slab.height * random();
    const length = slab.width * (0.02 + 0.2 * random() * random());
    context.lineWidth = slab.width * (0.0006 + 0.0012 * random());
    context.strokeStyle = colours[fibre % colours.length];
    context.globalAlpha = 0.04 + 0.14 * random();
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y + slab.width * 0.004 * (random() - 0.5));
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A lamp above the far left corner. */
function drawLight(context, slab) {
  const reach = Math.hypot(slab.width, slab.height);
  const lamp = context.createRadialGradient(
    slab.x + slab.width * 0.28,
    slab.y + slab.height * 0.16,
    0,
    slab.x + slab.width * 0.4,
    slab.y + slab.height * 0.4,
    reach * 0.72,
  );
  lamp.addColorStop(0, "rgb(255 244 220 / 0.3)");
  lamp.addColorStop(0.45, "rgb(255 240 210 / 0.06)");
  lamp.addColorStop(1, "rgb(20 8 0 / 0.3)");
  context.fillStyle = lamp;
  context.fillRect(slab.x, slab.y, slab.width, slab.height);
}

/** A rounded edge that catches the light above and loses it below, and a fine line inlaid along it. */
function drawBevel(context, slab, corner, side) {
  const width = side * 0.011;
  const edge = context.createLinearGradient(
    slab.x,
    slab.y,
    slab.x + slab.width * 0.2,
    slab.y + slab.height,
  );
  edge.addColorStop(0, "rgb(255 240 214 / 0.5)");
  edge.addColorStop(0.5, "rgb(255 240 214 / 0.05)");
  edge.addColorStop(1, "rgb(20 8 0 / 0.5)");
  context.strokeStyle = edge;
  context.lineWidth = width;
  trace(context, inset(slab, width / 2), corner - width / 2);
  context.stroke();
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

function inset({ x, y, width, height }, by) {
  return {
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
  };
}

function fillBox(context, box, corner, fill) {
  context.fillStyle = fill;
  trace(context, box, corner);
  context.fill();
}

function trace(context, { x, y, width, height }, corner) {
  context.beginPath();
  context.roundRect(
    x,
    y,
    Math.max(0, width),
    Math.max(0, height),
    Math.max(0, corner),
  );
}

/** Shadows are measured in the canvas's own pixels, whatever the scale. */
function pixelRatio(context) {
  return context.getTransform().a;
}
