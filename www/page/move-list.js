/**
 * The moves of a tree as they are listed: numbered rows of white's and black's, and under a row what branches off there.
 *
 * @typedef {{ path: string[], move: string, number?: string }} Listed
 *   a move, the moves that lead to it, itself included, and in a side line its number where that is to be said
 * @typedef {{ kind: "row", number: number, w: Listed | null, b: Listed | null }
 *   | { kind: "comment", text: string }
 *   | { kind: "side", depth: number, words: (Listed | { text: string })[] }} Item
 *   a row without a move of white is the first one of a game in which black began; a side line's words are its moves and
 *   comments
 */

/** Side lines in side lines are set in no further than this. */
const DEEPEST = 3;

/**
 * @param {import("./tree.js").Tree} tree
 * @param {"w" | "b"} first the side that began
 * @param {number} made how many moves of the main line the game has; what it had before comes below them
 * @param {boolean} redoable whether redo brings that back: then it is not listed
 * @returns {Item[]}
 */
export function moveItems({ root }, first, made, redoable) {
  const items = root.comment ? [comment(root)] : [];
  const path = [];
  let row = null;
  let at = root;
  let ply = first === "b" ? 1 : 0;
  for (let left = made; left > 0 && at.next.length > 0; left -= 1, ply += 1) {
    const [main, ...sides] = at.next;
    if (row === null || ply % 2 === 0) items.push((row = emptyRow(ply)));
    row[ply % 2 === 0 ? "w" : "b"] = {
      move: main.move,
      path: [...path, main.move],
    };
    if (main.comment) items.push(comment(main));
    for (const side of sides) items.push(...sideItems(side, path, ply, 1));
    at = main;
    path.push(main.move);
  }
  for (const later of redoable ? at.next.slice(1) : at.next)
    items.push(...sideItems(later, path, ply, 1));
  return items;
}

function emptyRow(ply) {
  return { kind: "row", number: 1 + (ply >> 1), w: null, b: null };
}

const comment = ({ comment: text }) => ({ kind: "comment", text });

/** A side line, and behind it what branches off from it. */
function sideItems(side, path, ply, depth) {
  const words = [];
  const later = [];
  const item = { kind: "side", depth: Math.min(depth, DEEPEST), words };
  let numbered = false;
  for (let at = side; at; [at] = at.next, ply += 1) {
    path = [...path, at.move];
    const number = 1 + (ply >> 1);
    const said = { move: at.move, path };
    if (ply % 2 === 0) said.number = `${number}.`;
    else if (!numbered) said.number = `${number}…`;
    words.push(said);
    if (at.comment) words.push({ text: at.comment });
    numbered = true;
    for (const other of at.next.slice(1))
      later.push(...sideItems(other, path, ply + 1, depth + 1));
  }
  return [item, ...later];
}
