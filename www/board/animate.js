/**
 * Motion: the difference of two positions becomes a plan, and the plan is played in about a fifth of a second. The only place that asks for
 * animation frames; nothing runs while nothing moves. Motion is for the eye only: the game is already at its new position.
 *
 * @typedef {import("./geometry.js").Spot} Spot
 * @typedef {import("./geometry.js").Layout} Layout
 * @typedef {"w" | "b"} Side
 * @typedef {{ men: Map<string, Side>, hand: Record<Side, number> }} Standing  the men on their points and in hand
 * @typedef {{ side: Side, from: string | null, to: string | null }} Journey  null: the hand
 * @typedef {{ x: number, y: number, scale: number, lift: number, alpha: number }} Pose
 */
import { neighbours } from "./geometry.js";

/** Durations in ms. */
const SLIDE = 200;
const FLY = 300;
const FADE = 220;
const LEAVE = 280;
const GLOW = 700;
/** When in a flight the man touches the board; the rest is a small bounce, as a part of his height. */
const TOUCH = 0.82;
const BOUNCE = 0.07;
/** How far a captured man is carried off before he is gone, and how high, in radii. */
const CARRIED = 1.7;
const RAISED = 1.3;
/** With more journeys than this another game has come on the board, and it is simply shown. */
export const MOST_JOURNEYS = 3;

/** When a man who was put down or pushed is heard, in ms after his motion began. */
export const LANDING = { place: FLY * TOUCH, fly: FLY * TOUCH, slide: 0 };

/**
 * How one standing becomes another: men that travel, men that go, men that come back.
 * @param {Standing} before
 * @param {Standing} after
 * @returns {{ journeys: Journey[], gone: { side: Side, point: string }[], back: string[] }}
 */
export function difference(before, after) {
  const plan = { journeys: [], gone: [], back: [] };
  for (const side of /** @type {Side[]} */ (["w", "b"])) {
    const left = onlyIn(before.men, after.men, side);
    const entered = onlyIn(after.men, before.men, side);
    const placed = before.hand[side] - after.hand[side];
    for (let count = 0; count < placed && entered.length; count++) {
      plan.journeys.push({ side, from: null, to: entered.pop() });
    }
    for (let count = 0; count < -placed && left.length; count++) {
      plan.journeys.push({ side, from: left.pop(), to: null });
    }
    while (left.length && entered.length)
      plan.journeys.push({ side, from: left.pop(), to: entered.pop() });
    plan.gone.push(...left.map((point) => ({ side, point })));
    plan.back.push(...entered);
  }
  return plan;
}

function onlyIn(men, others, side) {
  return [...men.keys()].filter(
    (point) => men.get(point) === side && others.get(point) !== side,
  );
}

/** Plays what has changed. */
export class Animator {
  #paint;
  #frame = 0;
  /** Men on their way, by the point (or "hand w") they go to. */
  #tracks = new Map();
  #ghosts = [];
  #glows = [];

  /** @param {() => void} paint draws the board once, with `pose`, `ghosts` and `glows` as they are now */
  constructor(paint) {
    this.#paint = paint;
  }

  get running() {
    return this.#frame !== 0;
  }

  /**
   * Starts the motion from one standing to another.
   * @param {Standing} before
   * @param {Standing} after
   * @param {{ layout: Layout, board: import("./geometry.js").Board, origin?: Spot }} scene `origin`: where a dragged man was dropped
   */
  change(before, after, { layout, board, origin }) {
    const { journeys, gone, back } = difference(before, after);
    if (journeys.length > MOST_JOURNEYS || gone.length > MOST_JOURNEYS)
      return this.stop();
    const now = performance.now();
    const near = neighbours(board);
    for (const journey of journeys)
      this.#travel(journey, { now, layout, near, before, after, origin });
    for (const { side, point } of gone)
      this.#ghosts.push({
        side,
        point,
        begin: now + (journeys.length ? SLIDE / 2 : 0),
      });
    for (const point of back)
      this.#tracks.set(point, { begin: now, duration: FADE, fade: true });
    for (const point of this.#tracks.keys())
      if (!after.men.has(point) && !point.startsWith("hand"))
        this.#tracks.delete(point);
    this.#start();
  }

  /** A mill lights up once. @param {string[][]} mills */
  glow(mills) {
    const begin = performance.now() + SLIDE / 2;
    this.#glows.push(...mills.map((mill) => ({ mill, begin })));
    if (mills.length) this.#start();
  }

  /** A dragged man goes back to his point. @param {string} point @param {Spot} origin */
  settle(point, origin) {
    this.#tracks.set(point, {
      begin: performance.now(),
      duration: SLIDE,
      start: { ...origin, scale: 1 },
      lift: 0,
    });
    this.#start();
  }

  /** Everything stands at once. */
  stop() {
    this.#tracks.clear();
    this.#ghosts = [];
    this.#glows = [];
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Where the man on a point is to be seen now, or null when he stands on it. @param {string} point @param {Layout} layout @returns {Pose | null} */
  pose(point, layout) {
    const track = this.#tracks.get(point);
    return track
      ? poseOf(track, layout.points.get(point), performance.now())
      : null;
  }

  /** Men that are carried off, and men that go back to the hand. @param {Layout} layout @returns {(Pose & { side: Side })[]} */
  ghosts(layout) {
    const now = performance.now();
    const leaving = this.#ghosts.map(({ side, point, begin }) =>
      leavingPose(side, layout.points.get(point), { begin, now, layout }),
    );
    const home = ["w", "b"].flatMap((side) => {
      const track = this.#tracks.get(`hand ${side}`);
      return track ? [{ ...poseOf(track, track.end, now), side }] : [];
    });
    return [...leaving, ...home];
  }

  /** A player's men in hand that are not to be drawn in the tray: one is on its way there. @param {Side} side */
  travellingHome(side) {
    return this.#tracks.has(`hand ${side}`) ? 1 : 0;
  }

  /** Mills that glow, and how strongly. */
  glows() {
    const now = performance.now();
    return this.#glows.map(({ mill, begin }) => ({
      mill,
      strength: Math.sin(Math.PI * smooth(elapsed(begin, GLOW, now))),
    }));
  }

  #travel({ side, from, to }, { now, layout, near, before, after, origin }) {
    const leaving =
      from === null
        ? slotOf(layout, side, before.hand[side] - 1)
        : (this.pose(from, layout) ?? layout.points.get(from));
    const flies = from === null || to === null || !near.get(from).has(to);
    const start = { scale: 1, ...leaving, ...origin };
    const track = {
      begin: now,
      start,
      duration: flies && !origin ? FLY : SLIDE,
      lift: origin ? 0.5 : flies ? 1 : 0,
      arc: flies && !origin,
    };
    if (to === null)
      this.#tracks.set(`hand ${side}`, {
        ...track,
        end: slotOf(layout, side, after.hand[side] - 1),
      });
    else this.#tracks.set(to, track);
  }

  #start() {
    if (!this.#frame) this.#frame = requestAnimationFrame(this.#tick);
  }

  #tick = () => {
    const now = performance.now();
    for (const [point, { begin, duration }] of this.#tracks)
      if (now >= begin + duration) this.#tracks.delete(point);
    this.#ghosts = this.#ghosts.filter(({ begin }) => now < begin + LEAVE);
    this.#glows = this.#glows.filter(({ begin }) => now < begin + GLOW);
    const more =
      this.#tracks.size + this.#ghosts.length + this.#glows.length > 0;
    this.#frame = more ? requestAnimationFrame(this.#tick) : 0;
    this.#paint();
  };
}

/** Where a player's man with this index lies in hand; without trays, the player's edge of the board. */
function slotOf({ trays, radius, homes }, side, index) {
  const tray = trays?.[side];
  if (!tray) return { ...homes[side], scale: 0.8 };
  const last = tray.slots.length - 1;
  const { x, y } = tray.slots[Math.min(Math.max(index, 0), last)];
  return { x, y, scale: tray.radius / radius };
}

function poseOf({ start, begin, duration, lift = 0, arc, fade }, end, now) {
  const time = elapsed(begin, duration, now);
  if (fade) return { ...end, scale: 1, lift: 0, alpha: smooth(time) };
  const part = arc ? smooth(Math.min(1, time / TOUCH)) : pushed(time);
  const height = arc ? flight(time) : 1 - part;
  const scale = end.scale ?? 1;
  const rise = arc
    ? height * 0.12 * Math.hypot(end.x - start.x, end.y - start.y)
    : 0;
  return {
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part - rise,
    scale: start.scale + (scale - start.scale) * part,
    lift: lift * height,
    alpha: 1,
  };
}

/** A captured man is raised, carried towards the one who took him, and fades on the way. */
function leavingPose(side, { x, y }, { begin, now, layout }) {
  const time = elapsed(begin, LEAVE, now);
  const part = smooth(time);
  const home = layout.homes[side === "w" ? "b" : "w"];
  const way = (CARRIED * layout.radius) / Math.hypot(home.x - x, home.y - y);
  return {
    side,
    x: x + (home.x - x) * way * part,
    y: y + (home.y - y) * way * part,
    scale: 1,
    lift: RAISED * smooth(Math.min(1, time * 1.6)),
    alpha: 1 - Math.max(0, part - 0.25) / 0.75,
  };
}

/** The height of a man on his flight, 0 to 1: he falls as things do, and bounces a little. */
function flight(time) {
  const up = Math.min(1, time / TOUCH);
  if (up < 1) return 4 * up * (1 - up);
  const rest = (time - TOUCH) / (1 - TOUCH);
  return BOUNCE * 4 * rest * (1 - rest);
}

/** A push: quick at first, then slowed down by the board. */
function pushed(time) {
  return smooth(1 - (1 - time) ** 1.6);
}

/** How much of a motion's time is over, 0 to 1. */
function elapsed(begin, duration, now) {
  return Math.min(1, Math.max(0, (now - begin) / duration));
}

/** Soft at both ends. */
function smooth(part) {
  return part * part * (3 - 2 * part);
}
