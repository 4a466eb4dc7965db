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

const HASH_MOVE: i32 = 1 << 28;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const BLOCKS_MILL: i32 = 1 << 21;
/// History stays below the other ranks: it is halved when it reaches this.
const MOST_HISTORY: i32 = 1 << 20;
/// Where moves of a man from the hand are counted.
const FROM_HAND: usize = SLOTS - 1;

/// What the tree so far says of quiet moves: the last two that refuted at each ply
/// (<https://www.chessprogramming.org/Killer_Heuristic>), and how often each did anywhere
/// (<https://www.chessprogramming.org/History_Heuristic>).
#[derive(Debug)]
pub(super) struct Order {
    killers: Vec<[Option<Move>; 2]>,
    history: ByColor<Box<[[i32; SLOTS]; SLOTS]>>,
}

impl Order {
    pub(super) fn new() -> Order {
        Order {
            killers: Vec::new(),
            history: ByColor::from_fn(|_| Box::new([[0; SLOTS]; SLOTS])),
        }
    }

    /// Before a new search: killers belong to other plies now, and history fades.
    pub(super) fn begin_search(&mut self) {
        self.killers.clear();
        self.fade();
    }

    fn fade(&mut self) {
        for color in Color::ALL {
            for count in self.history[color].as_flattened_mut() {
                *count /= 2;
            }
        }
    }

    /// A quiet move has refuted the opponent's last.
    pub(super) fn refuted(&mut self, position: &Position, made: Move, ply: usize, depth: i32) {
        if made.is_capture() {
            return;
        }
        if self.killers.len() <= ply {
            self.killers.resize(ply + 1, [None; 2]);
        }
        let killers = &mut self.killers[ply];
        if killers[0] != Some(made) {
            *killers = [Some(made), killers[0]];
        }
        let count = &mut self.history[position.turn()][from_slot(made)][made.to().index()];
        *count += depth * depth;
        if *count >= MOST_HISTORY {
            self.fade();
        }
    }

    /// Ranks the moves of a position.
    pub(super) fn rank(
        &self,
        position: &Position,
        moves: &mut [Ranked],
        first: Option<Move>,
        ply: usize,
    ) {
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
        let killers = self.killers.get(ply).copied().unwrap_or_default();
        for Ranked { made, rank } in moves {
            let to = made.to();
            *rank = if Some(*made) == first {
                HASH_MOVE
            } else if made.is_capture() {
                CAPTURE + (made.captured() & useful).len() as i32
            } else if killers.contains(&Some(*made)) {
                KILLER
            } else {
                let history = self.history[us][from_slot(*made)][to.index()];
                let blocks = their_points.contains(to);
                history + if blocks { BLOCKS_MILL } else { 0 } + board.neighbours(to).len() as i32
            };
        }
    }
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

fn from_slot(made: Move) -> usize {
    made.from().map_or(FROM_HAND, |from| from.index())
}
