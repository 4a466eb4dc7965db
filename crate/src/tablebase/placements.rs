//! The moves of a player who has men in hand.
//!
//! A placement never leads back: such spaces are solved by looking at every move once, the last
//! men first. Measured against a search over the pairs' tables (a proof for the start of seven
//! looks at more positions than there are up to symmetry), and every position then has its value.

use super::exit::{Captures, Exit};
use super::value::Value;
use crate::board::Board;
use crate::point::PointSet;

/// Where the placements of a space lead.
#[derive(Debug)]
pub(super) struct Placements {
    pub board: &'static Board,
    /// Without a capture.
    pub quiet: Exit,
    /// Where the opponent has a man to capture.
    pub captures: Option<Captures>,
}

impl Placements {
    /// What a position is worth. There is an empty point.
    pub(super) fn value(&self, us: PointSet, them: PointSet) -> Value {
        let board = self.board;
        let empty = board.all() - (us | them);
        let closing = match self.captures {
            Some(_) => board.closing_points(us) & empty,
            None => PointSet::EMPTY,
        };
        let quiet = (empty - closing).into_iter();
        let quiet = quiet.map(|to| self.quiet.value(us.with(to), them)).max();
        let capture = self.captures.as_ref().and_then(|captures| {
            let best = |to| {
                let closed = || board.mills_closed_at(to, us);
                captures.best(us.with(to), them, closed)
            };
            closing.into_iter().map(best).max()
        });
        quiet.max(capture).unwrap_or(Value::Draw)
    }
}
