/** A browser lent to one test: when the test is over it can do no more. */

import { Failure } from "../claims.mjs";

/**
 * @param {import("./driver.mjs").Driver} driver
 * @returns {{ driver: import("./driver.mjs").Driver, end: () => void }}
 */
export function lease(driver) {
  let over = false;
  const lent = new Proxy(driver, {
    get(target, name) {
      if (over) throw new Failure("the test is over");
      const member = target[name];
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  return {
    driver: lent,
    end() {
      over = true;
    },
  };
}
