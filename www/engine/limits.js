/** What may be asked of an engine, checked and completed. */

import { callback, integer, record, refuse, text } from "./arguments.js";

const DAY_MS = 86_400_000;

const RANGES = {
  level: [1, 10],
  timeMs: [0, DAY_MS],
  depth: [1, 255],
  nodes: [1, Number.MAX_SAFE_INTEGER],
  multiPv: [1, 1_000],
};

/** Megabytes for the table: phones have less memory, and reload pages that take too much. */
const HASH_MB = { phone: 16, other: 64 };

/** No side has more men. */
const MOST_MEN = 12;

/**
 * The limits of a request. Unknown names are refused: a misspelt limit would be an endless search.
 *
 * @param {object} limits
 * @returns {{ limits: object, signal?: AbortSignal, onInfo?: Function }}
 */
export function readLimits(limits) {
  const { signal, onInfo, ...numbers } = record(limits, "limits");
  checkSignal(signal);
  callback(onInfo, "onInfo");
  return { limits: readNumbers(numbers), signal, onInfo };
}

/**
 * What is to be solved. Whether the variant has such options and men is for the rules to say.
 *
 * @param {string} variant
 * @param {object} [wishes] `{ options?, men?, onProgress?, signal? }`
 */
export function readGoal(variant, wishes) {
  const { options, men, onProgress, signal, ...rest } = record(
    wishes,
    "wishes",
  );
  for (const name of Object.keys(rest))
    refuse(name, "one of options, men, onProgress, signal");
  checkSignal(signal);
  callback(onProgress, "onProgress");
  const goal = {
    variant: text(variant, "variant"),
    options: { ...record(options, "options") },
    men: readMen(men),
  };
  return { goal, onProgress, signal };
}

/** Pairs of men, made flat; none for the whole game. */
function readMen(pairs) {
  if (pairs === undefined) return [];
  const isPair = (pair) => Array.isArray(pair) && pair.length === 2;
  if (!Array.isArray(pairs) || pairs.length === 0 || !pairs.every(isPair))
    refuse("men", "pairs of men, such as [[4, 3]]");
  return pairs.flat().map((count) => integer(count, "men", 3, MOST_MEN));
}

function checkSignal(signal) {
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse("signal", "an AbortSignal");
}

function readNumbers(numbers) {
  const read = {};
  for (const [name, value] of Object.entries(numbers)) {
    if (!Object.hasOwn(RANGES, name))
      refuse(name, `one of ${Object.keys(RANGES).join(", ")}`);
    if (value === undefined) continue;
    // Clocks give fractions of milliseconds.
    const fraction = name === "timeMs" && typeof value === "number";
    const whole = fraction ? Math.round(value) : value;
    read[name] = integer(whole, name, ...RANGES[name]);
  }
  return read;
}

/**
 * The options of an engine, complete.
 *
 * @param {{ hashMb?: number, seed?: number }} [options]
 */
export function readOptions(options) {
  const { hashMb = usualHashMb(), seed = randomSeed() } = record(
    options,
    "options",
  );
  return {
    hashMb: integer(hashMb, "hashMb", 1, 256),
    seed: integer(seed, "seed", 0, 0xffff_ffff),
  };
}

function usualHashMb() {
  const touch = globalThis.matchMedia?.("(pointer: coarse)").matches ?? false;
  const small = globalThis.navigator?.deviceMemory <= 4;
  return touch || small ? HASH_MB.phone : HASH_MB.other;
}

function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
