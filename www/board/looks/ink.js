/** Ink on paper: a sheet with a torn edge, lines and points drawn with a brush; at night gold on indigo. */
import { drawShadow, hollow } from "./carved.js";
import { latticeNoise, mask, randoms } from "./noise.js";
import { lampOver, spread } from "./surface.js";

/** Seeds of pulp, fibres, torn edge and brush. */
const PULP = 31;
const FIBRES = 17;
const EDGE = 23;
const BRUSH = 41;
const FIBRE_COUNT = 260;
/** Parts of a brush stroke; tears along a side of the sheet. */
const PARTS = 26;
const TEARS = 60;

const noise = latticeNoise(PULP);

/** The paper's unevenness, held against the light. */
const pulp = mask(128, 128, (x, y) => {
  return (
    0.5 * noise(x * 5, y * 5.3) +
    0.3 * noise(x * 14 + 3, y * 13) +
    0.2 * noise(x * 47, y * 51)
  );
});

const LAMP = {
  near: "rgb(255 255 255 / 0.12)",
  middle: "rgb(255 255 255 / 0)",
  far: "rgb(60 40 10 / 0.1)",
};

function drawSlab(context, { slab, side }, palette) {
  drawShadow(context, slab, side * 0.008, side);
  context.save();
  tear(context, slab, side * 0.0022);
  context.clip();
  spread(context, slab, {
    name: "ink",
    mask: pulp,
    strength: 0.34,
    colour: palette.wood,
    pattern: palette.grain,
    lamp: (small, size) => lampOver(small, size, LAMP),
  });
  drawFibres(context, slab, palette);
  context.restore();
}

/** A path around a sheet whose edge is not cut, but torn. */
function tear(context, { x, y, width, height }, depth) {
  const random = randoms(EDGE);
  const off = () => depth * random();
  context.beginPath();
  for (let at = 0; at <= TEARS; at++)
    context.lineTo(x + (width * at) / TEARS, y + off());
  for (let at = 0; at <= TEARS; at++)
    context.lineTo(x + width - off(), y + (height * at) / TEARS);
  for (let at = TEARS; at >= 0; at--)
    context.lineTo(x + (width * at) / TEARS, y + height - off());
  for (let at = TEARS; at >= 0; at--)
    context.lineTo(x + off(), y + (height * at) / TEARS);
  context.closePath();
}

/** Long fibres of the bark that the paper is made of. */
function drawFibres(context, slab, palette) {
  const random = randoms(FIBRES);
  context.strokeStyle = palette.grain;
  context.lineWidth = Math.max(0.5, slab.width * 0.0011);
  for (let fibre = 0; fibre < FIBRE_COUNT; fibre++) {
    const x = slab.x + slab.width * random();
    const y = slab.y + slab.height * random();
    const turn = () => slab.width * 0.05 * (random() - 0.5);
    context.globalAlpha = 0.06 + 0.2 * random();
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + turn(), y + turn(), x + turn(), y + turn());
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A wash of thin ink where the men in hand lie. */
function drawTray(context, tray, { side }, palette) {
  const { box, corner } = hollow(tray, side);
  context.fillStyle = palette.line;
  for (const [grow, alpha] of [
    [0, 0.07],
    [-side * 0.004, 0.05],
  ]) {
    context.globalAlpha = alpha;
    context.beginPath();
    context.roundRect(
      box.x - grow,
      box.y - grow,
      box.width + 2 * grow,
      box.height + 2 * grow,
      corner + grow,
    );
    context.fill();
  }
  context.globalAlpha = 1;
}

function drawLines(context, { points, side }, board, palette) {
  const random = randoms(BRUSH);
  const width = Math.max(2, side * 0.0095);
  context.fillStyle = palette.line;
  for (const line of board.lines)
    brush(
      context,
      points.get(line[0]),
      points.get(line.at(-1)),
      { width },
      random,
    );
  for (const { x, y } of points.values())
    blot(context, x, y, Math.max(2.8, side * 0.0125), random);
}

/** A stroke of the brush: pressed where it begins, thinner on the way, pressed again before it is lifted. */
function brush(context, from, to, { width }, random) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const over = width * 0.5;
  const phase = random() * 6;
  const edges = [[], []];
  for (let part = 0; part <= PARTS; part++) {
    const at = part / PARTS;
    const along = at * (length + 2 * over) - over;
    const press =
      0.36 + 0.2 * (2 * at - 1) ** 4 + 0.06 * Math.sin(at * 7 + phase);
    const sway = width * 0.14 * Math.sin(at * 4.6 + phase * 2);
    for (const [index, sign] of [1, -1].entries()) {
      const out = sign * width * (press + 0.07 * (random() - 0.5)) + sway;
      edges[index].push([
        from.x + across * along - down * out,
        from.y + down * along + across * out,
      ]);
    }
  }
  context.beginPath();
  for (const [x, y] of [...edges[0], ...edges[1].reverse()])
    context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** Where the brush was set down: nearly a disc. */
function blot(context, x, y, radius, random) {
  context.beginPath();
  const phase = random() * 6;
  for (let turn = 0; turn < 6.28; turn += 0.35) {
    const reach = radius * (1 + 0.09 * Math.sin(3 * turn + phase));
    context.lineTo(x + reach * Math.cos(turn), y + reach * Math.sin(turn));
  }
  context.closePath();
  context.fill();
}

/** @type {import("./index.js").BoardLook} */
export const ink = {
  relief: false,
  prepare: pulp,
  drawSlab,
  drawTray,
  drawLines,
  men: "stones",
  rough: 0.011,
  colours: {
    light: {
      wood: "#f1e7d2",
      grain: "#c2a97d",
      line: "#27211d",
      label: "#51463c",
      white: "#fffdf7",
      black: "#1f1a17",
      inlay: "#f1e7d2",
      select: "#b3391f",
      target: "#b3391f",
      capture: "#b3391f",
      last: "#7d6b58",
      mill: "#c9482a",
      hint: "#1d4f7c",
    },
    dark: {
      wood: "#1c2542",
      grain: "#4c5a92",
      line: "#d8b36c",
      label: "#cdb07a",
      white: "#f5e6bf",
      black: "#0b1022",
      inlay: "#d8b36c",
      select: "#ff9d7d",
      target: "#ff9d7d",
      capture: "#ff8a78",
      last: "#9fadde",
      mill: "#ff9d7d",
      hint: "#8cc8ff",
    },
  },
};
