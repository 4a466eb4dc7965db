//! The moves of a player who has all his men on the board.

use super::exit::Captures;
use super::index::Frame;
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
    /// Counts the quiet moves and judges the captures.
    pub(super) fn survey(&self, us: PointSet, them: PointSet) -> Survey {
        let mut quiet = 0;
        let capture = self.each(us, them, |_, targets| quiet += targets.len());
        Survey { quiet, capture }
    }

    /// The best capture.
    pub(super) fn best_capture(&self, us: PointSet, them: PointSet) -> Option<Value> {
        self.each(us, them, |_, _| {})
    }

    /// Whether all quiet moves lead to positions that `known` holds for.
    pub(super) fn all_quiet(
        &self,
        us: PointSet,
        them: PointSet,
        mut known: impl FnMut(PointSet) -> bool,
    ) -> bool {
        let mut all = true;
        self.each(us, them, |others, targets| {
            all = all && targets.into_iter().all(|to| known(others.with(to)));
        });
        all
    }

    /// Visits the men from which a quiet move has led to these, in a frame whose other men wait.
    /// Moves that a symmetry of the position makes the same are visited once.
    pub(super) fn each_before(
        &self,
        frame: &Frame<'_>,
        us: PointSet,
        mut visit: impl FnMut(PointSet),
    ) {
        let board = self.board;
        let empty = board.all() - (us | frame.them);
        let repeats = !frame.is_plain() && frame.symmetry(us) > 1;
        // A man who stands in a mill has not come without a capture.
        for man in us - board.in_mills(us) {
            let origins = if self.flies {
                empty
            } else {
                empty & board.neighbours(man)
            };
            for origin in origins {
                let before = us.without(man).with(origin);
                if !(repeats && frame.is_repeated(us, before)) {
                    visit(before);
                }
            }
        }
    }

    /// Visits the quiet moves, each as the men who stay and the points where the other may go, and
    /// returns the best capture.
    fn each(
        &self,
        us: PointSet,
        them: PointSet,
        mut quiet: impl FnMut(PointSet, PointSet),
    ) -> Option<Value> {
        let (board, mut best) = (self.board, None);
        let empty = board.all() - (us | them);
        each_shift(board, us, empty, self.flies, |from, targets, closing| {
            let others = us.without(from);
            quiet(others, targets - closing);
            for to in targets & closing {
                let closed = || board.mills_closed_at(to, others);
                best = best.max(Some(self.captures.best(others.with(to), them, closed)));
            }
        });
        best
    }
}
