/**
 * Where a board lies on the screen: pure functions from the game's points and a box of pixels to pixels.
 * Nothing here knows what a mill is; the points and lines come from the rules.
 *
 * @typedef {{ name: string, x: number, y: number }} BoardPoint  x = file from 0, y = rank from 0 upward
 * @typedef {{ points: BoardPoint[], lines: string[][], mills: string[][] }} Board
 * @typedef {{ x: number, y: number }} Spot  a place in css pixels, from the top left of the field
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ box: Box, slots: Spot[], radius: number }} Tray  where a player's men in hand lie
 *
 * @typedef {object} Layout
 * @property {Box} slab  the whole piece of wood, trays included
 * @property {number} corner  radius of its corners
 * @property {number} side  length of a side of the square that holds the lines
 * @property {number} unit  distance of two neighbouring files
 * @property {number} radius  of a man
 * @property {number} target  width of the square in which a press counts for a point
 * @property {Map<string, Spot>} points
 * @property {{ text: string, spot: Spot }[]} labels  coordinates along two sides
 * @property {number} labelSize  their font size
 * @property {Record<"w" | "b", Tray> | null} trays
 * @property {Record<"w" | "b", Spot>} homes  the side of the board where each player sits
 * @property {Record<"w" | "b", Spot>} pips  where a small man tells that a player is to move
 * @property {number} pip  radius of that man
 */

/** Smallest width of a target in css pixels. */
const LEAST_TARGET = 44;
/** Parts of the side of the square: its margin without and with coordinates, the thickness of a tray, the largest man. */
const MARGIN = 0.088;
const WIDE_MARGIN = 0.104;
const TRAY = 0.124;
const LARGEST_MAN = 0.066;
/** Radius of the small man that tells whose turn it is, and his distance from the edges. */
const PIP = 0.019;
const PIP_INSET = 0.03;
/** Radius of a man in distances of two files. */
const MAN = 0.4;
/** Room around the slab for its shadow, as a part of the shorter side of the field. */
const AIR = 0.018;

/** Trays are drawn where the field leaves room for them: the board may lose this part of its size to them, and no more. */
const PRICE_OF_TRAYS = 0.12;

/**
 * Lays a board out in a field of the given size, as large as it fits; trays go where they cost the least.
 * @param {Board} board
 * @param {{ width: number, height: number, flipped?: boolean, coordinates?: boolean, men?: number }} field
 *   `men`: places in each tray, 0 for no trays
 * @returns {Layout}
 */
export function layOut(
  board,
  { width, height, flipped = false, coordinates = false, men = 0 },
) {
  const air = Math.min(width, height) * AIR;
  const room = { width: width - 2 * air, height: height - 2 * air };
  const { side, tray, upright } = divide(room, men);
  const slab = centred(width, height, {
    width: side + (upright ? 0 : 2 * tray),
    height: side + (upright ? 2 * tray : 0),
  });
  const square = {
    x: slab.x + (upright ? 0 : tray),
    y: slab.y + (upright ? tray : 0),
    width: side,
    height: side,
  };
  const margin = side * (coordinates ? WIDE_MARGIN : MARGIN);
  const grid = gridOf(board, square, margin, flipped);
  return {
    slab,
    side,
    corner: side * 0.03,
    ...grid,
    ...labelsOf(board, square, margin - grid.radius, grid.points, coordinates),
    homes: homesOf(slab, flipped),
    pips: pipsOf(slab, { side, tray, upright, flipped }),
    pip: side * PIP,
    trays: tray
      ? traysOf(square, tray, men, { upright, flipped, radius: grid.radius })
      : null,
  };
}

/** How the room is divided between the square and its trays, above and below or left and right of it. */
function divide(room, men) {
  const alone = sideFor(room, 0);
  const above = sideFor(room, 2 * TRAY);
  const beside = sideFor({ width: room.height, height: room.width }, 2 * TRAY);
  const side = Math.max(above, beside);
  if (men === 0 || side < alone * (1 - PRICE_OF_TRAYS)) {
    return { side: Math.max(0, alone), tray: 0, upright: true };
  }
  return { side, tray: side * TRAY, upright: above >= beside };
}

/** The side of the largest square that fits with something above and below it. */
function sideFor(room, extra) {
  return Math.min(room.width, room.height / (1 + extra));
}

function centred(fieldWidth, fieldHeight, { width, height }) {
  return {
    x: (fieldWidth - width) / 2,
    y: (fieldHeight - height) / 2,
    width,
    height,
  };
}

function gridOf(board, square, margin, flipped) {
  const files = Math.max(...board.points.map((point) => point.x));
  const ranks = Math.max(...board.points.map((point) => point.y));
  const unit = (square.width - 2 * margin) / Math.max(files, ranks);
  const radius = Math.min(unit * MAN, square.width * LARGEST_MAN);
  const start = { x: square.x + margin, y: square.y + margin };
  const points = new Map(
    board.points.map(({ name, x, y }) => [
      name,
      {
        x: start.x + (flipped ? files - x : x) * unit,
        y: start.y + (flipped ? y : ranks - y) * unit,
      },
    ]),
  );
  return { unit, radius, target: Math.max(LEAST_TARGET, radius * 2.4), points };
}

/** Letters below the square and numbers left of it, whichever way the board is turned; `free`: the strip between men and edge. */
function labelsOf(board, square, free, points, wanted) {
  const letters = new Map();
  const numbers = new Map();
  for (const { name } of wanted ? board.points : []) {
    const spot = points.get(name);
    letters.set(name[0], { x: spot.x, y: square.y + square.height - free / 2 });
    numbers.set(name.slice(1), { x: square.x + free / 2, y: spot.y });
  }
  const labels = [...letters, ...numbers].map(([text, spot]) => ({
    text,
    spot,
  }));
  return { labels, labelSize: Math.min(square.width * 0.034, free * 0.8) };
}

/** The tray of the side the reader sits at lies below or to the right. */
function traysOf(square, thick, men, { upright, flipped, radius }) {
  const far = upright
    ? { x: square.x, y: square.y - thick, width: square.width, height: thick }
    : { x: square.x - thick, y: square.y, width: thick, height: square.height };
  const near = upright
    ? { ...far, y: square.y + square.height }
    : { ...far, x: square.x + square.width };
  const trays = [far, near].map((box) => trayOf(box, men, upright, radius));
  return flipped ? { w: trays[0], b: trays[1] } : { w: trays[1], b: trays[0] };
}

function homesOf({ x, y, width, height }, flipped) {
  const far = { x: x + width / 2, y };
  const near = { x: x + width / 2, y: y + height };
  return flipped ? { w: far, b: near } : { w: near, b: far };
}

/** At the left ends of the trays, at the upper ones where they stand upright, and without trays in the corners. */
function pipsOf(slab, { side, tray, upright, flipped }) {
  const edge = side * PIP_INSET;
  const across = tray ? tray / 2 : edge;
  const [x, y] = upright ? [edge, across] : [across, edge];
  const far = { x: slab.x + x, y: slab.y + y };
  const near = upright
    ? { ...far, y: slab.y + slab.height - y }
    : { ...far, x: slab.x + slab.width - x };
  return flipped ? { w: far, b: near } : { w: near, b: far };
}

function trayOf(box, men, upright, man) {
  const length = (upright ? box.width : box.height) * (1 - 2 * MARGIN);
  const radius = Math.min(man * 0.74, (length / men) * 0.47);
  const step = Math.min(length / men, radius * 2.3);
  const slots = Array.from({ length: men }, (_, index) => {
    const along = (index - (men - 1) / 2) * step;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return upright
      ? { ...middle, x: middle.x + along }
      : { ...middle, y: middle.y + along };
  });
  return { box, slots, radius };
}

/**
 * The point a press at this spot is meant for: the nearest one in whose target it lies.
 * @param {Layout} layout
 * @param {Spot} spot
 * @returns {string | null}
 */
export function nearestPoint(layout, { x, y }) {
  let nearest = null;
  let least = Infinity;
  for (const [name, point] of layout.points) {
    const across = Math.abs(point.x - x);
    const down = Math.abs(point.y - y);
    if (Math.max(across, down) > layout.target / 2) continue;
    const distance = Math.hypot(across, down);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Points that are consecutive on a drawn line, by name. @param {Board} board */
export function neighbours(board) {
  const next = new Map(board.points.map(({ name }) => [name, new Set()]));
  for (const line of board.lines) {
    for (let index = 1; index < line.length; index++) {
      next.get(line[index - 1]).add(line[index]);
      next.get(line[index]).add(line[index - 1]);
    }
  }
  return next;
}

/** How far a line may lean from an arrow key and still be meant by it: 50 degrees. */
const LEAST_COSINE = Math.cos((50 * Math.PI) / 180);

/** Directions of the arrow keys on the screen. */
export const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The neighbour along a drawn line in the direction of an arrow key, as the board lies on the screen; null where no line leads there.
 * @param {Board} board
 * @param {Map<string, Spot>} points
 * @param {string} from
 * @param {keyof typeof ARROWS} key
 */
export function neighbourTowards(board, points, from, key) {
  const arrow = ARROWS[key];
  const here = points.get(from);
  let best = null;
  let most = LEAST_COSINE;
  for (const name of neighbours(board).get(from)) {
    const there = points.get(name);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const cosine = (x * arrow.x + y * arrow.y) / Math.hypot(x, y);
    if (cosine > most) [best, most] = [name, cosine];
  }
  return best;
}

/** Point names row by row from the top left, as the board lies on the screen. @param {Map<string, Spot>} points */
export function readingOrder(points) {
  return [...points]
    .sort(([, a], [, b]) => Math.round(a.y - b.y) || a.x - b.x)
    .map(([name]) => name);
}
