/**
 * Boards that are carved: a slab with rounded edges, lines and sockets engraved in it, troughs for the men in hand. The lamp stands at the far
 * left: upper edges of a hollow throw a shadow into it, lower ones catch the light.
 *
 * @typedef {import("../geometry.js").Box} Box
 * @typedef {import("../geometry.js").Layout} Layout
 *
 * @typedef {object} Carving
 * @property {string} name
 * @property {() => HTMLCanvasElement} mask of the pattern in the material
 * @property {number} strength how strongly it shows
 * @property {{ near: string, middle: string, far: string }} lamp
 * @property {string} lit colour of edges in the light, as `r g b`
 * @property {string} shade colour of hollows, as `r g b`
 * @property {(context: CanvasRenderingContext2D, slab: Box, palette: import("../theme.js").Palette) => void} detail what is too fine for the mask
 */
import { fillBox, inset, trace } from "../boxes.js";
import { fillDot, strokeLines } from "./lines.js";
import { lampOver, spread } from "./surface.js";

/** Of how many layers the slab's shadow is made. */
const SHADOW_LAYERS = 14;

/** How boards of a carved material are drawn. @param {Carving} carving */
export function carved(carving) {
  return {
    relief: true,
    prepare: carving.mask,
    drawSlab: (context, layout, palette) =>
      drawSlab(context, layout, palette, carving),
    drawTray: (context, tray, layout, palette) =>
      drawTrough(context, tray, layout, palette, carving),
    drawLines: (context, layout, board, palette) =>
      engrave(context, layout, board, palette, carving),
  };
}

function drawSlab(context, { slab, corner, side }, palette, carving) {
  const { name, mask, strength, lamp, detail } = carving;
  drawShadow(context, slab, corner, side);
  context.save();
  trace(context, slab, corner);
  context.clip();
  spread(context, slab, {
    name,
    mask,
    strength,
    colour: palette.wood,
    pattern: palette.grain,
    lamp: (small, size) => lampOver(small, size, lamp),
  });
  detail(context, slab, palette);
  drawBevel(context, slab, corner, side, carving);
  context.restore();
}

/** Layers of growing boxes: much cheaper than a blurred shadow of this size. @param {CanvasRenderingContext2D} context @param {Box} slab @param {number} corner @param {number} side */
export function drawShadow(context, slab, corner, side) {
  for (let layer = SHADOW_LAYERS; layer > 0; layer--) {
    const spread = side * 0.00009 * layer * layer;
    const box = inset({ ...slab, y: slab.y + side * 0.005 }, -spread);
    fillBox(context, box, corner + spread, "rgb(40 20 5 / 0.03)");
  }
}

/** A rounded edge that catches the light above and loses it below. */
function drawBevel(context, slab, corner, side, { lit, shade }) {
  const width = side * 0.011;
  const edge = context.createLinearGradient(
    slab.x,
    slab.y,
    slab.x + slab.width * 0.2,
    slab.y + slab.height,
  );
  edge.addColorStop(0, `rgb(${lit} / 0.5)`);
  edge.addColorStop(0.5, `rgb(${lit} / 0.05)`);
  edge.addColorStop(1, `rgb(${shade} / 0.5)`);
  context.strokeStyle = edge;
  context.lineWidth = width;
  trace(context, inset(slab, width / 2), corner - width / 2);
  context.stroke();
}

function drawTrough(context, tray, { side }, palette, { lit, shade }) {
  const { box, corner, depth } = hollow(tray, side);
  const lip = side * 0.004;
  const lower = { ...box, y: box.y + lip };
  fillBox(context, lower, corner, `rgb(${lit} / 0.28)`);
  const dark = context.createLinearGradient(0, box.y, 0, box.y + box.height);
  dark.addColorStop(0, `rgb(${shade} / 0.6)`);
  dark.addColorStop(Math.min(0.35, depth / box.height), `rgb(${shade} / 0.38)`);
  dark.addColorStop(1, `rgb(${shade} / 0.24)`);
  fillBox(context, box, corner, palette.wood);
  fillBox(context, box, corner, dark);
}

/** The hollow of a tray. @param {import("../geometry.js").Tray} tray @param {number} side */
export function hollow({ box, radius }, side) {
  const thick = radius * 2.45;
  const upright = box.width > box.height;
  const within = upright
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
  return { box: within, corner: thick / 2, depth: radius * 0.5 };
}

/** Lines and sockets, and beside them the edges that catch the light. */
function engrave(context, layout, board, palette, { lit }) {
  const { points, side } = layout;
  const width = Math.max(1.5, side * 0.0072);
  const socket = Math.max(2.5, side * 0.0115);
  const cut = (colour, down) => {
    strokeLines(context, layout, board, { colour, width, down });
    for (const spot of points.values())
      fillDot(context, spot, socket, colour, down);
  };
  cut(`rgb(${lit} / 0.3)`, width * 0.5);
  cut(palette.line, 0);
}
