/**
 * Claims: what a test holds to be true. A claim that fails says in one line
 * what was wanted and what was seen, for the reader of a log.
 */

import { isDeepStrictEqual } from "node:util";

/** A claim that did not hold; every other error is a fault of the harness. */
export class Failure extends Error {}

/**
 * Two values are the same, in depth.
 *
 * @param {string} what
 * @param {unknown} seen
 * @param {unknown} wanted
 */
export function same(what, seen, wanted) {
  if (isDeepStrictEqual(seen, wanted)) return;
  throw new Failure(`${what}: wanted ${show(wanted)}, saw ${show(seen)}`);
}

/**
 * Something is so.
 *
 * @param {string} what
 * @param {unknown} so
 * @param {unknown} [seen] shown when it is not
 */
export function holds(what, so, seen = so) {
  if (so) return;
  throw new Failure(`${what}: does not hold, saw ${show(seen)}`);
}

/**
 * Nothing is in a list of what is wrong.
 *
 * @param {string} what
 * @param {unknown[]} wrong
 */
export function none(what, wrong) {
  if (wrong.length === 0) return;
  throw new Failure(`${what}: ${wrong.map(show).join("; ")}`);
}

/**
 * A value as short text.
 *
 * @param {unknown} value
 */
export function show(value) {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (text === undefined) return "nothing";
  return text.length > 600 ? `${text.slice(0, 600)}...` : text;
}
