/** A board, as a hand finds it: points to press, men to drag, words to read. */

import { none, same } from "../claims.mjs";
import { until } from "../wait.mjs";
import { look } from "./look.mjs";

/** @typedef {import("./look.mjs").Look} Look */

export class Board {
  #driver;
  #selector;

  /**
   * @param {import("../driver/driver.mjs").Driver} driver
   * @param {string} [selector]
   */
  constructor(driver, selector = "#board") {
    this.#driver = driver;
    this.#selector = selector;
  }

  /**
   * @param {string} what in words
   * @param {(seen: Look) => unknown} [accept]
   * @param {number} [within]
   * @returns {Promise<Look>} what was accepted, free of contradictions
   */
  async shows(what, accept = () => true, within = undefined) {
    const glance = () => this.#driver.evaluate(look, this.#selector);
    const ready = (seen) => seen && accept(seen);
    const seen = await until(what, glance, ready, within);
    none(what, seen.wrong);
    return seen;
  }

  /** The board when no engine is thinking. */
  quiet(within) {
    const still = ({ busy, outcome }) => !busy || outcome;
    return this.shows("the engine has answered", still, within);
  }

  /** Two different looks have different stamps. */
  static stamp({ state, position, moves, selected, capturable, outcome }) {
    const parts = [state, position, moves, selected, capturable, outcome];
    return JSON.stringify(parts);
  }

  /**
   * The board after something has happened and the engine, if any, has
   * answered.
   *
   * @param {Look} before
   * @param {string} by what it should change, in words
   */
  changed(before, by) {
    const old = Board.stamp(before);
    return this.shows(`${by} changes the board`, (seen) => {
      return Board.stamp(seen) !== old && (!seen.busy || seen.outcome);
    });
  }

  /**
   * Presses a point with the mouse.
   *
   * @param {string} point
   * @param {Look} [seen] the board as it still is, if somebody has just looked
   */
  async press(point, seen) {
    await this.#driver.click(seen?.at[point] ?? (await this.at(point)));
  }

  /** Touches a point with a finger or a pen; otherwise as `press`. */
  async tap(point, seen, pointer = "touch") {
    await this.#driver.tap(seen?.at[point] ?? (await this.at(point)), pointer);
  }

  /** Drags the man on a point to another. */
  async drag(from, to, pointer = "mouse") {
    const [start, end] = [await this.at(from), await this.at(to)];
    await this.#driver.drag(start, end, pointer);
  }

  /**
   * Presses some points one after the other.
   *
   * @param {string} points spaces between
   * @param {"press" | "tap"} [hand]
   */
  async pressAll(points, hand = "press") {
    let seen = await this.quiet();
    for (const point of points.split(" ")) {
      await this[hand](point, seen);
      seen = await this.changed(seen, `${hand} on ${point}`);
    }
    return seen;
  }

  /**
   * Presses two points one after the other: the first is given, the second is
   * one that is free then, for nobody knows where the engine puts its man.
   *
   * @param {string} point
   */
  async pressTwo(point) {
    const seen = await this.pressAll(point);
    return this.pressAll(seen.target[0]);
  }

  /** @returns {Promise<import("../driver/driver.mjs").Point>} of a point, in view */
  at(point) {
    return this.#driver.evaluate(middleOf, this.#selector, point);
  }

  /** @returns {Promise<{ points: any[], lines: string[][] }>} */
  geometry() {
    return this.#driver.evaluate(
      (selector) => document.querySelector(selector).game.board,
      this.#selector,
    );
  }

  /** @returns {Promise<string>} the accessible name of a point's button */
  name(point) {
    return this.#driver.evaluate(nameOf, this.#selector, point);
  }

  /** @returns {Promise<string | null>} the point that has the focus */
  focused() {
    return this.#driver.evaluate(focusedIn, this.#selector);
  }

  /** The moves of the game are these. */
  async played(moves) {
    const { moves: seen } = await this.shows(
      `${moves.length} moves`,
      (seen) => seen.moves.length === moves.length,
    );
    same("moves", seen, moves);
  }
}

/** The middle of a point's button; runs in the page. */
function middleOf(selector, point) {
  const root = document.querySelector(selector).shadowRoot;
  const button = root.querySelector(`button[data-point="${point}"]`);
  const middle = () => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = middle();
  const inView = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
  if (!inView) button.scrollIntoView({ block: "center", behavior: "instant" });
  return middle();
}

/** Runs in the page. */
function nameOf(selector, point) {
  const root = document.querySelector(selector).shadowRoot;
  const button = root.querySelector(`button[data-point="${point}"]`);
  return (button.getAttribute("aria-label") ?? button.textContent).trim();
}

/** Runs in the page. */
function focusedIn(selector) {
  const root = document.querySelector(selector).shadowRoot;
  return root.activeElement?.dataset.point ?? null;
}
