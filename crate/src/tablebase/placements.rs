//! The moves of a player who has men in hand.
//!
//! A placement never leads back: such spaces are solved by looking at every move once, the spaces
//! with fewer men in hand first. Every position of the game then has its value, and distance.

use super::exit::{Captures, Door, Doors, Exit};
use super::measure::Measure;
use super::value::Value;
use crate::board::Board;
use crate::point::PointSet;

/// Where the placements of a space lead.
#[derive(Debug)]
pub(super) struct Placements {
    pub board: &'static Board,
    pub measure: Measure,
    /// Without a capture.
    pub quiet: Exit,
    /// Where the opponent has a man to capture.
    pub captures: Option<Captures>,
}

/// The placements when the opponent's men are these.
pub(super) struct Against<'p> {
    board: &'static Board,
    measure: Measure,
    them: PointSet,
    quiet: Door<'p>,
    captures: Option<Doors<'p>>,
}

impl Placements {
    pub(super) fn against(&self, them: PointSet) -> Against<'_> {
        Against {
            board: self.board,
            measure: self.measure,
            them,
            quiet: self.quiet.door(them),
            captures: self.captures.as_ref().map(|captures| captures.of(them)),
        }
    }
}

impl Against<'_> {
    /// What a position is worth. There is an empty point.
    pub(super) fn value(&self, us: PointSet) -> Value {
        let empty = self.board.all() - (us | self.them);
        let Some(captures) = &self.captures else {
            return self.best_quiet(us, empty).unwrap_or(Value::Draw);
        };
        let closing = self.board.closing_points(us) & empty;
        let best = closing.into_iter().map(|to| {
            let closed = || self.board.mills_closed_at(to, us);
            captures.best(us.with(to), closed)
        });
        let quiet = self.best_quiet(us, empty - closing);
        best.max().max(quiet).unwrap_or(Value::Draw)
    }

    fn best_quiet(&self, us: PointSet, targets: PointSet) -> Option<Value> {
        let values = targets.into_iter().map(|to| {
            let next = self.quiet.value(us.with(to));
            self.measure.after_quiet(next)
        });
        values.max()
    }
}
