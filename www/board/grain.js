/**
 * Wood grain: a mask of year rings on a transparent ground, made once for all boards of a page. Noise, stretched along the board, bends the rings.
 * The mask is coarse, so that it is made within a frame; single fibres are drawn over it where the board is painted.
 */
const HEIGHT = 256;
/** The grain lies along the board, so it needs few columns. */
const WIDTH = 64;
/** Seed of the lattice; another one grows another tree. */
const SEED = 20;

let mask = null;

/** The grain as a canvas; how dark it is stands in its alpha. @returns {HTMLCanvasElement} */
export function grainMask() {
  mask ??= paintMask();
  return mask;
}

function paintMask() {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext("2d");
  const image = context.createImageData(WIDTH, HEIGHT);
  const noise = latticeNoise(randoms(SEED));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      image.data[(y * WIDTH + x) * 4 + 3] =
        255 * darkness(noise, x / WIDTH, y / HEIGHT);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** How dark the wood is at a place of the unit square, 0 to 1: pale early wood that darkens towards the late wood of each ring. */
function darkness(noise, x, y) {
  const bend =
    noise(x * 1.1, y * 1.6) * 3.2 + noise(x * 2.9 + 7, y * 4.3) * 0.5;
  const ring = (y * 13 + bend) % 1;
  const late = ring > 0.9 ? (1 - ring) / 0.1 : (ring / 0.9) ** 2.4;
  const tone = noise(x * 1.3 + 5, y * 3.7 + 11);
  return late * (0.25 + 0.4 * tone) + 0.35 * tone;
}

/** Smooth noise between 0 and 1 over a lattice of random values. */
function latticeNoise(random) {
  const values = Float32Array.from({ length: 256 }, random);
  const at = (x, y) => values[((y & 15) << 4) | (x & 15)];
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const upper = mix(at(left, top), at(left + 1, top), across);
    const lower = mix(at(left, top + 1), at(left + 1, top + 1), across);
    return mix(upper, lower, smooth(y - top));
  };
}

function mix(from, to, part) {
  return from + (to - from) * part;
}

function smooth(part) {
  return part * part * (3 - 2 * part);
}

/** A small generator of random numbers between 0 and 1 (mulberry32): the same board looks the same every time. @param {number} seed */
export function randoms(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
