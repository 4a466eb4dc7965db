import assert from "node:assert/strict";
import { test } from "node:test";
import {
  layOut,
  nearestPoint,
  neighbourTowards,
  neighbours,
  readingOrder,
} from "../../board/geometry.js";
import { NINE, THREE } from "./fake-game.js";

const phone = { width: 320, height: 400, men: 9, coordinates: true };

test("the board fills the field and stays inside it", () => {
  for (const field of [
    phone,
    { width: 1366, height: 700, men: 9 },
    { width: 500, height: 500, men: 0 },
  ]) {
    const { slab } = layOut(NINE, field);
    assert.ok(slab.x >= 0 && slab.y >= 0);
    assert.ok(
      slab.x + slab.width <= field.width &&
        slab.y + slab.height <= field.height,
    );
    assert.ok(
      Math.max(slab.width / field.width, slab.height / field.height) > 0.9,
    );
  }
});

test("ranks go upward and files to the right; flipped, both are turned", () => {
  const { points } = layOut(NINE, phone);
  assert.ok(
    points.get("a1").y > points.get("a7").y &&
      points.get("a1").x < points.get("g1").x,
  );
  const turned = layOut(NINE, { ...phone, flipped: true }).points;
  assert.ok(
    turned.get("a1").y < turned.get("a7").y &&
      turned.get("a1").x > turned.get("g1").x,
  );
});

test("flipping turns coordinates and trays with the board", () => {
  const [plain, turned] = [false, true].map((flipped) =>
    layOut(NINE, { ...phone, flipped }),
  );
  for (const layout of [plain, turned]) {
    const spot = (text) =>
      layout.labels.find((label) => label.text === text).spot;
    assert.equal(spot("a").x, layout.points.get("a1").x);
    assert.equal(spot("7").y, layout.points.get("a7").y);
  }
  assert.ok(plain.trays.w.box.y > plain.trays.b.box.y);
  assert.ok(turned.trays.w.box.y < turned.trays.b.box.y);
});

test("targets are at least 44 pixels wide on a phone 320 pixels wide", () => {
  assert.ok(layOut(NINE, phone).target >= 44);
});

test("trays lie beside a wide board, and leave a square one alone", () => {
  const wide = layOut(NINE, { width: 900, height: 600, men: 9 });
  assert.ok(wide.trays.w.box.x > wide.trays.b.box.x);
  assert.equal(layOut(NINE, { width: 600, height: 600, men: 9 }).trays, null);
});

test("a tray has a place for every man, and the places do not overlap", () => {
  const { trays } = layOut(NINE, { width: 360, height: 450, men: 12 });
  const { slots, radius } = trays.w;
  assert.equal(slots.length, 12);
  for (let slot = 1; slot < slots.length; slot++)
    assert.ok(slots[slot].x - slots[slot - 1].x >= 2 * radius);
});

test("men do not touch each other or hide the coordinates", () => {
  const { unit, radius, labels, labelSize, points } = layOut(NINE, phone);
  assert.ok(2 * radius < unit);
  const below = labels.find(({ text }) => text === "d").spot.y - labelSize / 2;
  assert.ok(points.get("d1").y + radius <= below);
});

test("the small man of the side to move stands at that side, clear of trays and coordinates", () => {
  for (const flipped of [false, true]) {
    const { pips, pip, points, radius, slab } = layOut(NINE, {
      ...phone,
      flipped,
    });
    const below = flipped ? "b" : "w";
    assert.ok(pips[below].y > slab.y + slab.height / 2);
    for (const { x, y } of Object.values(pips)) {
      assert.ok(x - pip >= slab.x && y - pip >= slab.y);
      for (const point of points.values())
        assert.ok(Math.hypot(point.x - x, point.y - y) > radius + pip);
    }
  }
});

test("the nearest point wins where targets overlap", () => {
  const layout = layOut(NINE, phone);
  const { x, y } = layout.points.get("d6");
  assert.equal(nearestPoint(layout, { x, y: y + layout.unit * 0.45 }), "d6");
  assert.equal(nearestPoint(layout, { x, y: y + layout.unit * 0.55 }), "d5");
});

test("a press far from all points means none", () => {
  const layout = layOut(NINE, { width: 800, height: 800 });
  const { x } = layout.points.get("d6");
  const { y } = layout.points.get("a4");
  assert.equal(nearestPoint(layout, { x, y }), null);
  assert.equal(nearestPoint(layout, { x: 0, y: 0 }), null);
});

test("a field without size has no points to hit and throws nothing", () => {
  const layout = layOut(NINE, { width: 0, height: 0, men: 9 });
  assert.equal(layout.side, 0);
});

test("neighbours are consecutive on a drawn line", () => {
  assert.deepEqual([...neighbours(NINE).get("d6")].sort(), [
    "b6",
    "d5",
    "d7",
    "f6",
  ]);
  assert.equal(
    [...neighbours(NINE).values()].reduce((sum, near) => sum + near.size, 0) /
      2,
    32,
  );
});

test("arrow keys go along the lines, as the board lies on the screen", () => {
  const { points } = layOut(NINE, phone);
  assert.equal(neighbourTowards(NINE, points, "a7", "ArrowRight"), "d7");
  assert.equal(neighbourTowards(NINE, points, "d7", "ArrowDown"), "d6");
  assert.equal(neighbourTowards(NINE, points, "d5", "ArrowDown"), null);
  const turned = layOut(NINE, { ...phone, flipped: true }).points;
  assert.equal(neighbourTowards(NINE, turned, "a7", "ArrowLeft"), "d7");
});

test("a straight line is preferred to a diagonal one", () => {
  const { points } = layOut(THREE, { width: 300, height: 300 });
  assert.equal(neighbourTowards(THREE, points, "b2", "ArrowRight"), "c2");
});

test("every point is reached by arrow keys", () => {
  for (const board of [NINE, THREE]) {
    const { points } = layOut(board, phone);
    const seen = new Set(["a1"]);
    for (const point of seen) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = neighbourTowards(board, points, point, key);
        if (next) seen.add(next);
      }
    }
    assert.equal(seen.size, board.points.length);
  }
});

test("reading order goes row by row from the top left of the screen", () => {
  const order = readingOrder(layOut(NINE, phone).points);
  assert.deepEqual(order.slice(0, 4), ["a7", "d7", "g7", "b6"]);
  assert.deepEqual(
    readingOrder(layOut(NINE, { ...phone, flipped: true }).points).slice(0, 2),
    ["g1", "d1"],
  );
});
