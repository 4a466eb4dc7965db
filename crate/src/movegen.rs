//! Legal moves.

use crate::board::Board;
use crate::moves::{Move, MoveList};
use crate::point::{Point, PointSet};
use crate::position::Position;

/// A man placed or moved, before the captures it earns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub from: Option<Point>,
    pub to: Point,
}

impl Step {
    const fn quiet_move(self) -> Move {
        match self.from {
            Some(from) => Move::shift(from, self.to),
            None => Move::place(self.to),
        }
    }
}

impl Position {
    /// All legal moves; none when a player has fewer than three men. Draws by
    /// repetition or quiet limit do not end them: that is for [`Game`](crate::Game).
    ///
    /// ```
    /// use mlin::Position;
    /// let text = "nine W.W.BBB./.W....../........ w 3,3 0";
    /// let position: Position = text.parse().unwrap();
    /// let captures = position.legal_moves().iter().filter(|m| m.is_capture()).count();
    /// assert_eq!(captures, 3); // d7 closes a mill; black's men all stand in one
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.push_moves(&mut moves);
        moves
    }

    /// Appends all legal moves.
    pub(crate) fn push_moves(&self, moves: &mut MoveList) {
        let captures = Captures::due(self);
        self.each_target_set(|from, targets, closing| {
            for to in targets - closing {
                moves.push(Step { from, to }.quiet_move());
            }
            for to in targets & closing {
                captures.complete(self, Step { from, to }, moves);
            }
        });
    }

    /// Appends the legal moves that capture.
    pub(crate) fn push_captures(&self, moves: &mut MoveList) {
        let near_mills = self.board().closing_points(self.men(self.turn()));
        if self.men(!self.turn()).is_empty() || (near_mills & self.empty()).is_empty() {
            return;
        }
        let captures = Captures::due(self);
        self.each_target_set(|from, targets, closing| {
            for to in targets & closing {
                captures.complete(self, Step { from, to }, moves);
            }
        });
    }

    /// The number of legal moves, counted without making a list.
    pub(crate) fn count_moves(&self) -> u64 {
        let captures = Captures::due(self);
        let mut count = 0;
        self.each_target_set(|from, targets, closing| {
            count += (targets - closing).len() as u64;
            count += captures.count(self, from, targets & closing);
        });
        count
    }

    /// Whether there is a legal move. Whoever can place, slide or fly can also capture what is due.
    pub(crate) fn can_move(&self) -> bool {
        let us = self.turn();
        let (men, empty) = (self.men(us), self.empty());
        if self.is_short() || empty.is_empty() {
            return false;
        }
        let slides = || {
            men.into_iter()
                .any(|man| !(self.board().neighbours(man) & empty).is_empty())
        };
        if self.hand(us) > 0 || self.flies(us) {
            true
        } else {
            slides()
        }
    }

    /// Visits each way to begin a move: the man (`None`: one from the hand), the points he
    /// may go to, and the points where he would close a mill.
    fn each_target_set(&self, mut visit: impl FnMut(Option<Point>, PointSet, PointSet)) {
        if self.is_short() {
            return;
        }
        let us = self.turn();
        let (men, empty, board) = (self.men(us), self.empty(), self.board());
        if self.hand(us) > 0 {
            visit(None, empty, board.closing_points(men));
            if !self.rules().slides_while_placing() {
                return;
            }
        }
        let flies = self.flies(us);
        each_shift(board, men, empty, flies, |from, targets, closing| {
            visit(Some(from), targets, closing);
        });
    }
}

/// Visits each man that can be moved: the points he may go to, and a set that holds those of
/// them where he would close a mill.
pub(crate) fn each_shift(
    board: &Board,
    men: PointSet,
    empty: PointSet,
    flies: bool,
    mut visit: impl FnMut(Point, PointSet, PointSet),
) {
    let near_mills = board.closing_points(men);
    for from in men {
        let targets = if flies {
            empty
        } else {
            empty & board.neighbours(from)
        };
        if !targets.is_empty() {
            let closing = if (targets & near_mills).is_empty() {
                PointSet::EMPTY
            } else {
                board.closing_points(men.without(from))
            };
            visit(from, targets, closing);
        }
    }
}

/// The captures that a closed mill earns in a position.
struct Captures {
    one: PointSet,
    /// Both men of each double capture, in the order of writing; only filled where the rules allow it.
    two: Vec<(Point, Point)>,
}

impl Captures {
    fn due(position: &Position) -> Captures {
        let them = position.men(!position.turn());
        let two = if position.rules().double_mill_takes_two() {
            position.board().double_captures(them)
        } else {
            Vec::new()
        };
        Captures {
            one: position.board().capturable(them),
            two,
        }
    }

    /// Whether this step earns two men.
    fn two_due(&self, position: &Position, step: Step) -> bool {
        if self.two.is_empty() {
            return false;
        }
        let men = position.men(position.turn());
        let others = step.from.map_or(men, |from| men.without(from));
        position.board().mills_closed_at(step.to, others) > 1
    }

    /// Appends every move that begins with a mill-closing step.
    fn complete(&self, position: &Position, step: Step, moves: &mut MoveList) {
        let made = step.quiet_move();
        if self.one.is_empty() {
            moves.push(made);
        } else if self.two_due(position, step) {
            let both = self.two.iter();
            moves.extend(both.map(|&(first, second)| made.capturing_two(first, second)));
        } else {
            moves.extend(self.one.into_iter().map(|point| made.capturing(point)));
        }
    }

    /// The number of moves that begin with one of these mill-closing steps.
    fn count(&self, position: &Position, from: Option<Point>, closing: PointSet) -> u64 {
        let one = self.one.len().max(1) as u64;
        if self.two.is_empty() {
            return closing.len() as u64 * one;
        }
        let steps = closing.into_iter().map(|to| Step { from, to });
        steps
            .map(|step| {
                if self.two_due(position, step) {
                    self.two.len() as u64
                } else {
                    one
                }
            })
            .sum()
    }
}
