/** A board of a page as its author writes it: the tag's attributes, a drawing for those who have no scripts, a check by the rules. */

import { svgOf } from "../board/image.js";
import { BOARDS, MEN } from "../board/looks/index.js";
import { Game, variants } from "../engine/index.js";
import { intlTags } from "../i18n/index.js";
import { html } from "./markup.mjs";

/** Points of one ring of a position text. */
const RING = 8;

/** Colours of the drawing: the page's own, so that it follows its light and dark and can be printed. */
const PALETTE = {
  ...{ wood: "var(--board)", grain: "var(--board)", label: "var(--board-ink)" },
  ...{ line: "var(--board-ink)", inlay: "var(--board-inlay)" },
  ...{ white: "var(--man-white)", black: "var(--man-black)" },
  ...{ hint: "var(--board-mark)", last: "var(--board-mark)" },
  look: BOARDS.ink,
  set: MEN.turned,
};

/** @typedef {import("../rules/diagrams.js").Diagram} Diagram */

const words = (text = "") => text.split(" ").filter(Boolean);

/**
 * @param {Diagram} diagram
 * @param {string} [turn] "w" or "b"
 * @returns {string} the position as text
 */
export function positionOf(
  { variant = "nine", white, black, hand = [0, 0] },
  turn = "w",
) {
  const { men, board } = variants().find(({ id }) => id === variant);
  if (white === undefined && black === undefined)
    return new Game(variant).position;
  const [w, b] = [words(white), words(black)];
  const known = new Set(board.points.map(({ name }) => name));
  for (const [side, points] of [w, b].entries()) {
    const strange = points.find((point) => !known.has(point));
    if (strange) throw new Error(`no point ${strange}`);
    if (points.length + hand[side] > men) throw new Error("too many men");
  }
  const signs = board.points.map(({ name }) =>
    w.includes(name) ? "W" : b.includes(name) ? "B" : ".",
  );
  const rings = [];
  while (signs.length) rings.push(signs.splice(0, RING).join(""));
  return `${variant} ${rings.join("/")} ${turn} ${hand.join(",")} 0`;
}

/**
 * The moves to be found with every capture that is as good, as the attribute `puzzle` writes them.
 * @param {Diagram} diagram
 * @returns {string | null}
 * @throws {Error} where the rules do not allow a move, or it does not do what the author says
 */
export function puzzleOf({ find, ends, captures, ...diagram }) {
  if (!find) return null;
  const game = Game.fromPosition(positionOf(diagram));
  const turns = find.map((turn, at) => {
    const right = turn.split("|").flatMap((text) => meant(text, game));
    const { captures: taken } = game.play(right[0]);
    if (at === 0 && captures !== undefined && taken.length !== captures)
      throw new Error(`${right[0]} takes ${taken.length} men, not ${captures}`);
    return right.join("|");
  });
  if (game.outcome?.reason !== ends)
    throw new Error(`the moves end with ${game.outcome?.reason}, not ${ends}`);
  game.free();
  return turns.join(" ");
}

/** The legal moves that a text means; `*` stands for every man that may be taken. */
function meant(text, game) {
  const legal = game.legalMoves().map((move) => move.text);
  const found = text.endsWith("x*")
    ? legal.filter((move) => move.startsWith(text.slice(0, -1)))
    : legal.filter((move) => move === text);
  if (found.length > 0) return found;
  throw new Error(`${text}: ${game.explain(text.replace("x*", ""))}`);
}

/**
 * The board as a drawing, with a text for those who do not see it.
 * @param {Diagram} diagram
 * @param {string} tag the language
 * @param {import("../i18n/index.js").Translate} t
 */
export function drawingOf(diagram, tag, t) {
  const game = Game.fromPosition(positionOf(diagram));
  const { men, board, turn } = game;
  const side = (side) => men[side].map((point) => [point, side]);
  const list = new Intl.ListFormat(intlTags(tag), { type: "conjunction" });
  const told = (side) =>
    men[side].length
      ? t(`point.diagram.${side}`, { points: list.format(men[side]) })
      : t(`point.diagram.none.${side}`);
  const picture = {
    men: new Map([...side("w"), ...side("b")]),
    hand: { w: 0, b: 0 },
    last: null,
    highlight: words(diagram.highlight),
    arrows: [],
    values: new Map(),
  };
  const title = [told("w"), told("b"), t(`status.turn.${turn}`)].join(" ");
  const setting = { board, flipped: false, coordinates: true, men: 0 };
  game.free();
  return html(svgOf(picture, setting, PALETTE, title));
}
