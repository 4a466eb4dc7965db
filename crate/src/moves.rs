//! A move: one whole turn of a player.

use crate::board::Board;
use crate::point::{Point, PointSet};
use crate::symmetry::Symmetry;
use std::fmt;

/// One whole turn: place, slide or fly one man, and the captures that this earns. One ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Option<Point>,
    to: Point,
    captures: [Option<Point>; 2],
}

/// The legal moves of a position.
pub type MoveList = Vec<Move>;

impl Move {
    /// A man from the hand is placed.
    pub const fn place(to: Point) -> Move {
        Move {
            from: None,
            to,
            captures: [None; 2],
        }
    }

    /// A man on the board slides or flies.
    pub const fn shift(from: Point, to: Point) -> Move {
        Move {
            from: Some(from),
            ..Move::place(to)
        }
    }

    /// The same with one capture.
    #[must_use]
    pub const fn capturing(self, point: Point) -> Move {
        Move {
            captures: [Some(point), None],
            ..self
        }
    }

    /// The same with two captures, in this order.
    #[must_use]
    pub const fn capturing_two(self, first: Point, second: Point) -> Move {
        Move {
            captures: [Some(first), Some(second)],
            ..self
        }
    }

    /// Where the man came from; `None` when it was placed from the hand.
    pub const fn from(self) -> Option<Point> {
        self.from
    }

    /// Where the man stands now.
    pub const fn to(self) -> Point {
        self.to
    }

    /// The captured men, in the order of writing.
    pub fn captures(self) -> impl Iterator<Item = Point> {
        self.captures.into_iter().flatten()
    }

    /// The captured men as a set.
    pub fn captured(self) -> PointSet {
        self.captures().collect()
    }

    /// The move as a number, never 0: quicker to compare than its parts.
    pub(crate) const fn number(self) -> u32 {
        let [first, second] = self.captures;
        u32::from_le_bytes([
            Point::number(self.from),
            Point::number(Some(self.to)),
            Point::number(first),
            Point::number(second),
        ])
    }

    /// Whether a man is captured.
    pub const fn is_capture(self) -> bool {
        self.captures[0].is_some()
    }

    /// The same move on a board turned or mirrored. Two captures keep their order, which is not
    /// always that of writing.
    #[must_use]
    pub fn mapped(self, map: &Symmetry) -> Move {
        Move {
            from: self.from.map(|point| map.point(point)),
            to: map.point(self.to),
            captures: self
                .captures
                .map(|point| point.map(|point| map.point(point))),
        }
    }

    /// Its text on a board, as `a1-a4xb4`.
    ///
    /// ```
    /// use mlin::{boards::THREE_RINGS, Move};
    /// let point = |name| THREE_RINGS.point(name).unwrap();
    /// let slide = Move::shift(point("a1"), point("a4")).capturing(point("b4"));
    /// assert_eq!(slide.text(&THREE_RINGS).to_string(), "a1-a4xb4");
    /// ```
    pub fn text(self, board: &Board) -> MoveText<'_> {
        MoveText { made: self, board }
    }
}

/// A move with the board that names its points; displays as move text.
#[derive(Clone, Copy, Debug)]
pub struct MoveText<'b> {
    made: Move,
    board: &'b Board,
}

impl fmt::Display for MoveText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.made.from() {
            write!(f, "{}-", self.board.name(from))?;
        }
        write!(f, "{}", self.board.name(self.made.to()))?;
        for captured in self.made.captures() {
            write!(f, "x{}", self.board.name(captured))?;
        }
        Ok(())
    }
}

/// By point index: a move alone does not know its board.
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from() {
            write!(f, "{}-", from.index())?;
        }
        write!(f, "{}", self.to.index())?;
        for captured in self.captures() {
            write!(f, "x{}", captured.index())?;
        }
        Ok(())
    }
}
