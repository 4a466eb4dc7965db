/**
 * What a board shows, seen from outside: its state, its buttons, its words.
 *
 * @typedef {object} Look
 * @property {string} state
 * @property {boolean} busy
 * @property {string} variant
 * @property {string} turn
 * @property {string} position
 * @property {string[]} moves
 * @property {null | { winner: string | null, reason: string }} outcome
 * @property {Record<string, string>} men by point: "w", "b" or ""
 * @property {Record<string, import("../driver/driver.mjs").Point>} at
 *   where each point is in the window, of those in view
 * @property {string[]} movable
 * @property {string[]} target
 * @property {string[]} capturable
 * @property {string[]} selected
 * @property {string[]} last
 * @property {string} status
 * @property {string[]} wrong where the board contradicts its game
 */

/**
 * Runs in the page.
 *
 * @param {string} selector of the board
 * @returns {Look | null} null as long as there is no board ready
 */
export function look(selector) {
  const board = document.querySelector(selector);
  const root = board?.shadowRoot;
  const game = board?.game;
  if (!root || !game) return null;
  const buttons = [...root.querySelectorAll("button[data-point]")];
  if (buttons.length !== game.board.points.length) return null;

  const marked = (name) =>
    buttons
      .filter((button) => button.hasAttribute(`data-${name}`))
      .map((button) => button.dataset.point)
      .sort();
  const seen = {
    state: board.state,
    busy: board.busy,
    variant: game.variant,
    turn: game.turn,
    position: game.position,
    moves: game.moves,
    outcome: game.outcome,
    men: Object.fromEntries(
      buttons.map(({ dataset }) => [dataset.point, dataset.man]),
    ),
    at: Object.fromEntries(
      buttons.flatMap((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        const inView =
          Math.min(middle.x, middle.y) > 0 &&
          middle.x < innerWidth &&
          middle.y < innerHeight;
        return inView ? [[button.dataset.point, middle]] : [];
      }),
    ),
    movable: marked("movable"),
    target: marked("target"),
    capturable: marked("capturable"),
    selected: marked("selected"),
    last: marked("last"),
    status: root.querySelector("[role=status]")?.textContent.trim() ?? "",
    wrong: [],
  };

  const wrong = (what, shown, wanted) => {
    const [a, b] = [
      [...shown].sort().join(" "),
      [...new Set(wanted)].sort().join(" "),
    ];
    if (a !== b)
      seen.wrong.push(`${what}: shown ${a || "-"}, wanted ${b || "-"}`);
  };
  const legal = game.legalMoves();
  if (seen.state === "idle" && !seen.busy) {
    for (const side of ["w", "b"]) {
      const shown = Object.keys(seen.men).filter((at) => seen.men[at] === side);
      wrong(`men of ${side}`, shown, game.men[side]);
    }
    const places = legal.filter(({ from }) => from === null);
    const slides = legal.filter(({ from }) => from !== null);
    wrong(
      "movable",
      seen.movable,
      slides.map(({ from }) => from),
    );
    wrong(
      "target",
      seen.target,
      places.map(({ to }) => to),
    );
    wrong("capturable", seen.capturable, []);
  }
  if (seen.state === "lifted") {
    const moves = legal.filter(({ from }) => from === seen.selected[0]);
    wrong(
      "target",
      seen.target,
      moves.map(({ to }) => to),
    );
    wrong("capturable", seen.capturable, []);
  }
  if (seen.state === "capturing" && seen.capturable.length === 0) {
    seen.wrong.push("nothing to capture is shown");
  }
  if (seen.outcome) {
    const offered = [...seen.movable, ...seen.target, ...seen.capturable];
    wrong("offered after the end", offered, []);
    if (seen.state !== "over")
      seen.wrong.push(`state ${seen.state} at the end`);
  }
  if (!seen.status) seen.wrong.push("the status says nothing");
  return seen;
}
