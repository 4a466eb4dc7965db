import { diagramOf } from "../page/diagram.js";
import { svg } from "./svg.js";

/** A small picture of an empty board; what it shows is said beside it. @param {import("../engine/index.js").Board} board */
export function boardPicture(board) {
  const { size, lines, points } = diagramOf(board);
  const look = {
    class: "board-picture",
    viewBox: `0 0 ${size} ${size}`,
    "aria-hidden": "true",
  };
  const line = svg("path", { d: lines, "stroke-width": size / 40 });
  const dots = points.map(({ x, y }) =>
    svg("circle", { cx: x, cy: y, r: size / 30 }),
  );
  return svg("svg", look, line, ...dots);
}
