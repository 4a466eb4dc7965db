/**
 * The board without its men: slab, trays, lines, coordinates, as its look draws them. Drawn seldom, then kept.
 */
import { writeLabels } from "./looks/lines.js";

/**
 * @param {CanvasRenderingContext2D} context scaled to css pixels, cleared
 * @param {import("./geometry.js").Layout} layout
 * @param {import("./geometry.js").Board} board
 * @param {import("./theme.js").Palette} palette
 */
export function drawGround(context, layout, board, palette) {
  if (layout.side <= 0) return;
  const { look } = palette;
  look.drawSlab(context, layout, palette);
  for (const tray of Object.values(layout.trays ?? {}))
    look.drawTray(context, tray, layout, palette);
  look.drawLines(context, layout, board, palette);
  writeLabels(context, layout, palette.label);
}
