/**
 * Turned discs. White is a plain dome with one ring; black is a stepped disc with an inlaid ring, two grooves and an inlaid cross.
 */
import { cross, disc, ring, traceCross } from "./forms.js";
import { fillDisc, glow, groove, shine, strokeRing } from "./relief.js";

function paintWhite(context, palette) {
  fillDisc(context, 1, palette.white);
  fillDisc(
    context,
    1,
    glow(context, [
      [0, "rgb(255 255 255 / 0.75)"],
      [0.55, "rgb(255 255 255 / 0)"],
      [0.86, "rgb(92 62 30 / 0.26)"],
      [1, "rgb(60 36 12 / 0.62)"],
    ]),
  );
  groove(context, 0.7, 0.055, "rgb(96 66 36 / 0.55)", "rgb(255 255 255 / 0.9)");
  fillDisc(
    context,
    0.66,
    glow(
      context,
      [
        [0, "rgb(255 255 255 / 0.85)"],
        [0.5, "rgb(255 255 255 / 0.1)"],
        [1, "rgb(120 86 48 / 0.22)"],
      ],
      0.66,
    ),
  );
  shine(context, 0.5);
  strokeRing(context, 0.985, 0.03, "rgb(50 28 10 / 0.7)");
}

function paintBlack(context, palette) {
  fillDisc(context, 1, palette.black);
  fillDisc(
    context,
    1,
    glow(context, [
      [0, "rgb(255 236 214 / 0.16)"],
      [0.5, "rgb(255 236 214 / 0.03)"],
      [0.88, "rgb(0 0 0 / 0.3)"],
      [1, "rgb(0 0 0 / 0.62)"],
    ]),
  );
  strokeRing(context, 0.9, 0.035, palette.inlay);
  groove(context, 0.72, 0.06, "rgb(0 0 0 / 0.8)", "rgb(255 236 214 / 0.3)");
  groove(context, 0.5, 0.05, "rgb(0 0 0 / 0.8)", "rgb(255 236 214 / 0.3)");
  context.fillStyle = palette.inlay;
  context.beginPath();
  traceCross(context, 0.3);
  context.fill();
  shine(context, 0.14);
  strokeRing(context, 0.985, 0.03, "rgb(0 0 0 / 0.75)");
}

/** @type {import("./index.js").MenSet} */
export const turned = {
  paint: { w: paintWhite, b: paintBlack },
  forms: {
    w: [disc(1, "line"), disc(0.87, "white"), ring(0.56, 0.08, "black")],
    b: [
      disc(1, "line"),
      disc(0.87, "black"),
      ring(0.68, 0.07, "inlay"),
      cross(0.42, "inlay"),
    ],
  },
};
