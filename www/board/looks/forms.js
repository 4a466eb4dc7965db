/**
 * Flat men as a list of forms, laid one on the other: for boards without relief, and for drawings as SVG.
 *
 * @typedef {"disc" | "ring" | "cross"} Shape
 * @typedef {keyof import("./index.js").Colours} Colour
 * @typedef {{ shape: Shape, radius: number, colour: Colour, width?: number }} Form  in radii of the man; `width`: of a ring
 */

/** @type {(radius: number, colour: Colour) => Form} */
export const disc = (radius, colour) => ({ shape: "disc", radius, colour });
/** @type {(radius: number, width: number, colour: Colour) => Form} */
export const ring = (radius, width, colour) => ({
  shape: "ring",
  radius,
  width,
  colour,
});
/** @type {(radius: number, colour: Colour) => Form} */
export const cross = (radius, colour) => ({ shape: "cross", radius, colour });

/** Half the width of a cross's arm at its end, in its reach. */
const FLARE = 0.34;

/** @param {CanvasRenderingContext2D} context @param {Form[]} forms @param {import("../theme.js").Palette} palette */
export function paintForms(context, forms, palette) {
  const rough = palette.look.rough ?? 0;
  for (const { shape, radius, colour, width } of forms) {
    context.fillStyle = context.strokeStyle = palette[colour];
    context.beginPath();
    if (shape === "cross") traceCross(context, radius);
    else traceRound(context, radius, rough);
    if (shape === "ring") {
      context.lineWidth = width;
      context.stroke();
    } else context.fill();
  }
}

/** A circle, or what a brush makes of it. */
function traceRound(context, radius, rough) {
  if (!rough) return context.arc(0, 0, radius, 0, 2 * Math.PI);
  for (let turn = 0; turn < 6.28; turn += 0.12) {
    const sway = Math.sin(3 * turn + radius * 9) + 0.6 * Math.sin(7 * turn);
    const reach = radius * (1 + rough * sway);
    context.lineTo(reach * Math.cos(turn), reach * Math.sin(turn));
  }
  context.closePath();
}

/** An inlaid cross with flared arms. @param {CanvasRenderingContext2D} context @param {number} reach */
export function traceCross(context, reach) {
  for (const [across, down] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    const at = (along, aside) => [
      reach * (across * along - down * aside),
      reach * (down * along + across * aside),
    ];
    context.moveTo(0, 0);
    context.lineTo(...at(1, -FLARE));
    context.quadraticCurveTo(...at(0.8, 0), ...at(1, FLARE));
    context.closePath();
  }
}

/** The forms as elements of SVG. @param {Form[]} forms @param {import("../geometry.js").Spot} spot @param {number} size radius of the man @param {Record<string, any>} palette */
export function formsAsSvg(forms, { x, y }, size, palette) {
  return forms
    .map(({ shape, radius, colour, width }) => {
      const reach = radius * size;
      const paint = `"${palette[colour]}"`;
      if (shape === "cross")
        return `<path d="${crossPath(x, y, reach)}" fill=${paint}/>`;
      const look =
        shape === "disc"
          ? `fill=${paint}`
          : `fill="none" stroke=${paint} stroke-width="${round(width * size)}"`;
      return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(reach)}" ${look}/>`;
    })
    .join("");
}

function crossPath(x, y, reach) {
  const flare = FLARE * reach;
  const at = (across, down) => `${round(x + across)} ${round(y + down)}`;
  return [
    [at(-flare, -reach), at(flare, -reach)],
    [at(reach, -flare), at(reach, flare)],
    [at(flare, reach), at(-flare, reach)],
    [at(-reach, flare), at(-reach, -flare)],
  ]
    .map(([one, other]) => `M${at(0, 0)}L${one}L${other}Z`)
    .join("");
}

function round(number) {
  return Math.round(number * 10) / 10;
}
