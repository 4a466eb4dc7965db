import { seatOf, soleHuman } from "../page/seats.js";

/** The engine's level that plays perfectly where the game is solved. */
const HIGHEST_LEVEL = 10;

/** The tags of a record that name its players. */
const TAGS = { w: "White", b: "Black" };

/**
 * Who plays a side, in words: a name where there is one.
 * @param {Pick<import("./view.js").View, "t" | "state" | "game"> & { perfect?: boolean }} view
 * @param {import("../page/seats.js").Side} side
 */
export function seatText({ t, state, game, perfect }, side) {
  const { seats, yours } = state.game;
  const { level, blackLevel, names } = state.choices;
  if (seatOf(seats, side) === "engine") {
    const n = soleHuman(seats) || side === "w" ? level : blackLevel;
    const knows = perfect && n === HIGHEST_LEVEL;
    return knows ? t("seat.engine.perfect") : t("seat.engine", { n });
  }
  const recorded = game.tags[TAGS[side]];
  if (recorded && recorded !== "?") return recorded;
  const name = side === yours ? names.you : names.guest;
  return name || t(soleHuman(seats) ? "seat.you" : "seat.player");
}
