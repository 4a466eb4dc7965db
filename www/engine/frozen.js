/**
 * Plain data that nobody can change, however deep.
 *
 * @template T
 * @param {T} value
 * @returns {T}
 */
export function frozen(value) {
  if (typeof value === "object") Object.values(value).forEach(frozen);
  return Object.freeze(value);
}
