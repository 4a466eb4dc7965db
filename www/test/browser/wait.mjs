/** Waiting for a condition, never for a length of time. */

import { Failure, show } from "./claims.mjs";

/** Milliseconds between two looks. */
const BETWEEN = 15;

/**
 * Looks again and again until what it sees is accepted.
 *
 * @template T
 * @param {string} what in words, for the failure
 * @param {() => T | Promise<T>} look
 * @param {(seen: T) => unknown} [accept]
 * @param {number} [within] milliseconds, generous: only failures wait so long
 * @returns {Promise<T>} what was accepted
 */
export async function until(what, look, accept = Boolean, within = 10_000) {
  const deadline = Date.now() + within;
  for (;;) {
    const seen = await look();
    if (accept(seen)) return seen;
    if (Date.now() > deadline) {
      throw new Failure(`${what}: not within ${within} ms, saw ${show(seen)}`);
    }
    await pause(BETWEEN);
  }
}

/**
 * Gives up on a promise that takes too long.
 *
 * @template T
 * @param {string} what
 * @param {Promise<T>} promise
 * @param {number} within milliseconds
 * @returns {Promise<T>}
 */
export async function limited(what, promise, within) {
  let timer;
  const late = new Promise((_, reject) => {
    const failure = new Failure(`${what}: not done within ${within} ms`);
    timer = setTimeout(reject, within, failure);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
