/**
 * What the board says, in whole sentences: the status line, the names of the points, the announcements of moves.
 * Every state has its own text; sentences stand one after the other, and are never joined from parts.
 */
import { neighbours } from "./geometry.js";
import { shortened } from "./shortened.js";
import { valueText } from "./values.js";
import { why } from "./why.js";

/** @typedef {import("../i18n/index.js").Translate} Translate */
/** @typedef {import("./session.js").Session} Session */

/** From how many quiet plies on the status counts them. */
const QUIET_WORTH_SAYING = 20;

/**
 * The status line.
 * @param {Session} session
 * @param {number} men each player's men at the start of the variant
 * @param {Translate} t
 * @param {string | null} notice a sentence that comes first: why something was refused
 */
export function statusText(session, men, t, notice = null) {
  return statusSentences(session, men, t, notice).join(" ");
}

/** The sentences of the status line, what matters most first. @type {(...about: Parameters<typeof statusText>) => string[]} */
export function statusSentences(session, men, t, notice) {
  const hint = session.hintShown && hintText(session, t);
  return [notice, hint, ...situationSentences(session, men, t)].filter(Boolean);
}

function situationSentences(session, men, t) {
  const { shownGame: game, situation, state } = session;
  if (session.moment) return momentSentences(session, t);
  const praise = session.solved && praiseText(session.exercise, t);
  if (situation.outcome)
    return [praise, outcomeText(situation.outcome, game.options, t)];
  if (praise) return [praise];
  if (state.tag === "capturing") return captureSentences(session, t);
  return [
    demandText(session, t),
    ...placingSentences(situation, men, t),
    quietText(game, t),
    repetitionText(game, t),
  ];
}

/** Which moment is shown, and who was to move then. */
function momentSentences({ moment, situation, lastMove }, t) {
  const { moves, options } = moment;
  const { turn, outcome } = situation;
  const mover = turn === "w" ? "b" : "w";
  const began = moves.length % 2 === 0 ? turn : mover;
  const n = (moves.length + (began === "b" ? 2 : 1)) >> 1;
  return [
    lastMove
      ? t(`status.moment.${mover}`, { n, move: moves.at(-1) })
      : t("status.moment.start"),
    outcome ? outcomeText(outcome, options, t) : t(`status.turn.${turn}`),
  ];
}

/** All has been found: the author's words for it, or ours. */
function praiseText({ remarks }, t) {
  return remarks.right || t("exercise.solved");
}

/** Who is to do what. */
function demandText(session, t) {
  const { situation, state, paused } = session;
  const { turn } = situation;
  switch (state.tag) {
    case "lifted":
      return t(
        `status.put.${flies(situation, state.from) ? "fly" : "slide"}.${turn}`,
        { point: state.from },
      );
    case "waiting":
      return t(`status.thinking.${turn}`);
    case "reviewing":
      return t(paused ? "status.paused" : `status.turn.${turn}`);
    default:
      return t(`status.${manner(situation)}.${turn}`);
  }
}

/** How the player to move may move: the name of a status. */
function manner(situation) {
  const { phase, turn } = situation;
  const movable = [...situation.movable()];
  const fly =
    phase[turn] === "flying" || movable.some((from) => flies(situation, from));
  if (phase[turn] !== "placing") return fly ? "fly" : "slide";
  if (movable.length === 0) return "place";
  return fly ? "place-or-fly" : "place-or-slide";
}

/** Whether a man has a target off its lines, or stands with a player who flies. */
function flies({ phase, turn, board, moves }, from) {
  if (phase[turn] === "flying") return true;
  const near = neighbours(board).get(from);
  return moves.some((move) => move.from === from && !near.has(move.to));
}

function captureSentences({ situation, state, shown }, t) {
  const { turn } = situation;
  const total = situation.due(state);
  const enemy = turn === "w" ? "b" : "w";
  return [
    total > 1
      ? t(`status.capture.several.${turn}`, {
          n: state.taken.length + 1,
          total,
        })
      : t(`status.capture.${turn}`),
    allInMills(situation.board, shown.men, enemy) &&
      t(`status.capture.any.${turn}`),
  ];
}

function allInMills({ mills }, men, side) {
  const full = mills
    .filter((mill) => mill.every((point) => men.get(point) === side))
    .flat();
  return [...men].every(
    ([point, whose]) => whose !== side || full.includes(point),
  );
}

function placingSentences({ phase, hand, turn, moves }, men, t) {
  const left = hand.w + hand.b;
  if (left === 0) return [];
  const slides = moves.some((move) => move.from !== null);
  return [
    phase[turn] === "placing" &&
      !slides &&
      t("status.placing", { n: 2 * men - left + 1, total: 2 * men }),
    t("status.hand.w", { n: hand.w }),
    t("status.hand.b", { n: hand.b }),
  ];
}

/** A limit counts moves of each player; an odd one can only count the moves of both. */
function quietText({ quiet, options }, t) {
  const limit = Number(options["quiet-limit"]);
  if (!(quiet >= Math.min(QUIET_WORTH_SAYING, limit / 2)) || quiet === 0)
    return null;
  if (limit % 2) return t("status.quiet.together", { n: quiet, limit });
  return t("status.quiet.each", { n: Math.floor(quiet / 2), limit: limit / 2 });
}

function repetitionText({ repetitions, options }, t) {
  if (repetitions < 2) return null;
  if (options.repetition === "off")
    return t("status.repeated.free", { n: repetitions });
  return t("status.repeated.second");
}

/** The result of a game and its reason, with the number of the rule. @param {Translate} t */
export function outcomeText({ winner, reason }, options, t) {
  if (reason === "quiet-limit") {
    const limit = Number(options["quiet-limit"]);
    return limit % 2
      ? t("reason.quiet-limit.together", { n: limit })
      : t("reason.quiet-limit.each", { n: limit / 2 });
  }
  return t(winner ? `reason.${reason}.${winner}` : `reason.${reason}`);
}

/** What has to be said first after some happenings. @param {import("./session.js").Happening} what @param {Translate} t @returns {string | null} */
export function noticeText(what, t) {
  switch (what.kind) {
    case "refuse":
      return refusalText(what, t);
    case "fail":
      return t("status.engine-failed");
    case "wait":
      return t("moves.wait");
    case "wrong":
      return what.remark ?? t(`exercise.wrong.${what.fault}`);
    case "move":
      return what.next ? t("exercise.next") : null;
    case "ask":
      return what.point && t("confirm.again", { point: what.point });
    default:
      return null;
  }
}

/** Why a press or a text was refused, and what to do instead. @param {Translate} t */
export function refusalText({ reason, text, stuck, point }, t) {
  const points = text.toLowerCase().match(/[a-g][1-7]/g) ?? [shortened(text)];
  const [from, to = from] = points;
  return t(stuck ? "illegal.stuck" : `illegal.${reason}`, {
    text: shortened(text),
    from,
    to,
    point: point ?? points.at(-1),
  });
}

/** The hint that is shown: the move, and one line of why. */
function hintText({ hintShown, situation, shownGame }, t) {
  const move = situation.moves.find(({ text }) => text === hintShown.best);
  if (!move) return null;
  const { from, to, captures } = move;
  const [first, second] = captures;
  const kind = ["", ".capture", ".captures"][captures.length];
  const reason = why(shownGame, move, hintShown.score);
  // Of a move that is given to be found the engine has said nothing.
  const silent = hintShown.expected && reason.key === "best";
  return [
    t(`hint.${from === null ? "place" : "move"}${kind}`, {
      from,
      to,
      first,
      second,
    }),
    silent ? "" : t(`hint.why.${reason.key}`, reason.slots),
  ]
    .join(" ")
    .trim();
}

/**
 * The accessible name of a point: where, whose man, and what a press does.
 * @param {string} point
 * @param {{ man: "w" | "b" | undefined, offers: import("./interaction.js").Offers, value?: import("../engine/index.js").Score }} look
 *   `value`: what a press is worth, where that is shown
 * @param {Translate} t
 */
export function pointName(point, { man, offers, value }, t) {
  const name = bareName(point, { man, offers }, t);
  return value ? [name, valueText(value, t)].join(" ") : name;
}

function bareName(point, { man, offers }, t) {
  const { movable, target, capturable, selected } = offers;
  const key = `point.${man ?? "empty"}`;
  if (selected === point) return t(`${key}.put-back`, { point });
  if (capturable.has(point)) return t(`${key}.capture`, { point });
  if (movable.has(point)) return t(`${key}.lift`, { point });
  if (!target.has(point)) return t(key, { point });
  return selected
    ? t(`${key}.move`, { point, from: selected })
    : t(`${key}.place`, { point });
}

/** What a beginner should know about a point. @param {string} point @param {import("./aids.js").Aids} aids @param {Translate} t */
export function aidText(point, { threats, mills, tight }, t) {
  return [
    threats.has(point) && t("aid.threat"),
    mills.some((mill) => mill.includes(point)) && t("aid.mill"),
    tight.has(point) && t("aid.tight"),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A board that nobody plays on, in words. @param {Session} session @param {Translate} t */
export function diagramText(session, t) {
  const { situation, shownGame: game } = session;
  const side = (side) => {
    const points = game.men[side];
    return points.length
      ? t(`point.diagram.${side}`, { points: points.join(", ") })
      : t(`point.diagram.none.${side}`);
  };
  const hands = situation.hand.w + situation.hand.b > 0;
  return [
    side("w"),
    side("b"),
    hands && t("status.hand.w", { n: situation.hand.w }),
    hands && t("status.hand.b", { n: situation.hand.b }),
    situation.outcome
      ? outcomeText(situation.outcome, game.options, t)
      : t(`status.turn.${situation.turn}`),
  ]
    .filter(Boolean)
    .join(" ");
}

/** A move that was made, for the ear. @param {import("./situation.js").Move} move @param {"w" | "b"} side @param {Translate} t */
export function moveText({ from, to, captures }, side, t) {
  const [first, second] = captures;
  const kind = ["", ".capture", ".captures"][captures.length];
  return t(`announce.${from === null ? "place" : "move"}${kind}.${side}`, {
    from,
    to,
    first,
    second,
  });
}

/** A player who has come to another phase. @param {"moving" | "flying"} phase @param {"w" | "b"} side @param {Translate} t */
export function phaseText(phase, side, t) {
  return t(`announce.${phase}.${side}`);
}
