/** Ground stones. White is a ring of pale jade; black is a polished pebble with a dot of shell let into its top. */
import { disc } from "./forms.js";
import { around, across, fillDisc, glow, shine, strokeRing } from "./relief.js";

/** Radius of the hole in white's ring. */
const HOLE = 0.36;

function paintWhite(context, palette) {
  fillDisc(context, 1, palette.white);
  fillDisc(
    context,
    1,
    around(context, HOLE, 1, [
      [0, "rgb(90 96 70 / 0.5)"],
      [0.16, "rgb(120 126 96 / 0.16)"],
      [0.42, "rgb(255 255 255 / 0.55)"],
      [0.7, "rgb(200 204 180 / 0.06)"],
      [0.92, "rgb(96 100 74 / 0.3)"],
      [1, "rgb(60 62 44 / 0.6)"],
    ]),
  );
  drawClouds(context);
  strokeRing(
    context,
    0.68,
    0.5,
    across(context, 1, [
      [0, "rgb(255 255 255 / 0.5)"],
      [0.5, "rgb(255 255 255 / 0)"],
      [1, "rgb(70 74 50 / 0.26)"],
    ]),
  );
  shine(context, 0.75, { x: -0.46, y: -0.52, reach: 0.3 });
  strokeRing(context, 0.985, 0.03, "rgb(50 52 36 / 0.7)");
  pierce(context);
}

/** The jade is not of one colour. */
function drawClouds(context) {
  context.lineCap = "round";
  for (const [radius, begin, length, alpha] of [
    [0.8, 0.4, 1.3, 0.16],
    [0.62, 2.6, 1.7, 0.13],
    [0.74, 4.7, 0.9, 0.18],
  ]) {
    context.strokeStyle = `rgb(122 142 96 / ${alpha})`;
    context.lineWidth = 0.16;
    context.beginPath();
    context.arc(0.04, -0.02, radius, begin, begin + length);
    context.stroke();
  }
}

/** The hole, and its edge: dark towards the lamp, light on the far side. */
function pierce(context) {
  context.globalCompositeOperation = "destination-out";
  fillDisc(context, HOLE, "black");
  context.globalCompositeOperation = "source-over";
  strokeRing(
    context,
    HOLE,
    0.06,
    across(context, HOLE, [
      [0.1, "rgb(60 62 44 / 0.75)"],
      [0.9, "rgb(255 255 250 / 0.85)"],
    ]),
  );
}

function paintBlack(context, palette) {
  fillDisc(context, 1, palette.black);
  fillDisc(
    context,
    1,
    glow(context, [
      [0, "rgb(214 228 240 / 0.34)"],
      [0.38, "rgb(190 208 224 / 0.1)"],
      [0.72, "rgb(0 0 0 / 0.1)"],
      [1, "rgb(0 0 0 / 0.6)"],
    ]),
  );
  // Light from the table, under the far rim.
  strokeRing(
    context,
    0.9,
    0.08,
    across(context, 1, [
      [0.72, "rgb(200 216 230 / 0)"],
      [1, "rgb(200 216 230 / 0.3)"],
    ]),
  );
  fillDisc(context, 0.2, "rgb(0 0 0 / 0.7)");
  fillDisc(context, 0.17, palette.inlay);
  fillDisc(
    context,
    0.17,
    across(context, 0.17, [
      [0, "rgb(0 0 0 / 0.3)"],
      [1, "rgb(255 255 255 / 0.4)"],
    ]),
  );
  shine(context, 0.6, { x: -0.42, y: -0.5, reach: 0.26 });
  strokeRing(context, 0.985, 0.03, "rgb(0 0 0 / 0.75)");
}

/** @type {import("./index.js").MenSet} */
export const stones = {
  paint: { w: paintWhite, b: paintBlack },
  forms: {
    w: [
      disc(1, "line"),
      disc(0.87, "white"),
      disc(0.42, "line"),
      disc(0.3, "wood"),
    ],
    b: [disc(1, "line"), disc(0.87, "black"), disc(0.22, "inlay")],
  },
};
