//! Lines of play.

use super::score::Score;
use crate::moves::Move;

/// A line of play and what it leads to, seen by the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves, at least one.
    pub moves: Vec<Move>,
    /// What they lead to.
    pub score: Score,
}

impl Line {
    pub(super) fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }

    pub(super) fn captures(&self) -> bool {
        self.first().is_some_and(Move::is_capture)
    }

    pub(super) fn begins_with(&self, made: Move) -> bool {
        self.first() == Some(made)
    }
}
