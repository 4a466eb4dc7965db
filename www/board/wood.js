/**
 * A slab of wood under a lamp. Grain and light are smooth: they are painted small and spread over the slab; fibres and edges are drawn sharply.
 */
import { fillBox, inset, trace } from "./boxes.js";
import { grainMask, randoms } from "./grain.js";

/** Side of the small picture of grain and light, in pixels. */
const SURFACE = 256;
/** How strongly the grain shows. */
const GRAIN = 0.62;
/** How many single fibres are drawn, and the seed that lays them. */
const FIBRES = 1200;
const FIBRE_SEED = 7;
/** Of how many layers the slab's shadow is made. */
const SHADOW_LAYERS = 14;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Layout} layout
 * @param {import("./theme.js").Palette} palette
 */
export function drawSlab(context, { slab, corner, side }, palette) {
  drawShadow(context, slab, corner, side);
  context.save();
  trace(context, slab, corner);
  context.clip();
  const surface = surfaceOf(slab, palette);
  context.drawImage(surface, slab.x, slab.y, slab.width, slab.height);
  drawFibres(context, slab, palette);
  drawBevel(context, slab, corner, side);
  context.restore();
}

/** Layers of growing boxes: much cheaper than a blurred shadow of this size. */
function drawShadow(context, slab, corner, side) {
  for (let layer = SHADOW_LAYERS; layer > 0; layer--) {
    const spread = side * 0.00009 * layer * layer;
    const box = inset({ ...slab, y: slab.y + side * 0.005 }, -spread);
    fillBox(context, box, corner + spread, "rgb(40 20 5 / 0.03)");
  }
}

function surfaceOf(slab, palette) {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SURFACE;
  const context = canvas.getContext("2d");
  context.fillStyle = palette.wood;
  context.fillRect(0, 0, SURFACE, SURFACE);
  context.globalAlpha = GRAIN;
  context.drawImage(tinted(grainMask(), palette.grain), 0, 0, SURFACE, SURFACE);
  context.globalAlpha = 1;
  context.scale(SURFACE / slab.width, SURFACE / slab.height);
  context.fillStyle = lamp(context, slab);
  context.fillRect(0, 0, slab.width, slab.height);
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

/** A lamp above the far left corner. */
function lamp(context, { width, height }) {
  const light = context.createRadialGradient(
    width * 0.28,
    height * 0.16,
    0,
    width * 0.4,
    height * 0.4,
    Math.hypot(width, height) * 0.72,
  );
  light.addColorStop(0, "rgb(255 244 220 / 0.2)");
  light.addColorStop(0.45, "rgb(255 240 210 / 0.06)");
  light.addColorStop(1, "rgb(20 8 0 / 0.22)");
  return light;
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

/** A rounded edge that catches the light above and loses it below. */
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
