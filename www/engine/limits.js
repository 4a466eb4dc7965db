/** What may be asked of an engine, checked and completed. */

import { callback, integer, record, refuse } from "./arguments.js";

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

/**
 * The limits of a request. Unknown names are refused: a misspelt limit would be an endless search.
 *
 * @param {object} limits
 * @returns {{ limits: object, signal?: AbortSignal, onInfo?: Function }}
 */
export function readLimits(limits) {
  const { signal, onInfo, ...numbers } = record(limits, "limits");
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse("signal", "an AbortSignal");
  callback(onInfo, "onInfo");
  return { limits: readNumbers(numbers), signal, onInfo };
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
