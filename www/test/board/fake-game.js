/**
 * A small stand-in for the game of the rules: enough of them to play on in tests of the board, on any board, without the wasm.
 * It knows placing, sliding, flying, one or two captures, and the loss with fewer than three men or without a move.
 */

/** @param {string} text lines separated by " / " */
export function boardOf(text) {
  const lines = text.split(" / ").map((line) => line.split(" "));
  const points = [...new Set(lines.flat())].map((name) => ({
    name,
    x: name.charCodeAt(0) - 97,
    y: Number(name.slice(1)) - 1,
  }));
  const mills = lines.flatMap((line) =>
    line.slice(2).map((_, index) => line.slice(index, index + 3)),
  );
  return { points, lines, mills };
}

/** The board of nine men. */
export const NINE = boardOf(
  "a7 d7 g7 / g7 g4 g1 / g1 d1 a1 / a1 a4 a7 / b6 d6 f6 / f6 f4 f2 / f2 d2 b2 / b2 b4 b6 / c5 d5 e5 / e5 e4 e3 / e3 d3 c3 / c3 c4 c5 / d7 d6 d5 / g4 f4 e4 / d1 d2 d3 / a4 b4 c4",
);

/** The board of three men, with its diagonals. */
export const THREE = boardOf(
  "a3 b3 c3 / a2 b2 c2 / a1 b1 c1 / a3 a2 a1 / b3 b2 b1 / c3 c2 c1 / a3 b2 c1 / c3 b2 a1",
);

const other = (side) => (side === "w" ? "b" : "w");

/** See the head of the file. */
export class FakeGame {
  /**
   * @param {object} [start]
   * @param {ReturnType<typeof boardOf>} [start.board]
   * @param {string} [start.w] white's men, spaces between
   * @param {string} [start.b]
   * @param {[number, number]} [start.hand]
   * @param {"w" | "b"} [start.turn]
   * @param {Record<string, string>} [start.options]
   */
  constructor({
    board = NINE,
    w = "",
    b = "",
    hand = [9, 9],
    turn = "w",
    options = {},
  } = {}) {
    this.board = board;
    this.variant = board === THREE ? "three" : "nine";
    this.options = {
      flying: "on",
      "double-mill": "one",
      "both-flying": "offer",
      "quiet-limit": "100",
      repetition: "on",
      ...options,
    };
    const men = new Map();
    for (const point of w.split(" ").filter(Boolean)) men.set(point, "w");
    for (const point of b.split(" ").filter(Boolean)) men.set(point, "b");
    this.past = [];
    this.future = [];
    this.now = {
      men,
      hand: { w: hand[0], b: hand[1] },
      turn,
      quiet: 0,
      moves: [],
      ended: null,
    };
    this.repetitions = 1;
    this.tags = {};
  }

  get turn() {
    return this.now.turn;
  }
  get hand() {
    return { ...this.now.hand };
  }
  get quiet() {
    return this.now.quiet;
  }
  get moves() {
    return this.now.moves;
  }
  get men() {
    const of = (side) =>
      [...this.now.men]
        .filter(([, whose]) => whose === side)
        .map(([point]) => point);
    return { w: of("w"), b: of("b") };
  }
  get phase() {
    return { w: this.#phase("w"), b: this.#phase("b") };
  }
  get position() {
    const { men, hand, turn } = this.now;
    const letters = this.board.points.map(({ name }) => men.get(name) ?? ".");
    return `${letters.join("")} ${turn} ${hand.w},${hand.b}`;
  }
  get offersDraw() {
    const fly = ({ men, hand }) =>
      hand.w + hand.b === 0 &&
      ["w", "b"].every(
        (side) => [...men.values()].filter((of) => of === side).length === 3,
      );
    return fly(this.now) && !fly(this.past.at(-1) ?? this.now);
  }
  get undoable() {
    return this.past.length > 0;
  }
  get redoable() {
    return this.future.length > 0;
  }
  get outcome() {
    const { turn, ended } = this.now;
    if (ended) return ended;
    const few = ["w", "b"].find(
      (side) => this.men[side].length + this.hand[side] < 3,
    );
    if (few) return { winner: other(few), reason: "fewer-than-three" };
    return this.#listed().length
      ? null
      : { winner: other(turn), reason: "blocked" };
  }

  legalMoves() {
    return this.outcome ? [] : this.#listed();
  }

  play(text) {
    const reason = this.explain(text);
    if (reason) throw Object.assign(new Error(reason), { code: reason });
    const move = this.#find(text);
    const { men, hand, turn, quiet, moves } = this.now;
    const after = new Map(men);
    if (move.from) after.delete(move.from);
    after.set(move.to, turn);
    for (const point of move.captures) after.delete(point);
    this.#step({
      men: after,
      hand: move.from ? hand : { ...hand, [turn]: hand[turn] - 1 },
      turn: other(turn),
      quiet: move.captures.length ? 0 : quiet + 1,
      moves: [...moves, move.text],
      ended: null,
    });
    return move;
  }

  undo() {
    if (!this.past.length) return false;
    this.future.push(this.now);
    this.now = this.past.pop();
    return true;
  }

  redo() {
    if (!this.future.length) return false;
    this.past.push(this.now);
    this.now = this.future.pop();
    return true;
  }

  resign(side) {
    this.#step({
      ...this.now,
      ended: { winner: other(side), reason: "resignation" },
    });
  }

  agreeDraw() {
    this.#step({ ...this.now, ended: { winner: null, reason: "agreement" } });
  }

  fork() {
    const copy = new FakeGame({ board: this.board, options: this.options });
    return Object.assign(copy, {
      past: [...this.past],
      future: [...this.future],
      now: this.now,
    });
  }

  passed() {
    const copy = this.fork();
    copy.now = { ...this.now, turn: other(this.now.turn) };
    return copy;
  }

  free() {
    this.freed = true;
  }

  /** The reasons that a press on the board can meet. */
  explain(text) {
    if (this.outcome) return "game-over";
    if (this.#find(text)) return null;
    const [path, ...captures] = text.split("x");
    const [from, to] = path.includes("-") ? path.split("-") : [null, path];
    const { men, turn, hand } = this.now;
    if (from && hand[turn] > 0) return "still-placing";
    if (!from && hand[turn] === 0) return "nothing-in-hand";
    if (from && men.get(from) !== turn) return "not-your-man";
    if (men.has(to)) return "occupied";
    const same = this.#listed().filter(
      (move) => move.from === from && move.to === to,
    );
    if (!same.length) return "not-adjacent";
    const due = same[0].captures.length;
    if (captures.length > due) return "no-mill";
    if (captures.length < due) return "capture-required";
    return captures.some((point) => men.get(point) !== other(turn))
      ? "nothing-there"
      : "in-mill";
  }

  #step(next) {
    this.past.push(this.now);
    this.future = [];
    this.now = next;
  }

  #phase(side) {
    if (this.now.hand[side] > 0) return "placing";
    return this.men[side].length === 3 && this.options.flying === "on"
      ? "flying"
      : "moving";
  }

  /** The list has two captures in one order; a text may have the other one where that is legal. */
  #find(text) {
    const [path, ...captures] = text.split("x");
    return this.#listed().find((move) => {
      const [known, ...taken] = move.text.split("x");
      if (known !== path || captures.length !== taken.length) return false;
      return (
        text === move.text ||
        (taken.every((point) => captures.includes(point)) &&
          this.#legalOrder(move, captures))
      );
    });
  }

  #legalOrder({ from, to }, [first, second]) {
    return this.#captures(from, to).some(
      ([a, b]) => a === first && b === second,
    );
  }

  #listed() {
    const { men, hand, turn } = this.now;
    const empty = this.board.points
      .map(({ name }) => name)
      .filter((point) => !men.has(point));
    if (hand[turn] > 0)
      return empty.flatMap((to) => this.#withCaptures(null, to));
    const fly = this.#phase(turn) === "flying";
    return this.men[turn].flatMap((from) =>
      empty
        .filter((to) => fly || this.#near(from, to))
        .flatMap((to) => this.#withCaptures(from, to)),
    );
  }

  #near(a, b) {
    return this.board.lines.some(
      (line) =>
        line.includes(a) &&
        line.includes(b) &&
        Math.abs(line.indexOf(a) - line.indexOf(b)) === 1,
    );
  }

  #withCaptures(from, to) {
    const stem = from ? `${from}-${to}` : to;
    const all = this.#captures(from, to);
    if (all.length === 0) return [{ text: stem, from, to, captures: [] }];
    const seen = new Set();
    return all.flatMap((captures) => {
      const key = [...captures].sort().join();
      if (seen.has(key)) return [];
      seen.add(key);
      return { text: [stem, ...captures].join("x"), from, to, captures };
    });
  }

  /** Every legal order of captures after a move. */
  #captures(from, to) {
    const { turn } = this.now;
    const men = new Map(this.now.men);
    if (from) men.delete(from);
    men.set(to, turn);
    const closed = this.#mills(men, turn).filter((mill) => mill.includes(to));
    const due =
      this.options["double-mill"] === "two"
        ? Math.min(2, closed.length)
        : Math.min(1, closed.length);
    if (due === 0) return [];
    const firsts = this.#free(men, other(turn));
    if (due === 1) return firsts.map((point) => [point]);
    return firsts.flatMap((first) => {
      const left = new Map(men);
      left.delete(first);
      const seconds = this.#free(left, other(turn));
      return seconds.length
        ? seconds.map((second) => [first, second])
        : [[first]];
    });
  }

  #mills(men, side) {
    return this.board.mills.filter((mill) =>
      mill.every((point) => men.get(point) === side),
    );
  }

  #free(men, side) {
    const all = [...men.keys()].filter((point) => men.get(point) === side);
    const held = this.#mills(men, side).flat();
    const free = all.filter((point) => !held.includes(point));
    return free.length ? free : all;
  }
}

/** An engine that answers when it is told to, or at once. */
export class FakeEngine {
  constructor() {
    this.asked = [];
  }

  bestMove(game, limits) {
    return this.#ask("bestMove", game, limits);
  }

  analyse(game, limits) {
    return this.#ask("analyse", game, limits);
  }

  values(game, limits) {
    return this.#ask("values", game, limits);
  }

  get last() {
    return this.asked.at(-1);
  }

  #ask(method, game, limits) {
    const moves = game.legalMoves();
    return new Promise((resolve, reject) => {
      const answer = (
        best = moves[0].text,
        score = { kind: "estimate", value: 0, exact: false },
      ) =>
        resolve({
          best,
          lines: [{ moves: [best], score }],
          depth: 1,
          nodes: 1,
          timeMs: 1,
        });
      const answerValues = (values) => resolve(listed(values));
      this.asked.push({ method, limits, moves, answer, answerValues, reject });
      limits.signal?.addEventListener("abort", () =>
        reject(new DOMException("aborted", "AbortError")),
      );
    });
  }
}

/** Values by their moves as an engine gives them. */
function listed(values) {
  return Object.entries(values).map(([move, score]) => ({ move, score }));
}
