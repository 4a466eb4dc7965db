/**
 * Windows: several windows of one reader share one storage, and each writes all of it. So that none wipes out what
 * another has played, a window looks at what is there before it writes: a game that it does not know is put aside with its
 * earlier ones, and one that both have changed goes on here as a game of its own.
 */

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Played} Played */

/** How many games are kept for the undo of "new". */
export const KEPT_GAMES = 20;

/** A name for a new game that no other one has. */
export const newId = () =>
  Math.random().toString(36).slice(2, 12).padEnd(10, "0");

/** All games of a state. @param {State} state @returns {Played[]} */
const gamesOf = ({ game, earlier, later }) => [
  ...earlier,
  ...later,
  ...(game ? [game] : []),
];

export class Windows {
  /** The record of each game as this window last read or wrote it. @type {Map<string, string>} */
  #known = new Map();

  /** The state has been read or written as it is. @param {State} state */
  note(state) {
    this.#known = new Map(gamesOf(state).map(({ id, record }) => [id, record]));
  }

  /**
   * Our state with what other windows have played since.
   * @param {State} state
   * @param {State} stored what is there now
   * @returns {{ state: State, written: State }} `written` has the running game as another window has moved it on, while ours shows an older moment
   */
  join(state, stored) {
    const changed = new Map(
      gamesOf(stored)
        .filter(({ id, record, begun }) => {
          return begun && this.#known.get(id) !== record;
        })
        .map((game) => [game.id, game]),
    );
    const untouched = ({ id, record }) => this.#known.get(id) === record;
    const apart = (game) =>
      changed.has(game.id) && !untouched(game)
        ? { ...game, id: newId() }
        : game;
    const current = (game) => changed.get(game.id) ?? game;

    const game = state.game && apart(state.game);
    const [earlier, later] = [state.earlier, state.later].map((games) =>
      games.map(apart).map(current),
    );
    const ours = new Set(
      gamesOf({ ...state, game, earlier, later }).map(({ id }) => id),
    );
    const theirs = [...changed.values()].filter(({ id }) => !ours.has(id));
    const joined = {
      ...state,
      game,
      earlier: [...theirs, ...earlier].slice(-KEPT_GAMES),
      later,
    };
    const ahead = game && changed.get(game.id);
    return {
      state: joined,
      written: ahead ? { ...joined, game: ahead } : joined,
    };
  }
}

/** The state of a window that was at another game before it was loaded anew. @param {State} stored @param {string | null} own the id of that game @returns {State} */
export function returned(stored, own) {
  const at = stored.earlier.findIndex(({ id }) => id === own);
  if (at < 0 || stored.game?.id === own) return stored;
  const others = stored.earlier.toSpliced(at, 1);
  const aside = stored.game?.begun ? [stored.game] : [];
  return {
    ...stored,
    game: stored.earlier[at],
    earlier: [...aside, ...others],
  };
}
