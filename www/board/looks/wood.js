/** A slab of wood: year rings, bent by noise that is stretched along the board, and single fibres over them. */
import { carved } from "./carved.js";
import { latticeNoise, mask, randoms } from "./noise.js";

/** Seeds of rings and fibres; others grow another tree. */
const RINGS = 20;
const FIBRES = 7;
/** How many single fibres are drawn. */
const FIBRE_COUNT = 1000;

const noise = latticeNoise(RINGS);

/** How dark the wood is: pale early wood that darkens towards the late wood of each ring. The grain lies along the board, so it needs few columns. */
const grain = mask(64, 256, (x, y) => {
  const bend =
    noise(x * 1.1, y * 1.6) * 3.2 + noise(x * 2.9 + 7, y * 4.3) * 0.5;
  const ring = (y * 13 + bend) % 1;
  const late = ring > 0.9 ? (1 - ring) / 0.1 : (ring / 0.9) ** 2.4;
  const tone = noise(x * 1.3 + 5, y * 3.7 + 11);
  return late * (0.25 + 0.4 * tone) + 0.35 * tone;
});

function drawFibres(context, slab, palette) {
  const random = randoms(FIBRES);
  const colours = [palette.grain, palette.grain, "rgb(255 232 196)"];
  for (let fibre = 0; fibre < FIBRE_COUNT; fibre++) {
    const x = slab.x + slab.width * (random() * 1.2 - 0.2);
    const y = slab.y + slab.height * random();
    const length = slab.width * (0.02 + 0.2 * random() * random());
    context.lineWidth = slab.width * (0.0006 + 0.0012 * random());
    context.strokeStyle = colours[fibre % colours.length];
    context.globalAlpha = 0.04 + 0.14 * random();
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + length, y + slab.width * 0.004 * (random() - 0.5));
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** @type {import("./index.js").BoardLook} */
export const wood = {
  ...carved({
    name: "wood",
    mask: grain,
    strength: 0.62,
    lamp: {
      near: "rgb(255 244 220 / 0.2)",
      middle: "rgb(255 240 210 / 0.06)",
      far: "rgb(20 8 0 / 0.22)",
    },
    lit: "255 240 214",
    shade: "25 10 0",
    detail: drawFibres,
  }),
  men: "turned",
  colours: {
    light: {
      wood: "#a06e3c",
      grain: "#5a2e0e",
      line: "#3c210f",
      label: "#331b0b",
      white: "#f6eedb",
      black: "#0f0c0a",
      inlay: "#d9b878",
      select: "#ffe9a3",
      target: "#fff3cf",
      capture: "#9b1c14",
      last: "#fff0cc",
      mill: "#ffd76a",
      hint: "#17598a",
    },
    dark: {
      wood: "#a06d3e",
      grain: "#2d1608",
      line: "#1f0f05",
      label: "#f0d9b5",
      white: "#f2e9d5",
      black: "#0b0807",
      inlay: "#e3c183",
      select: "#ffdf8a",
      target: "#ffe7b3",
      capture: "#b3261c",
      last: "#ffe3ae",
      mill: "#ffd15c",
      hint: "#1f6ea8",
    },
  },
};
