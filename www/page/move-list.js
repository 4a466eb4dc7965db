/**
 * The moves of a game in numbered rows of white's and black's; where black began, the first row has no move of white.
 * @param {readonly string[]} moves
 * @param {"w" | "b"} turn the side to move after them
 * @returns {{ number: number, w: string | null, b: string | null }[]}
 */
export function moveRows(moves, turn) {
  if (moves.length === 0) return [];
  const blackBegan = (moves.length % 2 === 0) === (turn === "b");
  const plies = blackBegan ? [null, ...moves] : [...moves];
  const rows = [];
  for (let ply = 0; ply < plies.length; ply += 2)
    rows.push({
      number: ply / 2 + 1,
      w: plies[ply],
      b: plies[ply + 1] ?? null,
    });
  return rows;
}
