/**
 * The exact values of moves, on the board: a tag at the point with a sign and the plies to the end. Green with `+` wins, grey with `=` draws,
 * red with `−` loses; what the quiet limit would spoil is grey.
 */
import { valueSign } from "./values.js";

/** Height of a tag and of its letters, and where it hangs, in radii of a man. */
const HEIGHT = 0.92;
const LETTERS = 0.74;
const ASIDE = 0.72;
/** Letters are readable on the smallest board, too: css pixels. */
const LEAST_LETTERS = 11;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {import("./geometry.js").Spot} spot
 * @param {number} radius
 * @param {import("../engine/index.js").Score} score
 * @param {import("./theme.js").Palette} palette
 */
export function drawValue(context, spot, radius, score, palette) {
  const letters = Math.max(LEAST_LETTERS, radius * LETTERS);
  const height = (letters * HEIGHT) / LETTERS;
  const text = valueSign(score);
  context.save();
  context.font = `700 ${letters}px system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const width = Math.max(
    height,
    context.measureText(text).width + letters * 0.6,
  );
  const [x, y] = [spot.x + radius * ASIDE, spot.y - radius * ASIDE];
  context.beginPath();
  context.roundRect(
    x - width / 2,
    y - height / 2,
    width,
    height,
    height * cornering(score),
  );
  context.fillStyle = colourOf(score, palette);
  context.strokeStyle = palette.tag;
  context.lineWidth = Math.max(1, radius * 0.06);
  context.fill();
  context.stroke();
  context.fillStyle = palette.tag;
  context.fillText(text, x, y + letters * 0.06);
  context.restore();
}

/** The same as SVG; how wide the letters run is guessed, as nothing measures them. */
export function valueAsSvg(spot, radius, score, palette) {
  const letters = radius * LETTERS;
  const height = radius * HEIGHT;
  const text = valueSign(score);
  const width = Math.max(height, letters * (0.6 * text.length + 0.6));
  const [x, y] = [spot.x + radius * ASIDE, spot.y - radius * ASIDE];
  const corner = height * cornering(score);
  const box = `x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}"`;
  const edge = `stroke="${palette.tag}" stroke-width="${round(radius * 0.06)}"`;
  const font = `font-family="system-ui, sans-serif" font-weight="700" font-size="${round(letters)}" text-anchor="middle" dominant-baseline="central"`;
  return `<g class="value"><rect ${box} fill="${colourOf(score, palette)}" ${edge}/><text x="${round(x)}" y="${round(y)}" ${font} fill="${palette.tag}">${text}</text></g>`;
}

function round(number) {
  return Math.round(number * 10) / 10;
}

/** How round the corners of a tag are, in parts of its height. */
function cornering({ kind }) {
  return kind === "draw" ? 0.15 : 0.5;
}

function colourOf({ kind, beyondQuietLimit }, palette) {
  if (kind === "draw" || beyondQuietLimit) return palette.even;
  return kind === "win" ? palette.won : palette.lost;
}
