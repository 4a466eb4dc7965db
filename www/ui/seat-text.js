import { seatOf, soleHuman } from "../page/seats.js";

/**
 * Who plays a side, in words.
 * @param {Pick<import("./view.js").View, "t" | "state">} view
 * @param {import("../page/seats.js").Side} side
 */
export function seatText({ t, state }, side) {
  const { seats } = state.game;
  if (seatOf(seats, side) === "engine")
    return t("seat.engine", { n: state.choices.level });
  return t(soleHuman(seats) ? "seat.you" : "seat.player");
}
