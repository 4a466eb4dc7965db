//! How good a position looks without looking ahead.
//!
//! The terms are those of the field (Gasser, *Solving Nine Men's Morris*, 1996, section 3, and
//! the usual mill programs); the weights are hand-made, in hundredths of a man.

use super::score::Score;
use crate::color::Color;
use crate::point::{Point, PointSet};
use crate::position::{Phase, Position};

/// What the terms are worth in one phase.
struct Weights {
    /// A man that stands in a mill.
    in_mill: i32,
    /// A mill that can be closed in one turn.
    ready: i32,
    /// A point where only one man is missing, though none can come in one turn.
    two_in_line: i32,
    /// A mill that can be closed by a man who opens another: a double mill.
    double_mill: i32,
    /// An empty point next to a man, for each such man.
    mobility: i32,
    /// A man without an empty neighbour.
    blocked: i32,
}

const MAN: i32 = 100;

const PLACING: Weights = Weights {
    in_mill: 3,
    ready: 22,
    two_in_line: 8,
    double_mill: 10,
    mobility: 4,
    blocked: -6,
};

const MOVING: Weights = Weights {
    in_mill: 5,
    ready: 30,
    two_in_line: 8,
    double_mill: 60,
    mobility: 4,
    blocked: -10,
};

const FLYING: Weights = Weights {
    in_mill: 4,
    ready: 35,
    two_in_line: 0,
    double_mill: 0,
    mobility: 0,
    blocked: 0,
};

/// The position for the player to move. He can move: the search sees to that.
pub(super) fn evaluate(position: &Position) -> Score {
    let us = position.turn();
    Score::estimate(side(position, us) - side(position, !us))
}

fn side(position: &Position, color: Color) -> i32 {
    let men = position.men(color);
    let empty = position.empty();
    let board = position.board();
    let phase = position.phase(color);
    let weights = match phase {
        Phase::Placing => &PLACING,
        Phase::Moving => &MOVING,
        Phase::Flying => &FLYING,
    };
    let in_mills = board.in_mills(men);
    let mut sum = MAN * position.total(color) as i32 + weights.in_mill * in_mills.len() as i32;
    for point in board.closing_points(men) & empty {
        sum += match closers(position, men, phase, point) {
            Some(closers) if !(closers & in_mills).is_empty() => {
                weights.ready + weights.double_mill
            }
            Some(_) => weights.ready,
            None => weights.two_in_line,
        };
    }
    if phase != Phase::Flying {
        for man in men {
            let free = (board.neighbours(man) & empty).len() as i32;
            sum += weights.mobility * free;
            if free == 0 {
                sum += weights.blocked;
            }
        }
    }
    sum
}

/// The men on the board that can close a mill on `point` in one turn, or `None` when nobody can.
/// A man from the hand closes it without one on the board.
fn closers(position: &Position, men: PointSet, phase: Phase, point: Point) -> Option<PointSet> {
    let board = position.board();
    let near = match phase {
        Phase::Placing => return Some(PointSet::EMPTY),
        Phase::Moving => board.neighbours(point) & men,
        Phase::Flying => men,
    };
    let closing = |man: &Point| board.mills_closed_at(point, men.without(*man)) > 0;
    let closers: PointSet = near.into_iter().filter(closing).collect();
    (!closers.is_empty()).then_some(closers)
}
