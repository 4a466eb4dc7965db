/** Checks of what callers pass. Each returns the value or throws a MlinError "bad-argument". */

import { MlinError } from "./errors.js";

/** @returns {never} */
export function refuse(field, expected) {
  throw new MlinError("bad-argument", `${field}: expected ${expected}`, {
    field,
  });
}

/** @returns {string} */
export function text(value, field) {
  return typeof value === "string" ? value : refuse(field, "a string");
}

/** @returns {"w" | "b"} */
export function side(value, field) {
  return value === "w" || value === "b" ? value : refuse(field, '"w" or "b"');
}

/** @returns {object} `{}` for undefined */
export function record(value = {}, field) {
  const plain =
    typeof value === "object" && value !== null && !Array.isArray(value);
  return plain ? value : refuse(field, "an object");
}

/** @returns {number} */
export function integer(value, field, low, high) {
  return Number.isInteger(value) && value >= low && value <= high
    ? value
    : refuse(field, `a whole number from ${low} to ${high}`);
}

/** @returns {Function | undefined} */
export function callback(value, field) {
  return value === undefined || typeof value === "function"
    ? value
    : refuse(field, "a function");
}
