//! Why a move is or is not legal.

use crate::moves::Move;
use crate::point::Point;
use crate::position::Position;
use std::fmt;

/// A move as somebody asked for it: nothing about it is checked yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Where the man comes from; `None` places one from the hand.
    pub from: Option<Point>,
    /// Where he goes.
    pub to: Point,
    /// The men to capture, in the order given.
    pub captures: Vec<Point>,
}

impl From<Move> for Attempt {
    fn from(made: Move) -> Attempt {
        Attempt {
            from: made.from(),
            to: made.to(),
            captures: made.captures().collect(),
        }
    }
}

/// Why a move is not legal. Where several apply the first in this order is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// A man is to be moved while others have to be placed first.
    StillPlacing,
    /// A man is to be placed and none is in hand.
    NothingInHand,
    /// No man of the player to move stands there.
    NotYourMan,
    /// The man's new point is held.
    Occupied,
    /// The man slides, and no line joins the two points.
    NotAdjacent,
    /// A capture too many.
    NoMill,
    /// A capture too few.
    CaptureRequired,
    /// No opposing man stands where one is to be captured.
    NothingThere,
    /// The man to be captured stands in a mill, and others do not.
    InMill,
}

impl IllegalMove {
    /// Its word in the API, as `not-adjacent`.
    pub const fn word(self) -> &'static str {
        match self {
            IllegalMove::GameOver => "game-over",
            IllegalMove::StillPlacing => "still-placing",
            IllegalMove::NothingInHand => "nothing-in-hand",
            IllegalMove::NotYourMan => "not-your-man",
            IllegalMove::Occupied => "occupied",
            IllegalMove::NotAdjacent => "not-adjacent",
            IllegalMove::NoMill => "no-mill",
            IllegalMove::CaptureRequired => "capture-required",
            IllegalMove::NothingThere => "nothing-there",
            IllegalMove::InMill => "in-mill",
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::GameOver => "the game is over",
            IllegalMove::StillPlacing => "men in hand have to be placed first",
            IllegalMove::NothingInHand => "no man is left in hand",
            IllegalMove::NotYourMan => "no man of the player to move stands there",
            IllegalMove::Occupied => "the point is occupied",
            IllegalMove::NotAdjacent => "no line joins the two points",
            IllegalMove::NoMill => "that is a capture too many",
            IllegalMove::CaptureRequired => "the mill requires a capture",
            IllegalMove::NothingThere => "no opposing man stands there",
            IllegalMove::InMill => "that man stands in a mill, and others do not",
        })
    }
}

impl std::error::Error for IllegalMove {}

impl Position {
    /// The legal move that is meant, its captures in the order of writing.
    ///
    /// ```
    /// use mlin::{IllegalMove, Position, Variant};
    /// let start = Position::start(Variant::Nine);
    /// let attempt = start.board().attempt("a1-a4").unwrap();
    /// assert_eq!(start.resolve(&attempt), Err(IllegalMove::StillPlacing));
    /// ```
    ///
    /// # Errors
    /// The first reason why it is not legal.
    pub fn resolve(&self, attempt: &Attempt) -> Result<Move, IllegalMove> {
        if self.is_short() {
            return Err(IllegalMove::GameOver);
        }
        self.check_step(attempt)?;
        self.check_capture_count(attempt)?;
        let made = match attempt.from {
            Some(from) => Move::shift(from, attempt.to),
            None => Move::place(attempt.to),
        };
        self.with_captures(made, &attempt.captures)
    }

    /// Whether the move stands in the list of legal moves.
    pub fn is_legal(&self, made: Move) -> bool {
        self.resolve(&made.into()) == Ok(made)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// When it is not legal; the position is then unchanged.
    pub fn play(&mut self, made: Move) -> Result<(), IllegalMove> {
        let made = self.resolve(&made.into())?;
        self.make(made);
        Ok(())
    }

    fn check_step(&self, attempt: &Attempt) -> Result<(), IllegalMove> {
        let us = self.turn();
        let placing = self.hand(us) > 0;
        match attempt.from {
            Some(_) if placing && !self.rules().slides_while_placing() => {
                return Err(IllegalMove::StillPlacing);
            }
            None if !placing => return Err(IllegalMove::NothingInHand),
            Some(from) if !self.men(us).contains(from) => return Err(IllegalMove::NotYourMan),
            _ => {}
        }
        if !self.empty().contains(attempt.to) {
            return Err(IllegalMove::Occupied);
        }
        match attempt.from {
            Some(from)
                if !self.flies(us) && !self.board().neighbours(from).contains(attempt.to) =>
            {
                Err(IllegalMove::NotAdjacent)
            }
            _ => Ok(()),
        }
    }

    fn check_capture_count(&self, attempt: &Attempt) -> Result<(), IllegalMove> {
        let us = self.turn();
        let others = attempt
            .from
            .map_or(self.men(us), |from| self.men(us).without(from));
        let mills = self.board().mills_closed_at(attempt.to, others);
        let earned = if self.rules().double_mill_takes_two() {
            mills.min(2)
        } else {
            mills.min(1)
        };
        let due = earned.min(self.men(!us).len());
        match attempt.captures.len() {
            given if given > due => Err(IllegalMove::NoMill),
            given if given < due => Err(IllegalMove::CaptureRequired),
            _ => Ok(()),
        }
    }

    fn with_captures(&self, made: Move, captures: &[Point]) -> Result<Move, IllegalMove> {
        let mut them = self.men(!self.turn());
        for &point in captures {
            if !them.contains(point) {
                return Err(IllegalMove::NothingThere);
            }
            them = them.without(point);
        }
        if !self.may_capture(captures) {
            return Err(IllegalMove::InMill);
        }
        Ok(match *captures {
            [] => made,
            [only] => made.capturing(only),
            [first, second, ..] => {
                let rank = |point| self.board().reading_rank(point);
                if rank(first) > rank(second) && self.may_capture(&[second, first]) {
                    made.capturing_two(second, first)
                } else {
                    made.capturing_two(first, second)
                }
            }
        })
    }

    /// Whether these opposing men may be captured one after the other.
    fn may_capture(&self, captures: &[Point]) -> bool {
        let mut them = self.men(!self.turn());
        captures.iter().all(|&point| {
            let allowed = self.board().capturable(them).contains(point);
            them = them.without(point);
            allowed
        })
    }
}
