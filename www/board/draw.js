/**
 * One frame: marks and men over the ground. Reads what is given and writes nothing but pixels.
 *
 * @typedef {import("./geometry.js").Spot} Spot
 * @typedef {import("./situation.js").Move} Move
 *
 * What is to be seen, in the game's words:
 * @typedef {object} Picture
 * @property {Map<string, "w" | "b">} men
 * @property {Record<"w" | "b", number>} hand
 * @property {"w" | "b" | null} turn  null when the game is over
 * @property {import("./interaction.js").Offers} offers
 * @property {Omit<Move, "text"> | null} last
 * @property {string[][]} mills  mills that have just been closed and are to be paid for
 * @property {Omit<Move, "text"> | null} hint
 * @property {import("./aids.js").Aids} aids  beginner's marks
 * @property {string | null} asked  a point that waits for a second tap
 * @property {Map<string, import("../engine/index.js").Score>} values  what a press on a point leads to, where that is to be shown
 * @property {string[]} highlight
 * @property {{ from: string, to: string }[]} arrows
 *
 * @typedef {{ side: "w" | "b", from: string | null, spot: Spot }} Dragged  a man that hangs on the pointer
 */
import { drawAidsOver, drawAidsUnder } from "./aid-marks.js";
import {
  drawArrow,
  drawAsked,
  drawCapturable,
  drawHighlight,
  drawLastCaptured,
  drawLastFrom,
  drawLastTo,
  drawMill,
  drawPlaceHere,
  drawSelected,
  drawTarget,
} from "./marks.js";
import { drawValue } from "./value-marks.js";

/** How strongly a closed mill shines until it is paid for. */
const OPEN_BILL = 0.75;
/** How much is seen of a man who waits for a second tap. */
const HALF_THERE = 0.6;
/** How much of a dragged man is still seen on his point. */
const LEFT_BEHIND = 0.3;

/**
 * @param {CanvasRenderingContext2D} context scaled to css pixels, cleared
 * @param {Picture} picture
 * @param {object} scene
 * @param {import("./geometry.js").Layout} scene.layout
 * @param {import("./theme.js").Palette} scene.palette
 * @param {import("./geometry.js").Board} scene.board
 * @param {import("./men.js").Men} scene.men
 * @param {import("./animate.js").Animator} scene.motion
 * @param {Dragged | null} scene.dragged
 */
export function drawFrame(context, picture, scene) {
  if (scene.layout.side <= 0) return;
  const motion = motions(picture, scene);
  drawMills(context, picture, scene);
  drawAidsUnder(context, picture.aids, scene);
  drawUnder(context, picture, scene);
  drawTurn(context, picture, scene);
  drawHands(context, picture, scene);
  drawStanding(context, picture, scene, motion);
  drawOver(context, picture, scene, motion);
  drawAidsOver(context, picture.aids, scene);
  drawQuestion(context, picture, scene);
  for (const pose of scene.motion.ghosts(scene.layout))
    scene.men.draw(context, pose.side, pose);
  for (const [point, pose] of motion)
    scene.men.draw(context, picture.men.get(point), pose);
  drawHint(context, picture, scene);
  drawValues(context, picture, scene);
  if (scene.dragged)
    scene.men.draw(context, scene.dragged.side, {
      ...scene.dragged.spot,
      lift: 1.2,
    });
}

/** Men on their way, by the point they go to. */
function motions({ men }, { motion, layout }) {
  return new Map(
    [...men.keys()]
      .map((point) => [point, motion.pose(point, layout)])
      .filter(([, pose]) => pose),
  );
}

function drawMills(context, { mills }, { layout, palette, motion }) {
  const glowing = motion.glows();
  const steady = mills.map((mill) => ({ mill, strength: OPEN_BILL }));
  for (const { mill, strength } of [...steady, ...glowing]) {
    drawMill(
      context,
      mill.map((point) => layout.points.get(point)),
      layout.radius,
      palette,
      strength,
    );
  }
}

function drawUnder(
  context,
  { last, offers, men, highlight },
  { layout, palette },
) {
  const { points, radius } = layout;
  for (const point of highlight)
    drawHighlight(context, points.get(point), radius, palette);
  if (last?.from && !men.has(last.from))
    drawLastFrom(context, points.get(last.from), radius, palette);
  for (const point of last?.captures ?? []) {
    if (!men.has(point))
      drawLastCaptured(context, points.get(point), radius, palette);
  }
  if (offers.selected === null) return;
  for (const point of offers.target)
    drawTarget(context, points.get(point), radius, palette);
}

/** A small man of the side to move, at that side's edge. */
function drawTurn(context, { turn }, { layout, men }) {
  const { pips, pip, radius } = layout;
  if (turn) men.draw(context, turn, { ...pips[turn], scale: pip / radius });
}

function drawHands(context, { hand }, { layout, men, motion, dragged }) {
  for (const [side, tray] of Object.entries(layout.trays ?? {})) {
    const held = dragged?.from === null && dragged.side === side ? 1 : 0;
    const lying = hand[side] - motion.travellingHome(side) - held;
    for (const spot of tray.slots.slice(0, Math.max(0, lying))) {
      men.draw(context, side, { ...spot, scale: tray.radius / layout.radius });
    }
  }
}

function drawStanding(context, { men, offers }, scene, motion) {
  for (const [point, side] of men) {
    if (motion.has(point)) continue;
    const held = scene.dragged?.from === point;
    scene.men.draw(context, side, {
      ...scene.layout.points.get(point),
      lift: offers.selected === point && !held ? 0.8 : 0,
      alpha: held ? LEFT_BEHIND : 1,
    });
  }
}

function drawOver(
  context,
  { men, last, offers },
  { layout, palette, dragged },
  motion,
) {
  const { points, radius } = layout;
  const { selected } = offers;
  if (
    last &&
    men.has(last.to) &&
    last.to !== selected &&
    !offers.capturable.has(last.to) &&
    !motion.has(last.to)
  ) {
    drawLastTo(context, points.get(last.to), radius, palette);
  }
  if (selected !== null && dragged?.from !== selected)
    drawSelected(context, points.get(selected), radius, palette);
  for (const point of offers.capturable)
    drawCapturable(context, points.get(point), radius, palette);
}

/** The man who would be put down by a second tap, or around the one who would be taken. */
function drawQuestion(context, { asked, men, turn }, scene) {
  if (asked === null) return;
  const spot = scene.layout.points.get(asked);
  if (!men.has(asked))
    scene.men.draw(context, turn, { ...spot, alpha: HALF_THERE });
  drawAsked(context, spot, scene.layout.radius, scene.palette);
}

function drawHint(context, { hint, arrows }, { layout, palette }) {
  const { points, radius } = layout;
  const arrow = (from, to) =>
    drawArrow(
      context,
      points.get(from),
      points.get(to),
      radius,
      palette.hint,
      palette,
    );
  for (const { from, to } of arrows) arrow(from, to);
  if (!hint) return;
  if (hint.from === null)
    drawPlaceHere(context, points.get(hint.to), radius, palette.hint, palette);
  else arrow(hint.from, hint.to);
  for (const point of hint.captures) {
    drawCapturable(context, points.get(point), radius, {
      ...palette,
      capture: palette.hint,
    });
  }
}

function drawValues(context, { values }, { layout, palette }) {
  for (const [point, score] of values)
    drawValue(context, layout.points.get(point), layout.radius, score, palette);
}
