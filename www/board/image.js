/**
 * The board as a picture that stands by itself: SVG from the same geometry, PNG from the same drawing.
 */
import { Animator } from "./animate.js";
import { drawFrame } from "./draw.js";
import { layOut } from "./geometry.js";
import { drawGround } from "./ground.js";
import { formsAsSvg } from "./looks/forms.js";
import { Men } from "./men.js";
import { marksOver, marksUnder } from "./svg-marks.js";

/** Width of a picture in pixels, and its height with trays. */
const WIDTH = 1000;
const HEIGHT_WITH_TRAYS = 1250;

/** @typedef {import("./draw.js").Picture} Picture */
/** @typedef {import("./theme.js").Palette} Palette */

function lay(setting) {
  const size = {
    width: WIDTH,
    height: setting.men > 0 ? HEIGHT_WITH_TRAYS : WIDTH,
  };
  return { ...size, layout: layOut(setting.board, { ...size, ...setting }) };
}

/**
 * @param {Picture} picture
 * @param {{ board: import("./geometry.js").Board, flipped: boolean, coordinates: boolean, men: number }} setting
 * @param {Palette} palette
 * @param {string} title a text for those who do not see the picture
 * @returns {string}
 */
export function svgOf(picture, setting, palette, title) {
  const { width, height, layout } = lay(setting);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    slabOf(layout, palette),
    linesOf(layout, setting.board, palette),
    labelsOf(layout, palette),
    handsOf(picture, layout, palette),
    ...marksUnder(picture, layout, palette),
    ...[...picture.men].map(([point, side]) =>
      manOf(layout.points.get(point), layout.radius, side, palette),
    ),
    ...marksOver(picture, layout, palette),
    "</svg>",
  ].join("\n");
}

function slabOf({ slab, corner }, palette) {
  const box = `x="${round(slab.x)}" y="${round(slab.y)}" width="${round(slab.width)}" height="${round(slab.height)}"`;
  return `<rect ${box} rx="${round(corner)}" fill="${palette.wood}" stroke="${palette.line}" stroke-width="2"/>`;
}

function linesOf({ points, side }, board, palette) {
  const path = board.lines
    .map(
      (line) =>
        `M${line.map((name) => `${round(points.get(name).x)} ${round(points.get(name).y)}`).join("L")}`,
    )
    .join("");
  const dots = [...points.values()].map(({ x, y }) =>
    circle({ x, y }, side * 0.0115, `fill="${palette.line}"`),
  );
  return [
    `<path d="${path}" fill="none" stroke="${palette.line}" stroke-width="${round(side * 0.0072)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ...dots,
  ].join("\n");
}

function labelsOf({ labels, labelSize }, palette) {
  const font = `font-family="Georgia, serif" font-weight="600" font-size="${round(labelSize)}" text-anchor="middle" dominant-baseline="central"`;
  return labels
    .map(
      ({ text, spot }) =>
        `<text x="${round(spot.x)}" y="${round(spot.y)}" ${font} fill="${palette.label}">${escaped(text)}</text>`,
    )
    .join("\n");
}

function handsOf({ hand }, { trays }, palette) {
  return Object.entries(trays ?? {})
    .flatMap(([side, { slots, radius }]) =>
      slots
        .slice(0, hand[side])
        .map((spot) => manOf(spot, radius, side, palette)),
    )
    .join("\n");
}

function manOf(spot, radius, side, palette) {
  return formsAsSvg(palette.set.forms[side], spot, radius, palette);
}

function circle({ x, y }, radius, look) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${look}/>`;
}

function round(number) {
  return Math.round(number * 10) / 10;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * @param {Picture} picture
 * @param {Parameters<typeof svgOf>[1]} setting
 * @param {Palette} palette
 * @returns {Promise<Blob>}
 */
export function pngOf(picture, setting, palette) {
  const { width, height, layout } = lay(setting);
  const canvas = Object.assign(document.createElement("canvas"), {
    width,
    height,
  });
  const context = canvas.getContext("2d");
  const scene = {
    layout,
    board: setting.board,
    palette,
    men: new Men(layout.radius, 1, palette),
    motion: new Animator(() => {}),
    dragged: null,
  };
  drawGround(context, layout, setting.board, palette);
  drawFrame(context, picture, scene);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(blob)
          : reject(new Error("the picture could not be made")),
      "image/png",
    ),
  );
}
