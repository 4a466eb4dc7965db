/** High contrast: black on white, or white on black; nothing that is not needed. */
import { inset, trace, fillBox } from "../boxes.js";
import { hollow } from "./carved.js";
import { fillDot, strokeLines } from "./lines.js";

function drawSlab(context, { slab, corner, side }, palette) {
  fillBox(context, slab, corner, palette.wood);
  frame(context, slab, corner, Math.max(1, side * 0.005), palette);
}

function drawTray(context, tray, { side }, palette) {
  const { box, corner } = hollow(tray, side);
  frame(context, box, corner, Math.max(1, side * 0.003), palette);
}

function frame(context, box, corner, width, palette) {
  context.strokeStyle = palette.line;
  context.lineWidth = width;
  trace(context, inset(box, width / 2), corner);
  context.stroke();
}

function drawLines(context, layout, board, palette) {
  const { points, side } = layout;
  const width = Math.max(1.5, side * 0.0072);
  strokeLines(context, layout, board, { colour: palette.line, width });
  for (const spot of points.values())
    fillDot(context, spot, Math.max(2.5, side * 0.0115), palette.line);
}

/** @type {import("./index.js").BoardLook} */
export const plain = {
  relief: false,
  drawSlab,
  drawTray,
  drawLines,
  men: "turned",
  colours: {
    light: {
      wood: "#ffffff",
      grain: "#ffffff",
      line: "#000000",
      label: "#000000",
      white: "#ffffff",
      black: "#000000",
      inlay: "#ffffff",
      select: "#0000d0",
      target: "#0000d0",
      capture: "#c00000",
      last: "#000000",
      mill: "#0000d0",
      hint: "#006000",
    },
    dark: {
      wood: "#000000",
      grain: "#000000",
      line: "#ffffff",
      label: "#ffffff",
      white: "#ffffff",
      black: "#000000",
      inlay: "#ffffff",
      select: "#ffe600",
      target: "#ffe600",
      capture: "#ff8a80",
      last: "#ffffff",
      mill: "#ffe600",
      hint: "#7cff7c",
    },
  },
};
