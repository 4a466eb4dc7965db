/**
 * What is so of the page at every moment, whatever was done to it.
 *
 * @typedef {object} Seen
 * @property {string[]} broken laws, in words
 * @property {boolean} ready whether there is a board with a game
 * @property {boolean} busy whether the engine is to move
 * @property {string} stamp of the game; another one means that something went on
 * @property {{ start: string, moves: string[], begun: boolean }} game the one on the board
 * @property {string[]} kept the ids of the games that are stored
 * @property {string[]} begun the ids of those in which something has happened
 */

/** Runs in the page. @returns {Seen} */
export function inspect() {
  const board = /** @type {any} */ (document.querySelector("#board"));
  const game = board?.game;
  if (!game || !board.state)
    return /** @type {any} */ ({ ready: false, broken: [] });
  const { Game } = /** @type {any} */ (window).Mlin;
  const broken = [];
  const law = (what, so) => so || broken.push(what);
  const root = board.shadowRoot;
  const pressable = root.querySelectorAll(
    "[data-movable], [data-target], [data-capturable]",
  );
  const { outcome, turn, moves, start, position } = game;
  const player = board.players.split(",")[turn === "w" ? 0 : 1];

  // The board and its game.
  const states = [
    "idle",
    "lifted",
    "capturing",
    "waiting",
    "reviewing",
    "over",
  ];
  law(`state ${board.state} is known`, states.includes(board.state));
  law("only a game that goes on is busy", !(outcome && board.busy));
  const humans = player === "human" && !outcome && !board.moment;
  law("a human to move is not left waiting", !(humans && board.busy));
  law("a human to move has a point to press", !humans || pressable.length > 0);
  law("nothing is offered after the end", !outcome || pressable.length === 0);
  law(
    "status says something",
    root.querySelector("[role=status]").textContent.trim(),
  );
  law(
    "one tab stop",
    root.querySelectorAll("button[data-point][tabindex='0']").length === 1,
  );

  // The game obeys the rules, and can be written down.
  try {
    const again = Game.fromPosition(start);
    for (const move of moves) again.play(move);
    law("the moves lead to the position", again.position === position);
    again.free();
    const read = Game.fromRecord(game.record());
    law(
      "the record is the same game",
      read.position === position &&
        JSON.stringify(read.outcome) === JSON.stringify(outcome),
    );
    read.free();
  } catch (error) {
    broken.push(`the game replays: ${error}`);
  }

  // The page around it.
  const words = document.body.innerText;
  const [raw] = /\b(undefined|NaN)\b|\[object \w+\]/.exec(words) ?? [];
  law(`${raw} is no word for a reader`, !raw);
  law("nothing foreign ran", !("stung" in window));
  law("no prototype is polluted", Object.keys(Object.prototype).length === 0);
  law(
    "no foreign element",
    !document.querySelector(
      "img[src=x], body script:not([src]):not([type]), [onerror]",
    ),
  );

  // What is stored.
  const stored = JSON.parse(localStorage.getItem("mlin.page.v1"));
  const games = [stored?.game, ...(stored?.earlier ?? [])];
  const all = [...games, ...(stored?.later ?? [])].filter(Boolean);
  law("the game is stored", stored?.game);
  return {
    broken,
    ready: true,
    busy: board.busy,
    stamp: [start, ...moves, JSON.stringify(outcome)].join(" "),
    game: { start, moves, begun: stored?.game?.begun },
    kept: all.map(({ id }) => id),
    begun: all.filter(({ begun }) => begun).map(({ id }) => id),
  };
}

/** The elements that make the page wider than its window; runs in the page. */
export function outside() {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((it) => it.getBoundingClientRect().right > clientWidth + 1)
    .map((it) => `${it.localName}.${it.className}`)
    .slice(0, 8);
}
