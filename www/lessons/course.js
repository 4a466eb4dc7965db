/**
 * The course: chapters of steps, each a board and what is to be found on it. A step is written as a board of the rules
 * page is, and is checked by the rules when the page is built; its words stand in `www/i18n/lessons/<tag>.js` under
 * `ID.text`, `ID.right` and, where a wrong move is worth a remark of its own, `ID.wrong`.
 *
 * @typedef {import("../rules/diagrams.js").Diagram & { id: string }} Step
 */

/** @type {{ id: string, steps: Step[] }[]} */
export const course = [
  {
    id: "placing",
    steps: [
      { id: "place", hand: [9, 9], find: ["d6"] },
      {
        id: "crossing",
        white: "d6",
        black: "d2",
        hand: [8, 8],
        find: ["f4|b4"],
      },
      {
        id: "mill",
        white: "b6 f6",
        black: "d2 b4",
        hand: [7, 7],
        find: ["d6x*"],
        captures: 1,
      },
      {
        id: "hinder",
        white: "d6 f4",
        black: "a1 d1",
        hand: [7, 7],
        find: ["g1"],
        captures: 0,
      },
      {
        id: "fork",
        white: "b4 d2",
        black: "d6 f4",
        hand: [7, 7],
        find: ["b2"],
        captures: 0,
      },
      {
        id: "lock",
        white: "d7 b4 f2",
        black: "a7 d6 f4",
        hand: [6, 6],
        find: ["a4"],
        captures: 0,
      },
    ],
  },
  {
    id: "moving",
    steps: [
      {
        id: "slide",
        white: "d7 b4 e3 g4",
        black: "a4 d5 f2 c3",
        find: ["g4-g7|g4-f4|g4-g1"],
        captures: 0,
      },
      {
        id: "close",
        white: "b6 d6 f4 a1",
        black: "d5 g4 c3 d2",
        find: ["f4-f6x*"],
        captures: 1,
      },
      {
        id: "again",
        white: "b6 d6 f6 a1",
        black: "e3 d2 a4 g1 c4",
        find: ["d6-d5", "a4-a7", "d5-d6x*"],
        captures: 0,
      },
      {
        id: "safely",
        white: "b6 d6 f6 a4",
        black: "d5 a1 g4 e3 c3",
        find: ["b6-b4|f6-f4"],
        captures: 0,
      },
      {
        id: "double",
        white: "b6 f6 c5 e5 d6",
        black: "a1 d1 g1 c3 d3 e3 f2",
        find: ["d6-d5xf2", "d1-d2", "d5-d6x*"],
        captures: 1,
      },
      {
        id: "build",
        white: "a7 g7 b6 d6 f4",
        black: "d2 a1 c3 e4 g1",
        find: ["f4-f6x*"],
        captures: 1,
      },
      {
        id: "shared",
        white: "g7 g4 g1 d1 a1",
        black: "b2 d3 f6 c5 e4 d6",
        find: ["g7-d7|g4-f4|d1-d2|a1-a4"],
        captures: 0,
      },
    ],
  },
  {
    id: "taking",
    steps: [
      {
        id: "free",
        white: "a7 d7 e4 g1",
        black: "f6 f4 f2 d5",
        hand: [5, 5],
        find: ["g7xd5"],
        captures: 1,
      },
      {
        id: "broken",
        white: "a7 d7 e4 g1",
        black: "f6 f4 f2",
        hand: [5, 5],
        find: ["g7x*"],
        captures: 1,
      },
      {
        id: "choose",
        white: "b6 d6",
        black: "a1 d1 g7",
        hand: [7, 6],
        find: ["f6xd1|f6xa1"],
        captures: 1,
      },
      {
        id: "both",
        white: "b4 b6 d2 f2",
        black: "d7 g4 e5 c3",
        hand: [5, 5],
        find: ["b2x*"],
        captures: 1,
      },
    ],
  },
  {
    id: "flying",
    steps: [
      {
        id: "fly",
        white: "a1 d1 f6",
        black: "d7 b4 e5 c3 g4",
        find: ["f6-g1x*"],
        captures: 1,
      },
      {
        id: "gap",
        white: "a7 d3 g1",
        black: "b6 d6 f4 c3 a1",
        find: ["a7-f6|d3-f6|g1-f6"],
        captures: 0,
      },
      // What holds is proved in crate/tests/lessons.rs.
      {
        id: "hold",
        white: "d7 g7 d5",
        black: "f2 b2 b4 d3",
        find: ["d7-d2|g7-d2|d5-d2"],
        captures: 0,
      },
      {
        id: "hold-on",
        white: "d1 f4 e5",
        black: "a1 b4 d5 c4",
        find: ["d1-a4|f4-a4|e5-a4"],
        captures: 0,
      },
    ],
  },
  {
    id: "ending",
    steps: [
      {
        id: "last",
        white: "d3 e3 c4 f2",
        black: "a7 g4 d6",
        find: ["c4-c3x*"],
        ends: "fewer-than-three",
      },
      {
        id: "block",
        white: "a1 d2 g7 f6 f2 e3",
        black: "g1 d1 g4 f4",
        find: ["e3-e4"],
        ends: "blocked",
      },
    ],
  },
];
