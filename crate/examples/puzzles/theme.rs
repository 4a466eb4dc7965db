//! What a puzzle is about.

use mlin::{Move, Position, Reason};

/// The idea of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// It leaves the opponent without a move.
    Block,
    /// It closes a mill, and the right man has to be taken.
    Mill,
    /// It threatens to close mills in two places.
    Fork,
    /// It takes the point on which the opponent would close a mill.
    Hinder,
    /// It opens a mill, to close it again.
    Open,
    /// A flying man comes from afar.
    Fly,
    /// None of these.
    Quiet,
}

impl Theme {
    /// The idea of a move in a position.
    pub fn of(made: Move, before: &Position) -> Theme {
        let (us, board) = (before.turn(), before.board());
        let mut after = *before;
        after.play(made).expect("a legal move");
        let threats = board.closing_points(after.men(us)) & after.empty();
        let from_mill = made
            .from()
            .is_some_and(|from| board.in_mills(before.men(us)).contains(from));
        let afar = made
            .from()
            .is_some_and(|from| !board.neighbours(from).contains(made.to()));
        let blocked = after.outcome().map(|outcome| outcome.reason);
        if blocked == Some(Reason::Blocked) {
            Theme::Block
        } else if made.is_capture() {
            Theme::Mill
        } else if threats.len() >= 2 {
            Theme::Fork
        } else if board.closing_points(before.men(!us)).contains(made.to()) {
            Theme::Hinder
        } else if from_mill {
            Theme::Open
        } else if afar {
            Theme::Fly
        } else {
            Theme::Quiet
        }
    }

    /// Its name in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Block => "block",
            Theme::Mill => "mill",
            Theme::Fork => "fork",
            Theme::Hinder => "hinder",
            Theme::Open => "open",
            Theme::Fly => "fly",
            Theme::Quiet => "quiet",
        }
    }
}
