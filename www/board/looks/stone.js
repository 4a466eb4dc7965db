/** A slab of stone: clouds of several sizes, thin veins, and grains that glitter. */
import { carved } from "./carved.js";
import { latticeNoise, mask, randoms } from "./noise.js";

/** Seeds of clouds, veins and grains; others come from another quarry. */
const CLOUDS = 11;
const VEINS = 5;
const GRAINS = 3;
const VEIN_COUNT = 7;
const GRAIN_COUNT = 1800;

const noise = latticeNoise(CLOUDS);

/** Clouds within clouds; where two of them meet, a soft vein. */
const clouds = mask(128, 128, (x, y) => {
  // Turned, lest the lattice of the noise be seen.
  const [u, v] = [0.82 * x + 0.57 * y, 0.82 * y - 0.57 * x + 1];
  const bend = noise(u * 2.1, v * 2.3);
  const broad = noise(u * 3 + bend * 1.6, v * 3.4 + bend);
  const fine = noise(u * 9 + 3, v * 9.7 + bend * 2);
  const dust = noise(v * 31 + bend * 3, u * 29);
  const vein = 1 - Math.min(1, Math.abs(broad - 0.5) * 9);
  return 0.46 * broad + 0.2 * fine + 0.08 * dust + 0.22 * vein * fine;
});

function drawDetail(context, slab, palette) {
  const { width, height } = slab;
  context.save();
  context.translate(slab.x, slab.y);
  drawVeins(context, width, height);
  const random = randoms(GRAINS);
  const size = Math.max(0.5, width * 0.0016);
  for (let grain = 0; grain < GRAIN_COUNT; grain++) {
    context.fillStyle = grain % 3 ? palette.grain : "rgb(255 255 250)";
    context.globalAlpha = 0.06 + 0.2 * random() ** 2;
    const [across, down] = [width * random(), height * random()];
    context.fillRect(across, down, size * (0.6 + random()), size);
  }
  context.restore();
}

/** Quartz that ran into cracks: pale lines that wander across the slab. */
function drawVeins(context, width, height) {
  const random = randoms(VEINS);
  context.strokeStyle = "rgb(250 250 244)";
  context.lineCap = "round";
  for (let vein = 0; vein < VEIN_COUNT; vein++) {
    let [x, y] = [width * random(), -0.05 * height];
    let lean = (random() - 0.35) * width * 0.1;
    context.globalAlpha = 0.05 + 0.11 * random();
    context.lineWidth = width * (0.0008 + 0.0022 * random());
    context.beginPath();
    context.moveTo(x, y);
    while (y < height * 1.05) {
      lean += (random() - 0.5) * width * 0.06;
      const [bendX, bendY] = [x + lean * random(), y + height * 0.03];
      [x, y] = [x + lean, y + height * (0.04 + 0.05 * random())];
      context.quadraticCurveTo(bendX, bendY, x, y);
    }
    context.stroke();
  }
}

/** @type {import("./index.js").BoardLook} */
export const stone = {
  ...carved({
    name: "stone",
    mask: clouds,
    strength: 0.6,
    lamp: {
      near: "rgb(255 255 250 / 0.2)",
      middle: "rgb(255 255 250 / 0.05)",
      far: "rgb(6 10 14 / 0.24)",
    },
    lit: "246 250 250",
    shade: "10 14 18",
    detail: drawDetail,
  }),
  men: "stones",
  colours: {
    light: {
      wood: "#6f776f",
      grain: "#4a534f",
      line: "#1f2725",
      label: "#0b100f",
      white: "#f7f5ec",
      black: "#0b0d0e",
      inlay: "#d5ddd6",
      select: "#fff0b8",
      target: "#fdf7dc",
      capture: "#8f1a12",
      last: "#f8f3df",
      mill: "#ffe08a",
      hint: "#0f4f82",
    },
    dark: {
      wood: "#6b7783",
      grain: "#2b343d",
      line: "#0f151b",
      label: "#eef3f7",
      white: "#f1f1ea",
      black: "#06080a",
      inlay: "#c9d6df",
      select: "#ffe39a",
      target: "#fff0c6",
      capture: "#a51f16",
      last: "#f3e9cd",
      mill: "#ffd672",
      hint: "#14578f",
    },
  },
};
