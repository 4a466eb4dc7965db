/** Ways over a board by arrow keys, each step along a drawn line. */

/**
 * The shortest way from point to point, for a board with white below.
 *
 * @param {{ points: { name: string, x: number, y: number }[], lines: string[][] }} geometry
 * @param {string} from
 * @param {string} to
 * @returns {{ key: string, to: string }[]}
 */
export function walk(geometry, from, to) {
  const steps = stepsOf(geometry);
  const ways = new Map([[from, []]]);
  for (const [point, way] of ways) {
    if (point === to) return way;
    for (const step of steps.get(point) ?? []) {
      if (!ways.has(step.to)) ways.set(step.to, [...way, step]);
    }
  }
  throw new Error(`no way by arrows from ${from} to ${to}`);
}

/** From each point the steps that an arrow key can make. */
function stepsOf({ points, lines }) {
  const places = new Map(points.map((point) => [point.name, point]));
  const steps = new Map();
  const add = (from, to) => {
    const key = arrow(places.get(from), places.get(to));
    if (!key) return;
    steps.set(from, [...(steps.get(from) ?? []), { key, to }]);
  };
  for (const line of lines) {
    for (const [index, point] of line.slice(1).entries()) {
      add(line[index], point);
      add(point, line[index]);
    }
  }
  return steps;
}

/** The key for a step along a row or a column; a diagonal has none. */
function arrow(from, to) {
  if (from.y === to.y) return to.x > from.x ? "ArrowRight" : "ArrowLeft";
  if (from.x === to.x) return to.y > from.y ? "ArrowUp" : "ArrowDown";
  return null;
}
