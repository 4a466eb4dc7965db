/** Figures in words. @param {number[]} figures @param {number} [digits] */
export function spread(figures, digits = 0) {
  if (figures.length === 0) return "none";
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (part) =>
    sorted[Math.round(part * (sorted.length - 1))].toFixed(digits);
  return `median ${at(0.5)} ms, least ${at(0)}, most ${at(1)} (${sorted.length})`;
}
