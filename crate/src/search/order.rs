//! Which moves to try first: an early good move saves the others
//! (<https://www.chessprogramming.org/Move_Ordering>).

use crate::color::{ByColor, Color};
use crate::moves::Move;
use crate::point::{PointSet, SLOTS};
use crate::position::Position;

/// A legal move with the rank that decides its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub made: Move,
    pub rank: i32,
}

impl Ranked {
    /// Whether it captures, or something more than history speaks for it.
    pub(super) fn is_urgent(self) -> bool {
        self.made.is_capture() || self.rank >= BLOCKS_MILL
    }
}

const HASH_MOVE: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const COUNTERMOVE: i32 = 1 << 21;
const BLOCKS_MILL: i32 = 1 << 20;
/// History stays between this and its negative.
const MOST_HISTORY: i32 = 1 << 14;
/// Where moves of a man from the hand are counted.
const FROM_HAND: usize = SLOTS - 1;

/// Something for each way from one point to another.
type FromTo<T> = Box<[[T; SLOTS]; SLOTS]>;

/// What the tree so far says of quiet moves.
#[derive(Debug)]
pub(super) struct Order {
    /// The last two that refuted at each ply (<https://www.chessprogramming.org/Killer_Heuristic>).
    killers: Vec<[Option<Move>; 2]>,
    /// How often each refuted rather than failed to (<https://www.chessprogramming.org/History_Heuristic>).
    history: ByColor<FromTo<i16>>,
    /// The same, for each point that the opponent has just gone to.
    replies: ByColor<Vec<[[i16; SLOTS]; SLOTS]>>,
    /// What refuted each move last (<https://www.chessprogramming.org/Countermove_Heuristic>).
    countermoves: ByColor<FromTo<Option<Move>>>,
}

impl Order {
    pub(super) fn new() -> Order {
        Order {
            killers: Vec::new(),
            history: ByColor::from_fn(|_| Box::new([[0; SLOTS]; SLOTS])),
            replies: ByColor::from_fn(|_| vec![[[0; SLOTS]; SLOTS]; SLOTS]),
            countermoves: ByColor::from_fn(|_| Box::new([[None; SLOTS]; SLOTS])),
        }
    }

    /// Before a new search: killers belong to other plies now, and history fades.
    pub(super) fn begin_search(&mut self) {
        self.killers.clear();
        for color in Color::ALL {
            let replies = self.replies[color].as_flattened_mut();
            let counts = self.history[color].iter_mut().chain(replies);
            for count in counts.flatten() {
                *count /= 2;
            }
        }
    }

    /// A quiet move has refuted the opponent's last, after others had failed to.
    pub(super) fn refuted(&mut self, reply: Reply<'_>, made: Move, tried: &[Ranked], depth: i32) {
        if made.is_capture() {
            return;
        }
        self.remember_killer(made, reply.ply);
        let us = reply.position.turn();
        if let Some(last) = reply.to {
            self.countermoves[us][from_slot(last)][last.to().index()] = Some(made);
        }
        let bonus = (depth * depth).min(MOST_HISTORY / 8);
        self.count(us, reply.to, made, bonus);
        for other in tried {
            if other.made != made && !other.made.is_capture() {
                self.count(us, reply.to, other.made, -bonus);
            }
        }
    }

    fn remember_killer(&mut self, made: Move, ply: usize) {
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(made) {
            *killers = [Some(made), killers[0]];
        }
    }

    /// Moves a count towards its limit: the nearer it is, the less.
    fn count(&mut self, us: Color, last: Option<Move>, made: Move, bonus: i32) {
        let (from, to) = (from_slot(made), made.to().index());
        let weigh = |count: &mut i16| {
            *count += (bonus - i32::from(*count) * bonus.abs() / MOST_HISTORY) as i16;
        };
        weigh(&mut self.history[us][from][to]);
        if let Some(last) = last {
            weigh(&mut self.replies[us][last.to().index()][from][to]);
        }
    }

    /// Ranks the moves of a position.
    pub(super) fn rank(&self, reply: Reply<'_>, moves: &mut [Ranked], first: Option<Move>) {
        let Reply {
            position,
            to: last,
            ply,
        } = reply;
        let board = position.board();
        let (us, them) = (position.turn(), !position.turn());
        let their_men = position.men(them);
        let their_points = board.closing_points(their_men);
        let captures = moves.iter().any(|ranked| ranked.made.is_capture());
        let useful = if captures {
            useful_men(position, them)
        } else {
            PointSet::EMPTY
        };
        let number = |made: Option<Move>| made.map_or(0, Move::number);
        let first = number(first);
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        let killers = killers.map(number);
        let countermove =
            last.and_then(|last| self.countermoves[us][from_slot(last)][last.to().index()]);
        let countermove = number(countermove);
        let history = &self.history[us];
        let replies = last.map(|last| &self.replies[us][last.to().index()]);
        for Ranked { made, rank } in moves {
            let (from, to) = (from_slot(*made), made.to());
            let number = made.number();
            *rank = if number == first {
                HASH_MOVE
            } else if made.is_capture() {
                CAPTURE + (made.captured() & useful).len() as i32
            } else if killers.contains(&number) {
                KILLER
            } else if countermove == number {
                COUNTERMOVE
            } else {
                let reply = replies.map_or(0, |replies| replies[from][to.index()]);
                let past = i32::from(history[from][to.index()]) + i32::from(reply);
                let blocks = their_points.contains(to);
                past + if blocks { BLOCKS_MILL } else { 0 } + board.neighbours(to).len() as i32
            };
        }
    }
}

/// A position in which a reply is looked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reply<'t> {
    pub position: &'t Position,
    /// The move that led there.
    pub to: Option<Move>,
    pub ply: usize,
}

/// Men that stand two in a line whose third point is empty: the first to capture.
fn useful_men(position: &Position, color: Color) -> PointSet {
    let (board, men) = (position.board(), position.men(color));
    let mut useful = PointSet::EMPTY;
    for point in board.closing_points(men) & position.empty() {
        for &mates in board.mates(point) {
            if men.includes(mates) {
                useful |= mates;
            }
        }
    }
    useful
}

/// At most so many of the men that may be captured, useful ones first.
pub(super) fn victims(position: &Position, most: usize) -> PointSet {
    let them = !position.turn();
    let all = position.board().capturable(position.men(them));
    let useful = useful_men(position, them) & all;
    useful.into_iter().chain(all - useful).take(most).collect()
}

fn from_slot(made: Move) -> usize {
    made.from().map_or(FROM_HAND, |from| from.index())
}
