/**
 * The tree as the movetext of a record: `(variations)` beside the main line, `{comments}` behind moves. The rules read and
 * write the main line; what stands beside it is read here, and only what their game can play stays.
 */
import { Tree, branch } from "./tree.js";

/** @typedef {import("./tree.js").Branch} Branch */
/** @typedef {import("../engine/index.js").Game} Game */

/** Columns of the moves, as PGN asks. */
const COLUMNS = 80;

/** Variations in variations deeper than this are passed over: people write two or three. */
const DEEPEST = 16;

/**
 * The words of a record: a line to skip, a tag, a comment in one of its two forms, a bracket, a glyph, a move number, anything else.
 * A tag or comment without an end is one, too: a text full of them would else be read to its end from each of them.
 */
const WORDS =
  /^%[^\n]*|(\[(?:"(?:\\.|[^"\\])*"|[^\]["])*\]?)|\{([^}]*)\}?|;([^\n]*)|([()])|\$\d+|[!?]|\d+[.…]+|(\*|[^\s{}()[\];$!?*]+)/gm;

const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;

// --- writing -----------------------------------------------------------------------------------------------------------

/**
 * A game's record with all that its tree knows.
 * @param {string} record as the game writes it
 * @param {Tree} tree whose main line begins with the game's moves
 * @param {"w" | "b"} first the side that began
 * @param {number} made how many moves the game has
 */
export function annotated(record, tree, first, made) {
  const behind = record.indexOf("\n\n") + 2;
  if (behind < 2 || (tree.plain && !tree.lineThrough([])[made])) return record;
  const result = record.trim().split(/\s/).at(-1);
  const ply = first === "b" ? 1 : 0;
  const words = [
    ...commentWords(tree.root),
    ...lineWords(tree.root, ply, made),
    result,
  ];
  return `${record.slice(0, behind)}${wrapped(words)}\n`;
}

/**
 * The words of a line and of all that branches off. The main line ends where the game does: what it had before an undo goes on
 * as a variation of its last move, since a record has no other place for it.
 */
function* lineWords(from, ply, made = Infinity, fresh = true) {
  let numbered = fresh;
  for (let at = from, left = made; at.next.length > 0 && left > 0; left -= 1) {
    const [main, ...sides] = at.next;
    yield* moveWords(main, ply, numbered);
    const ending = left === 1 && main.next.length > 0;
    for (const side of sides) yield* sideWords(side, ply);
    if (ending) yield* sideWords(main, ply);
    numbered = Boolean(main.comment) || sides.length > 0;
    at = main;
    ply += 1;
  }
}

function* sideWords(side, ply) {
  const words = [...moveWords(side, ply, true)];
  const follow = lineWords(side, ply + 1, Infinity, Boolean(side.comment));
  words.push(...follow);
  words[0] = `(${words[0]}`;
  words.push(`${words.pop()})`);
  yield* words;
}

function* moveWords(at, ply, numbered) {
  if (ply % 2 === 0) yield `${ply / 2 + 1}.`;
  else if (numbered) yield `${(ply - 1) / 2 + 1}...`;
  yield at.move;
  yield* commentWords(at);
}

function commentWords({ comment }) {
  return comment ? `{${comment.replaceAll("}", ")")}}`.split(/\s+/) : [];
}

function wrapped(words) {
  const lines = [""];
  for (const word of words) {
    const line = lines.at(-1);
    if (!line) lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length < COLUMNS)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

// --- reading -----------------------------------------------------------------------------------------------------------

/**
 * The tree of a game that was read from a text.
 * @param {string} text records, or anything at all
 * @param {Game} game
 * @param {{ fromPosition: (position: string) => Game }} games the class of the game
 * @param {number} [which] of the games in the text
 */
export function readTree(text, game, games, which = 0) {
  const { start, moves } = game;
  const tree = Tree.of(moves);
  const written = sheets(text)[which];
  if (!written) return tree;
  graft(tree.root, written, games.fromPosition(start), moves);
  return tree;
}

/**
 * Takes over what was written along a line, as far as the game can play it. Lines may be long, so only variations recurse.
 * @param {Branch} target where the game stands
 * @param {Branch} source the same place as it was written
 * @param {Game} game is used up
 * @param {readonly string[]} main the moves of the line, where they are known
 */
function graft(target, source, game, main = []) {
  target.comment ||= source.comment;
  for (let ply = 0; source.next.length > 0; ply += 1) {
    const [first, ...sides] = source.next;
    const forks = sides.map(() => game.fork());
    const here = target;
    const move = tried(game, main[ply] ?? first.move);
    if (move !== null) target = grown(target, move);
    sides.forEach((side, at) =>
      graft(here, { ...branch(), next: [side] }, forks[at]),
    );
    if (move === null) break;
    target.comment ||= first.comment;
    source = first;
  }
  game.free();
}

/** The branch of a move, which is added where it is missing. */
function grown({ next }, move) {
  const known = next.find((child) => child.move === move);
  if (!known) next.push(branch(move));
  return known ?? next.at(-1);
}

/** Plays a written move. @returns {string | null} the move as the game writes it */
function tried(game, word) {
  try {
    return game.play(word).text;
  } catch {
    return null;
  }
}

/** The games of a text as they are written. A new one begins behind a result, and with a tag behind moves. @returns {Branch[]} */
function sheets(text) {
  const all = [new Sheet()];
  for (const [, tag, braced, lined, bracket, word] of text.matchAll(WORDS)) {
    if (all.at(-1).endsBefore(tag, word)) all.push(new Sheet());
    const sheet = all.at(-1);
    const comment = braced ?? lined;
    if (comment !== undefined) sheet.remark(comment);
    else if (bracket) sheet.turn(bracket);
    else if (word) sheet.take(word);
  }
  return all.map(({ root }) => root);
}

/** One game while it is read. */
class Sheet {
  root = branch();
  at = this.root;
  over = false;
  /** Where to go on behind each variation that is open; the place before it is what it branches from. */
  #open = [];
  #before = new Map();

  endsBefore(tag, word) {
    return this.over ? tag || word : tag && this.at !== this.root;
  }

  take(word) {
    if (RESULT.test(word)) this.over = this.#open.length === 0;
    else if (/^x/i.test(word)) this.at.move += word;
    else if (this.#open.length <= DEEPEST) {
      const next = branch(word);
      this.at.next.push(next);
      this.#before.set(next, this.at);
      this.at = next;
    }
  }

  turn(bracket) {
    if (bracket === "(") {
      this.#open.push(this.at);
      this.at = this.#before.get(this.at) ?? this.at;
    } else this.at = this.#open.pop() ?? this.at;
  }

  remark(comment) {
    if (this.#open.length > DEEPEST) return;
    const words = comment.trim().replace(/\s+/g, " ");
    this.at.comment = [this.at.comment, words].filter(Boolean).join(" ");
  }
}
