/**
 * The marks of a picture as SVG, in the forms of `marks.js`: those under the men, and those over them.
 *
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {import("./draw.js").Picture} Picture
 * @typedef {import("./theme.js").Palette} Palette
 */
import { arrowOutline } from "./marks.js";
import { valueAsSvg } from "./value-marks.js";

/** As in `marks.js`, as colours that every reader of SVG knows. */
const LIGHT_EDGE = "#fff6e4";
const DARK_EDGE = "#3c210f";

/** The author's squares, and where the last turn began and captured. @param {Picture} picture @param {Layout} layout @param {Palette} palette */
export function marksUnder(
  { men, last, highlight },
  { points, radius },
  palette,
) {
  const empty = (point) => point && !men.has(point);
  return [
    ...highlight.map((point) => square(points.get(point), radius, palette)),
    ...[last?.from]
      .filter(empty)
      .map((point) => dashed(points.get(point), radius, palette)),
    ...(last?.captures ?? [])
      .filter(empty)
      .map((point) => saltire(points.get(point), radius, palette)),
  ];
}

/** Around the man who moved last, the author's arrows, and what moves are worth. @param {Picture} picture @param {Layout} layout @param {Palette} palette */
export function marksOver(
  { men, last, arrows, values },
  { points, radius },
  palette,
) {
  return [
    ...[last?.to]
      .filter((point) => men.has(point))
      .map((point) => corners(points.get(point), radius, palette)),
    ...arrows
      .filter(({ from, to }) => from !== to)
      .map(({ from, to }) =>
        arrow(points.get(from), points.get(to), radius, palette),
      ),
    ...[...values].map(([point, score]) =>
      valueAsSvg(points.get(point), radius, score, palette),
    ),
  ];
}

function square({ x, y }, radius, palette) {
  const reach = radius * 1.18;
  const box = `x="${round(x - reach)}" y="${round(y - reach)}" width="${round(2 * reach)}" height="${round(2 * reach)}" rx="${round(radius * 0.3)}"`;
  return edged(
    "highlight",
    palette.hint,
    LIGHT_EDGE,
    radius * 0.14,
    palette,
    `<rect ${box}/>`,
  );
}

function dashed({ x, y }, radius, palette) {
  const dashes = `stroke-dasharray="${round(radius * 0.3)} ${round(radius * 0.22)}"`;
  const ring = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 0.56)}" ${dashes}/>`;
  return edged(
    "last-from",
    palette.last,
    DARK_EDGE,
    radius * 0.1,
    palette,
    ring,
  );
}

function saltire({ x, y }, radius, palette) {
  const reach = radius * 0.36;
  const way = `M${at(x - reach, y - reach)}L${at(x + reach, y + reach)}M${at(x + reach, y - reach)}L${at(x - reach, y + reach)}`;
  return edged(
    "last-captured",
    palette.last,
    DARK_EDGE,
    radius * 0.12,
    palette,
    `<path d="${way}"/>`,
  );
}

function corners({ x, y }, radius, palette) {
  const [far, near] = [radius * 1.1, radius * 0.66];
  const corner = (across, down) =>
    `M${at(x + across * near, y + down * far)}L${at(x + across * far, y + down * far)}L${at(x + across * far, y + down * near)}`;
  const way = corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1);
  return edged(
    "last-to",
    palette.last,
    DARK_EDGE,
    radius * 0.1,
    palette,
    `<path d="${way}"/>`,
  );
}

function arrow(from, to, radius, palette) {
  const outline = arrowOutline(from, to, radius).map(([x, y]) => at(x, y));
  const edge = palette.look.relief ? LIGHT_EDGE : palette.wood;
  return `<path class="arrow" d="M${outline.join("L")}Z" fill="${palette.hint}" stroke="${edge}" stroke-width="${round(radius * 0.09)}" stroke-linejoin="round"/>`;
}

/** A line in its colour on a broader one, so that it is seen on wood and on men. */
function edged(name, colour, edge, width, palette, shape) {
  const under = palette.look.relief ? edge : palette.wood;
  const line = (stroke, broad) =>
    `<g stroke="${stroke}" stroke-width="${round(broad)}">${shape}</g>`;
  return `<g class="${name}" fill="none" stroke-linecap="round" stroke-linejoin="round">${line(under, width * 1.9)}${line(colour, width)}</g>`;
}

function at(x, y) {
  return `${round(x)} ${round(y)}`;
}

function round(number) {
  return Math.round(number * 10) / 10;
}
