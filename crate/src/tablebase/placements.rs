//! The moves of a player who has men in hand.
//!
//! A placement never leads back: such spaces are solved by looking at every move once, the spaces
//! with fewer men in hand first. Every position of the game then has its value, and distance.

use super::exit::{Captures, Spoils};
use super::index::Frame;
use super::measure::Measure;
use super::subsets::single_bits;
use super::table::Table;
use super::value::Value;
use crate::board::Board;
use crate::point::PointSet;
use std::sync::Arc;

/// Where the placements of a space lead.
#[derive(Debug)]
pub(super) struct Placements {
    pub board: &'static Board,
    pub measure: Measure,
    /// Without a capture.
    pub quiet: Arc<Table>,
    /// Where the opponent has a man to capture.
    pub captures: Option<Captures>,
}

/// The placements when the opponent's men are these, a set that stands for its class.
pub(super) struct Against<'p> {
    board: &'static Board,
    measure: Measure,
    quiet: &'p Table,
    /// The opponent's men, among whom our men after the placement are numbered.
    frame: Frame<'p>,
    spoils: Option<Spoils<'p>>,
}

impl Placements {
    pub(super) fn against(&self, them: PointSet) -> Against<'_> {
        let index = &self.quiet.index;
        let frame = index.frame(them);
        let spoils = |captures| Spoils::new(captures, frame, index.block());
        Against {
            board: self.board,
            measure: self.measure,
            quiet: &self.quiet,
            frame,
            spoils: self.captures.as_ref().map(spoils),
        }
    }
}

impl Against<'_> {
    /// What a position is worth. There is an empty point.
    #[inline(never)]
    pub(super) fn value(&self, us: PointSet) -> Value {
        let empty = self.board.all() - (us | self.frame.outer);
        let Some(spoils) = &self.spoils else {
            return self.best_quiet(us, empty).unwrap_or(Value::Draw);
        };
        let closing = self.board.closing_points(us) & empty;
        let best = closing.into_iter().map(|to| {
            let closed = || self.board.mills_closed_at(to, us);
            spoils.best(us.with(to), closed)
        });
        let quiet = self.best_quiet(us, empty - closing);
        best.max().max(quiet).unwrap_or(Value::Draw)
    }

    #[inline(never)]
    fn best_quiet(&self, us: PointSet, targets: PointSet) -> Option<Value> {
        let men = self.frame.gather(us);
        let targets = single_bits(self.frame.gather(targets));
        let worst = self.quiet.worst(&self.frame, targets.map(|to| men | to));
        worst.map(|next| self.measure.after_quiet(next))
    }
}
