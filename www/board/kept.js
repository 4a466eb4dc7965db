/**
 * What has been painted and can serve again: boards of a page that look alike share their men and copy each other's ground. Nothing is kept longer than
 * the board that shows it.
 */
import { Men } from "./men.js";

/** @typedef {import("./theme.js").Palette} Palette */

/** @type {Map<string, WeakRef<Men>>} */
const men = new Map();
/** @type {Map<string, WeakRef<HTMLCanvasElement>>} */
const grounds = new Map();
/** What is on a canvas now. @type {WeakMap<HTMLCanvasElement, string>} */
const painted = new WeakMap();

/** Looks and boards, of which there is one each, by a number. */
const numbers = new WeakMap();

/** All that a painting depends on. @param {Palette} palette */
export function likeness(palette, ...more) {
  return JSON.stringify([...more, palette], (_, value) =>
    value?.drawSlab || value?.forms || value?.mills ? numberOf(value) : value,
  );
}

function numberOf(thing) {
  if (!numbers.has(thing)) numbers.set(thing, Math.random());
  return numbers.get(thing);
}

/** @param {number} radius @param {number} ratio @param {Palette} palette @returns {Men} */
export function menOf(radius, ratio, palette) {
  const key = likeness(palette, radius, ratio);
  const known = men.get(key)?.deref();
  if (known) return known;
  const made = new Men(radius, ratio, palette);
  remember(men, key, made);
  return made;
}

/**
 * Paints a cleared canvas, or copies what another board has painted.
 * @param {CanvasRenderingContext2D} context
 * @param {string} key all that the painting depends on
 * @param {() => void} paint
 */
export function paintOnce(context, key, paint) {
  const { canvas } = context;
  const known = grounds.get(key)?.deref();
  if (known && known !== canvas && painted.get(known) === key)
    copy(context, known);
  else paint();
  painted.set(canvas, key);
  remember(grounds, key, canvas);
}

function copy(context, from) {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(from, 0, 0);
  context.restore();
}

function remember(table, key, value) {
  for (const [old, ref] of table) if (!ref.deref()) table.delete(old);
  table.set(key, new WeakRef(value));
}
