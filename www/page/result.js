/** The result of a game as records write it; "" while it goes on. @param {{ winner: "w" | "b" | null } | null} outcome */
export function resultOf(outcome) {
  if (!outcome) return "";
  if (outcome.winner === null) return "½–½";
  return outcome.winner === "w" ? "1–0" : "0–1";
}
