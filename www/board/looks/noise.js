/** Chance that repeats itself: the same board looks the same every time. */

/** A small generator of random numbers between 0 and 1 (mulberry32). @param {number} seed */
export function randoms(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise between 0 and 1 over a lattice of 16 by 16 random values. @param {number} seed */
export function latticeNoise(seed) {
  const values = Float32Array.from({ length: 256 }, randoms(seed));
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

/**
 * A mask: how much of a material's pattern shows at each place, in the alpha of a canvas. Made once, when it is first asked for.
 * @param {number} width in pixels
 * @param {number} height
 * @param {(x: number, y: number) => number} strength 0 to 1, by the place in the unit square
 * @returns {() => HTMLCanvasElement}
 */
export function mask(width, height, strength) {
  let made = null;
  return () => (made ??= paintMask(width, height, strength));
}

function paintMask(width, height, strength) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      image.data[(y * width + x) * 4 + 3] =
        255 * strength(x / width, y / height);
  context.putImageData(image, 0, 0);
  return canvas;
}

function mix(from, to, part) {
  return from + (to - from) * part;
}

function smooth(part) {
  return part * part * (3 - 2 * part);
}
