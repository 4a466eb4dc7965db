/**
 * One reason for a move that a beginner can see on the board: it wins, closes a mill, hinders one, prepares one.
 */

/**
 * @param {import("./situation.js").Situation} situation before the move
 * @param {import("./situation.js").Move} move
 * @param {import("../engine/index.js").Score | undefined} score of the position, from the mover's side
 * @returns {{ key: string, slots?: Record<string, number> }} the tail of a key `hint.why.*`
 */
export function why(situation, move, score) {
  const spoilt = score?.beyondQuietLimit;
  if (score?.kind === "win" && !spoilt) {
    return score.plies
      ? { key: "win.in", slots: { n: Math.ceil(score.plies / 2) } }
      : { key: "win" };
  }
  if (score?.kind === "loss" && !spoilt) return { key: "loss" };
  if (move.captures.length > 0) return { key: "mill" };
  if (hinders(situation, move)) return { key: "hinder" };
  if (prepares(situation, move)) return { key: "prepare" };
  return { key: score?.kind === "draw" || spoilt ? "draw" : "best" };
}

/** The point was the last one of a mill that the opponent could have closed next. */
function hinders(situation, { to }) {
  const enemy = situation.turn === "w" ? "b" : "w";
  return millsThrough(situation.board, to).some(
    (mill) =>
      mill.every(
        (point) => point === to || situation.men.get(point) === enemy,
      ) && reaches(situation, enemy, to, mill),
  );
}

/** Whether a player could bring a man that is not in this mill to the point. */
function reaches({ hand, phase, board, men }, side, point, mill) {
  if (hand[side] > 0 || phase[side] === "flying") return true;
  return board.lines.some((line) => {
    const at = line.indexOf(point);
    return (
      at >= 0 &&
      [line[at - 1], line[at + 1]].some(
        (near) => men.get(near) === side && !mill.includes(near),
      )
    );
  });
}

/** After the move two own men and an empty point lie in one mill. */
function prepares({ board, men, turn }, { from, to }) {
  const own = (point) =>
    point === to || (point !== from && men.get(point) === turn);
  const empty = (point) => point === from || !men.has(point);
  return millsThrough(board, to).some(
    (mill) =>
      mill.filter(own).length === 2 &&
      mill.some((point) => point !== to && empty(point)),
  );
}

function millsThrough({ mills }, point) {
  return mills.filter((mill) => mill.includes(point));
}
