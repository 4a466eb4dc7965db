import assert from "node:assert/strict";
import { test } from "node:test";
import * as aids from "../../board/aid-marks.js";
import { BOARDS } from "../../board/looks/index.js";
import * as marks from "../../board/marks.js";
import { NINE } from "./fake-game.js";

const AT = { x: 0, y: 0 };
const RADIUS = 100;

/** All marks in one colour: what still differs is their form. */
const ONE_COLOUR = new Proxy(
  { look: BOARDS.wood },
  { get: (own, name) => own[name] ?? "black" },
);

/** A context that writes down what is drawn, without colours. */
function recorder() {
  const drawn = [];
  const context = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...all) =>
          drawn.push([name, ...all.map((it) => Math.round(it) || 0)].join(" ")),
      set: () => true,
    },
  );
  return { context, drawn };
}

function formOf(draw) {
  const { context, drawn } = recorder();
  draw(context);
  return drawn.join("\n");
}

const POINTS = new Map(NINE.points.map(({ name }) => [name, AT]));
const SCENE = {
  board: NINE,
  palette: ONE_COLOUR,
  layout: { points: POINTS, radius: RADIUS },
};
const NONE = { threats: new Set(), tight: new Map(), mills: [] };

test("last move, selected, target, capturable, asked and threatened points differ by form alone", () => {
  const kinds = {
    "last to": marks.drawLastTo,
    "last from": marks.drawLastFrom,
    "last captured": marks.drawLastCaptured,
    selected: marks.drawSelected,
    target: marks.drawTarget,
    capturable: marks.drawCapturable,
    asked: marks.drawAsked,
    highlight: marks.drawHighlight,
    "hint to place": (context, spot, radius, palette) =>
      marks.drawPlaceHere(context, spot, radius, palette.hint, palette),
    threat: (context) =>
      aids.drawAidsOver(context, { ...NONE, threats: new Set(["d6"]) }, SCENE),
  };
  const forms = new Map();
  for (const [kind, draw] of Object.entries(kinds)) {
    const form = formOf((context) => draw(context, AT, RADIUS, ONE_COLOUR));
    assert.ok(form.length > 0, kind);
    assert.equal(forms.get(form), undefined, kind);
    forms.set(form, kind);
  }
});
