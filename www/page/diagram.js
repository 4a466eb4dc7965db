/**
 * Diagram: a board as lines and points in a square of `size` units, drawn from the rules' own coordinates.
 *
 * @typedef {object} Diagram
 * @property {number} size    side of the square
 * @property {string} lines   path of all drawn lines
 * @property {{ name: string, x: number, y: number }[]} points
 */

/** Room around the outermost lines, in units of a file. */
const MARGIN = 0.75;

/** @param {{ points: { name: string, x: number, y: number }[], lines: string[][] }} board @returns {Diagram} */
export function diagramOf({ points, lines }) {
  const last = Math.max(...points.flatMap(({ x, y }) => [x, y]));
  const placed = points.map(({ name, x, y }) => ({
    name,
    x: x + MARGIN,
    y: last - y + MARGIN,
  }));
  const spots = new Map(placed.map(({ name, x, y }) => [name, `${x} ${y}`]));
  const path = (line) => `M${line.map((name) => spots.get(name)).join("L")}`;
  return {
    size: last + 2 * MARGIN,
    lines: lines.map(path).join(""),
    points: placed,
  };
}
