/**
 * Tree: every line of a game that was played or read, so that going back and playing on loses none. Moves are texts as the
 * game writes them; a place in the tree is named by the moves that lead there from the start.
 */

/**
 * @typedef {object} Branch
 * @property {string} move     "" at the root, which is the start of the game
 * @property {string} comment  what the record says behind the move, "" for nothing
 * @property {Branch[]} next   the main line first
 */

/** @returns {Branch} */
export function branch(move = "") {
  return { move, comment: "", next: [] };
}

export class Tree {
  root = branch();
  /** Another number after each change. */
  revision = 0;

  /** A game's moves as a tree of one line. @param {readonly string[]} moves */
  static of(moves) {
    const tree = new Tree();
    tree.follow(moves);
    return tree;
  }

  /** Whether there is more than the moves of one line. */
  get plain() {
    for (let at = this.root; at; [at] = at.next)
      if (at.next.length > 1 || at.comment) return false;
    return true;
  }

  /** The game has come here: what is new is added, and these moves are the main line as far as they reach. @param {readonly string[]} moves */
  follow(moves) {
    this.revision += 1;
    let at = this.root;
    for (const move of moves) {
      const known = at.next.find((child) => child.move === move);
      const child = known ?? branch(move);
      at.next = [child, ...at.next.filter((other) => other !== child)];
      at = child;
    }
  }

  /** A line beside the main one; what is known stays where it is. @param {readonly string[]} moves */
  add(moves) {
    this.revision += 1;
    let at = this.root;
    for (const move of moves) {
      let child = at.next.find((known) => known.move === move);
      if (!child) at.next.push((child = branch(move)));
      at = child;
    }
  }

  /** The branch to which moves lead, null where the tree does not have them. @param {readonly string[]} moves @returns {Branch | null} */
  at(moves) {
    let at = this.root;
    for (const move of moves) {
      const child = at.next.find((known) => known.move === move);
      if (!child) return null;
      at = child;
    }
    return at;
  }

  /** The moves, and how the tree goes on behind them. @param {readonly string[]} moves @returns {string[]} */
  lineThrough(moves) {
    const line = [...moves];
    for (let next = this.at(moves)?.next[0]; next; [next] = next.next)
      line.push(next.move);
    return line;
  }
}

/** The side to move after so many moves of a game. @returns {"w" | "b"} */
export function turnAfter(game, made) {
  return (beganBy(game) === "w") === (made % 2 === 0) ? "w" : "b";
}

/** The side that made the first move of a game, or is to make it. */
export function beganBy({ moves, turn }) {
  const mover = turn === "w" ? "b" : "w";
  return moves.length % 2 === 0 ? turn : mover;
}
