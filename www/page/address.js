/**
 * The address of the page: the one place that reads parameters out of it, and takes them away, so that a reload shows
 * the stored game and not the link again.
 */
import { carriesParameters, pageOf, readLink } from "./link.js";

/** Whether the address carries a link's parameters now. */
export function linkIsThere() {
  return carriesParameters(location);
}

/**
 * Takes the link out of the address; an empty one when there is none.
 * @returns {import("./link.js").Link}
 * @throws {import("./page-error.js").PageError} when a parameter cannot be read
 */
export function takeLink() {
  if (!linkIsThere()) return {};
  const { hash, search } = location;
  history.replaceState(null, "", pageOf(location.href));
  return readLink({ hash, search });
}
