/**
 * What is made when it is first asked for.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
export function once(make) {
  /** @type {{ it: T } | null} */
  let made = null;
  return () => (made ??= { it: make() }).it;
}
