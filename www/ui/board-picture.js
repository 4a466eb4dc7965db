import { diagramOf } from "../page/diagram.js";

const SVG = "http://www.w3.org/2000/svg";

/** A small picture of an empty board; what it shows is said beside it. @param {import("../engine/index.js").Board} board */
export function boardPicture(board) {
  const { size, lines, points } = diagramOf(board);
  const picture = svg("svg", {
    class: "board-picture",
    viewBox: `0 0 ${size} ${size}`,
    "aria-hidden": "true",
  });
  const line = svg("path", { d: lines, "stroke-width": String(size / 40) });
  const dots = points.map(({ x, y }) =>
    svg("circle", { cx: String(x), cy: String(y), r: String(size / 30) }),
  );
  picture.append(line, ...dots);
  return picture;
}

function svg(tag, attributes) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes))
    made.setAttribute(name, value);
  return made;
}
