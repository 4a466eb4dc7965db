/**
 * The rules page as it is built in every language: chapters, numbered rules, boards. The words stand in
 * `www/i18n/rules/<tag>.js`, under the keys that are named here.
 *
 * @typedef {object} Rule
 * @property {string} number       that of the rule sheet, and of the reasons which the game gives
 * @property {string[]} texts      paragraphs
 * @property {string[]} [boards]   names of diagrams, each with a caption and, if it is to be solved, a task
 * @typedef {{ id: string, rules?: Rule[], texts?: string[], list?: string[], listTitle?: string }} Chapter
 */

/** @type {Chapter[]} */
export const chapters = [
  {
    id: "board",
    rules: [
      {
        number: "1.1",
        texts: ["board.lines", "board.names"],
        boards: ["points"],
      },
      { number: "1.2", texts: ["board.men"] },
    ],
  },
  {
    id: "turn",
    texts: ["turn.lead"],
    rules: [
      {
        number: "2.1",
        texts: ["turn.place", "turn.place.hinder", "turn.place.value"],
        boards: ["hinder", "value"],
      },
      { number: "2.2", texts: ["turn.slide"], boards: ["slide"] },
      { number: "2.3", texts: ["turn.fly", "turn.fly.why"], boards: ["fly"] },
      { number: "2.4", texts: ["turn.lasker"], boards: ["lasker"] },
    ],
  },
  {
    id: "mill",
    texts: ["mill.lead"],
    rules: [
      { number: "3.1", texts: ["mill.close"], boards: ["close"] },
      {
        number: "3.2",
        texts: ["mill.protected", "mill.unprotected"],
        boards: ["protected", "unprotected"],
      },
      { number: "3.3", texts: ["mill.two"], boards: ["two-at-once"] },
      { number: "3.4", texts: ["mill.again"], boards: ["again"] },
      { number: "3.5", texts: ["mill.none"], boards: ["no-mill"] },
    ],
  },
  {
    id: "end",
    texts: ["end.lead"],
    rules: [
      { number: "4.1", texts: ["end.fewer"], boards: ["fewer"] },
      { number: "4.2", texts: ["end.blocked"], boards: ["blocked"] },
      { number: "4.3", texts: ["end.full"] },
      { number: "4.4", texts: ["end.repetition"] },
      { number: "4.5", texts: ["end.quiet"] },
      { number: "4.6", texts: ["end.both-flying"] },
      { number: "4.7", texts: ["end.agreement", "end.perfect"] },
    ],
  },
  { id: "variants", texts: ["variants.lead"] },
  {
    id: "play",
    texts: ["play.lead"],
    rules: [
      { number: "6.1", texts: ["play.open"] },
      { number: "6.2", texts: ["play.double"], boards: ["double"] },
      { number: "6.3", texts: ["play.shared"], boards: ["shared"] },
      { number: "6.4", texts: ["play.fork"], boards: ["fork"] },
    ],
    listTitle: "advice.title",
    list: [
      "advice.crossings",
      "advice.first",
      "advice.threats",
      "advice.hinder",
      "advice.spread",
      "advice.shut-in",
    ],
  },
  {
    id: "differ",
    texts: ["differ.lead"],
    list: ["differ.two", "differ.quiet", "differ.fly", "differ.shared"],
  },
  {
    id: "history",
    texts: [
      "history.oldest",
      "history.middle",
      "history.family",
      "history.solved",
      "history.names",
    ],
  },
];

/** The questions, in order: `ask.NAME` and its `answer.NAME`. */
export const questions = [
  "points",
  "open",
  "diagonal",
  "draw",
  "from-mill",
  "again",
  "stuck",
  "least",
  "start",
  "solved",
];
