//! The moves of a player who has all his men on the board.

use super::exit::{Captures, Spoils};
use super::index::Frame;
use super::subsets::single_bits;
use super::value::Value;
use crate::board::Board;
use crate::movegen::each_shift;
use crate::point::PointSet;

/// How the player to move in a space moves.
#[derive(Debug)]
pub(super) struct Steps {
    pub board: &'static Board,
    pub flies: bool,
    pub captures: Captures,
}

/// What a player can do in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Survey {
    /// Moves without a capture.
    pub quiet: usize,
    /// The best capture.
    pub capture: Option<Value>,
}

impl Steps {
    /// Counts the quiet moves and judges the captures; `spoils` are those among the opponent's men.
    #[inline(never)]
    pub(super) fn survey(&self, us: PointSet, them: PointSet, spoils: &Spoils<'_>) -> Survey {
        let (mut quiet, mut capture) = (0, None);
        self.each(us, them, |others, targets, closing| {
            quiet += targets.len();
            capture = capture.max(self.best_of(others, closing, spoils));
        });
        Survey { quiet, capture }
    }

    /// The best capture.
    #[inline(never)]
    pub(super) fn best_capture(&self, us: PointSet, them: PointSet) -> Option<Value> {
        let (mut doors, mut best) = (None, None);
        self.each_seldom(us, them, &mut |others, _, closing| {
            if !closing.is_empty() {
                let doors = doors.get_or_insert_with(|| self.captures.of(them));
                let values = closing.into_iter().map(|to| {
                    let closed = || self.board.mills_closed_at(to, others);
                    doors.best(others.with(to), closed)
                });
                best = best.max(values.max());
            }
        });
        best
    }

    /// What a position is worth whose quiet moves lead to men of that worth.
    pub(super) fn best(
        &self,
        us: PointSet,
        them: PointSet,
        spoils: &Spoils<'_>,
        quiet: impl Fn(PointSet) -> Value,
    ) -> Value {
        let mut best = None;
        self.each_seldom(us, them, &mut |others, targets, closing| {
            let quiet = targets.into_iter().map(|to| quiet(others.with(to))).max();
            best = best.max(quiet).max(self.best_of(others, closing, spoils));
        });
        best.unwrap_or(Value::Loss(0))
    }

    fn best_of(&self, others: PointSet, closing: PointSet, spoils: &Spoils<'_>) -> Option<Value> {
        let values = closing.into_iter().map(|to| {
            let closed = || self.board.mills_closed_at(to, others);
            spoils.best(others.with(to), closed)
        });
        values.max()
    }

    /// Whether all quiet moves lead to positions that `known` holds for.
    pub(super) fn all_quiet(
        &self,
        us: PointSet,
        them: PointSet,
        mut known: impl FnMut(PointSet) -> bool,
    ) -> bool {
        let mut all = true;
        self.each_seldom(us, them, &mut |others, targets, _| {
            all = all && targets.into_iter().all(|to| known(others.with(to)));
        });
        all
    }

    /// Visits the men from which a quiet move has led to these, in a frame whose other men wait, and
    /// gathered as it sees them. Moves that a symmetry of the position makes the same are visited once.
    #[inline(never)]
    pub(super) fn each_before(&self, frame: &Frame<'_>, us: PointSet, mut visit: impl FnMut(u32)) {
        let board = self.board;
        let empty = board.all() - (us | frame.outer);
        let repeats = !frame.is_plain() && frame.symmetry(us) > 1;
        // A man who stands in a mill has not come without a capture.
        let movable = us - board.in_mills(us);
        let men = frame.gather(us);
        let bits = single_bits(frame.gather(movable));
        for (man, bit) in movable.into_iter().zip(bits) {
            let origins = if self.flies {
                empty
            } else {
                empty & board.neighbours(man)
            };
            for origin in single_bits(frame.gather(origins)) {
                let before = men ^ bit | origin;
                if !(repeats && frame.is_repeated(us, frame.spread(before))) {
                    visit(before);
                }
            }
        }
    }

    /// The same as [`each`](Steps::each) where it is not called so often that it has to be fast: one
    /// copy for all weighs less.
    #[inline(never)]
    fn each_seldom(
        &self,
        us: PointSet,
        them: PointSet,
        visit: &mut dyn FnMut(PointSet, PointSet, PointSet),
    ) {
        self.each(us, them, visit);
    }

    /// Visits the moves, each as the men who stay, and the points where the other may go quietly
    /// and where he closes a mill.
    fn each(
        &self,
        us: PointSet,
        them: PointSet,
        mut visit: impl FnMut(PointSet, PointSet, PointSet),
    ) {
        let empty = self.board.all() - (us | them);
        each_shift(
            self.board,
            us,
            empty,
            self.flies,
            |from, targets, closing| {
                visit(us.without(from), targets - closing, targets & closing);
            },
        );
    }
}
