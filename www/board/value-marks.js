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
    height * (score.kind === "draw" ? 0.15 : 0.5),
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

function colourOf({ kind, beyondQuietLimit }, palette) {
  if (kind === "draw" || beyondQuietLimit) return palette.even;
  return kind === "win" ? palette.won : palette.lost;
}
