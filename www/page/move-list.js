/**
 * The moves of a tree as they are listed: numbered rows of white's and black's, and under a row what branches off there.
 *
 * @typedef {object} Listed
 * @property {import("./tree.js").Branch} at the move
 * @property {string[]} line the moves of its line from the start of the game
 * @property {number} made how many of them lead here
 * @property {string} [number] of the move, where a side line has to say it
 *
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
  /** @type {string[]} */
  const line = [];
  let row = null;
  let at = root;
  let ply = first === "b" ? 1 : 0;
  for (let left = made; left > 0 && at.next.length > 0; left -= 1, ply += 1) {
    const [main, ...sides] = at.next;
    if (row === null || ply % 2 === 0) items.push((row = emptyRow(ply)));
    const before = line.length;
    line.push(main.move);
    row[ply % 2 === 0 ? "w" : "b"] = { at: main, line, made: line.length };
    if (main.comment) items.push(comment(main));
    for (const side of sides)
      items.push(...sideItems(side, line.slice(0, before), ply, 1));
    at = main;
  }
  for (const later of redoable ? at.next.slice(1) : at.next)
    items.push(...sideItems(later, [...line], ply, 1));
  return items;
}

function emptyRow(ply) {
  return { kind: "row", number: 1 + (ply >> 1), w: null, b: null };
}

const comment = ({ comment: text }) => ({ kind: "comment", text });

/** A side line, and behind it what branches off from it. `line`: the moves before it, to which its own are added */
function sideItems(side, line, ply, depth) {
  const words = [];
  const later = [];
  const item = { kind: "side", depth: Math.min(depth, DEEPEST), words };
  for (let at = side; at; [at] = at.next, ply += 1) {
    line.push(at.move);
    const said = { at, line, made: line.length };
    if (ply % 2 === 0 || at === side)
      said.number = `${1 + (ply >> 1)}${ply % 2 === 0 ? "." : "…"}`;
    words.push(said);
    if (at.comment) words.push({ text: at.comment });
    for (const other of at.next.slice(1))
      later.push(...sideItems(other, [...line], ply + 1, depth + 1));
  }
  return [item, ...later];
}
