/**
 * The boards of the rules page, by name. Each is checked by the rules when the page is built.
 *
 * @typedef {object} Diagram
 * @property {string} [variant]    the classic game where missing
 * @property {string} [white]      points with a white man
 * @property {string} [black]
 * @property {number[]} [hand]     men in hand, white and black; none where missing
 * @property {string[]} [find]     the moves to be found and the answers to them; `d6x*` takes any man that may be taken
 * @property {"fewer-than-three" | "blocked"} [ends]  how the moves end the game
 * @property {number} [captures]   how many men the first move takes
 * @property {string} [highlight]  points
 * @property {boolean} [free]      the reader plays both sides as he likes
 */

/** @type {Record<string, Diagram>} */
export const diagrams = {
  cover: {
    white: "b6 d6 f6 d7 g4 b4 d3",
    black: "a7 a4 b2 f4 e4 d2 g1",
    hand: [0, 0],
  },
  points: { hand: [9, 9], find: ["d6"] },
  hinder: {
    white: "d6 b4",
    black: "a7 d7",
    hand: [7, 7],
    find: ["g7"],
    captures: 0,
  },
  value: {
    white: "d6 f4",
    black: "b4 d2",
    hand: [7, 7],
    highlight: "b4 d2 d6 f4",
  },
  slide: {
    white: "d6 a4 e3 g1",
    black: "d5 b2 f4 c4",
    find: ["d6-d7|d6-b6|d6-f6"],
    captures: 0,
  },
  fly: {
    white: "a7 d7 c3",
    black: "b4 f2 e5 g1 d3",
    find: ["c3-g7x*"],
    captures: 1,
  },
  lasker: {
    variant: "ten",
    white: "a7 d7 g4",
    black: "b6 d2 e4",
    hand: [7, 7],
    find: ["g4-g7x*"],
    captures: 1,
  },
  close: {
    white: "b6 d6",
    black: "d2 e4",
    hand: [7, 7],
    find: ["f6x*"],
    captures: 1,
  },
  protected: {
    white: "g7 g4 d2",
    black: "b6 b4 b2 e5",
    hand: [5, 5],
    find: ["g1xe5"],
    captures: 1,
  },
  unprotected: {
    white: "g7 g4 d2",
    black: "b6 b4 b2",
    hand: [5, 5],
    find: ["g1x*"],
    captures: 1,
  },
  "two-at-once": {
    white: "b6 f6 d7 d5",
    black: "a1 g4 c3 e3",
    hand: [5, 5],
    find: ["d6x*"],
    captures: 1,
  },
  again: {
    white: "a7 d7 g7 c3",
    black: "b4 f2 d2 e4 c5",
    find: ["d7-d6", "b4-a4", "d6-d7x*"],
    captures: 0,
  },
  "no-mill": { white: "a7 b6 c5", black: "d6 f4 d2", highlight: "a7 b6 c5" },
  fewer: {
    white: "a7 d7 g4 f2",
    black: "b4 c3 e5",
    find: ["g4-g7x*"],
    ends: "fewer-than-three",
  },
  blocked: {
    white: "g4 a1 b4 b6 f6 d5",
    black: "a7 d7 a4 d6",
    find: ["g4-g7"],
    ends: "blocked",
  },
  double: {
    white: "a7 g7 b6 f6 d6",
    black: "a1 d1 g1 c3 d3 e3 e5",
    find: ["d6-d7xe5", "d1-d2", "d7-d6x*"],
    captures: 1,
  },
  shared: {
    white: "a7 d7 g7 a4 a1",
    black: "b2 d2 f4 e5 c4 d5",
    find: ["d7-d6|g7-g4|a4-b4|a1-d1"],
    captures: 0,
  },
  fork: {
    white: "d6 f4",
    black: "d5 g4",
    hand: [7, 7],
    find: ["f6"],
    captures: 0,
  },
  three: { variant: "three", free: true },
  five: { variant: "five", free: true },
  six: { variant: "six", free: true },
  seven: { variant: "seven", free: true },
  nine: { variant: "nine", free: true },
  ten: { variant: "ten", free: true },
  eleven: { variant: "eleven", free: true },
  twelve: { variant: "twelve", free: true },
};
