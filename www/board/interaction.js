/**
 * What a press on a point does: tagged states and a total switch over them. Pure: a state and a press go in, a state and an act come out.
 *
 * @typedef {{ tag: "idle" }
 *   | { tag: "lifted", from: string }
 *   | { tag: "capturing", from: string | null, to: string, taken: string[] }
 *   | { tag: "waiting" }
 *   | { tag: "reviewing" }
 *   | { tag: "over" }} State
 *
 * - idle: a human is to move and has chosen nothing
 * - lifted: the man on `from` is to be put down
 * - capturing: the man already shows on `to`; men are still to be taken
 * - waiting: the engine is to move
 * - reviewing: nobody is to move: a diagram, a paused game of two engines, or another moment than the present one
 * - over: the game has an outcome
 *
 * @typedef {{ do: "play", text: string } | { do: "refuse", reason: string, text: string, stuck?: true, point?: string } | { do: "resume" } | { do: "wait" } | null} Act
 * @typedef {{ state: State, act: Act }} Step
 */
import { neighbours } from "./geometry.js";
import { halfMoveText, stem } from "./situation.js";

/** @type {State} */
export const IDLE = { tag: "idle" };

/**
 * A press on a point.
 * @param {State} state
 * @param {string} point
 * @param {import("./situation.js").Situation} situation
 * @returns {Step}
 */
export function press(state, point, situation) {
  switch (state.tag) {
    case "idle":
      return pressIdle(point, situation);
    case "lifted":
      return pressLifted(state, point, situation);
    case "capturing":
      return pressCapturing(state, point, situation);
    case "waiting":
      return { state, act: { do: "wait" } };
    case "reviewing":
      return { state, act: { do: "resume" } };
    case "over":
      return refuse(state, point, situation);
  }
}

/** A press beside all points, or Escape: what was lifted goes back, a half move is kept. @param {State} state @returns {State} */
export function release(state) {
  return state.tag === "lifted" ? IDLE : state;
}

function pressIdle(point, situation) {
  if (situation.movable().has(point))
    return { state: { tag: "lifted", from: point }, act: null };
  if (situation.placeable().has(point)) return putDown(null, point, situation);
  return isStuck(point, situation)
    ? refuseStuck(point, situation)
    : refuse(IDLE, attempt(point, situation), situation);
}

function pressLifted(state, point, situation) {
  if (point === state.from) return { state: IDLE, act: null };
  if (situation.targets(state.from).has(point))
    return putDown(state.from, point, situation);
  if (situation.movable().has(point))
    return { state: { tag: "lifted", from: point }, act: null };
  if (isStuck(point, situation)) return refuseStuck(point, situation);
  return refuse(IDLE, stem(state.from, point), situation);
}

function pressCapturing(state, point, situation) {
  if (!situation.capturable(state).has(point)) {
    const step = refuse(state, situation.captureText(state, point), situation);
    return step.act ? { ...step, act: { ...step.act, point } } : step;
  }
  const half = { ...state, taken: [...state.taken, point] };
  if (half.taken.length < situation.due(half))
    return { state: half, act: null };
  return { state: IDLE, act: { do: "play", text: halfMoveText(half) } };
}

/** Plays a move, or asks for its captures first: a choice of one is asked too. */
function putDown(from, to, situation) {
  const half = { from, to, taken: [] };
  if (situation.due(half) > 0)
    return { state: { tag: "capturing", ...half }, act: null };
  return { state: IDLE, act: { do: "play", text: stem(from, to) } };
}

function refuse(state, text, situation) {
  const reason = situation.explain(text);
  return {
    state,
    act: reason === null ? null : { do: "refuse", reason, text },
  };
}

/** An own man that cannot move is refused in words of its own; to the game the way is `occupied`. */
function refuseStuck(point, situation) {
  const step = refuse(IDLE, attempt(point, situation), situation);
  return step.act?.do === "refuse"
    ? { ...step, act: { ...step.act, stuck: true } }
    : step;
}

function isStuck(point, { men, turn, moves, phase }) {
  return (
    men.get(point) === turn && phase[turn] !== "placing" && moves.length > 0
  );
}

/** The move a press on this point would have begun, so that the game can say why not. */
function attempt(point, { men, phase, turn, board }) {
  if (phase[turn] === "placing" || !men.has(point)) return point;
  return stem(point, [...neighbours(board).get(point)][0]);
}

/**
 * What the points offer in a state.
 * @typedef {object} Offers
 * @property {Set<string>} movable  men that may be lifted
 * @property {Set<string>} target  points that a press would place or move on
 * @property {Set<string>} capturable
 * @property {string | null} selected
 *
 * @param {State} state
 * @param {import("./situation.js").Situation} situation
 * @returns {Offers}
 */
export function offers(state, situation) {
  const none = {
    movable: new Set(),
    target: new Set(),
    capturable: new Set(),
    selected: null,
  };
  switch (state.tag) {
    case "idle":
      return {
        ...none,
        movable: situation.movable(),
        target: situation.placeable(),
      };
    case "lifted":
      return {
        ...none,
        movable: situation.movable(),
        target: situation.targets(state.from),
        selected: state.from,
      };
    case "capturing":
      return { ...none, capturable: situation.capturable(state) };
    case "waiting":
    case "reviewing":
    case "over":
      return none;
  }
}

/**
 * The men as they are to be seen: a half move already shows its man on the new point, without the men it has taken.
 * @param {State} state
 * @param {import("./situation.js").Situation} situation
 * @returns {{ men: Map<string, "w" | "b">, hand: Record<"w" | "b", number> }}
 */
export function shown(state, { men, hand, turn }) {
  if (state.tag !== "capturing") return { men, hand };
  const after = new Map(men);
  if (state.from !== null) after.delete(state.from);
  after.set(state.to, turn);
  for (const point of state.taken) after.delete(point);
  return {
    men: after,
    hand: state.from === null ? { ...hand, [turn]: hand[turn] - 1 } : hand,
  };
}
