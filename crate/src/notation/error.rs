//! What is wrong with a text, and where.

use crate::legality::IllegalMove;
use crate::outcome::Outcome;
use crate::position::PositionError;
use crate::rules::{OptionError, UnknownVariant};
use std::fmt;

/// What is wrong with a text, and where.
///
/// ```
/// use mlin::Position;
/// let error = "nine ....x.../......../........ w 9,9 0".parse::<Position>().unwrap_err();
/// assert_eq!((error.at, error.field()), (9, Some("rings")));
/// assert_eq!(error.fault.code(), "bad-man");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// What is wrong.
    pub fault: Fault,
    /// Offset of the wrong place in the text, in bytes.
    pub at: usize,
    pub(crate) field: Option<String>,
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is no move, or something stands where it cannot be.
    Syntax,
    /// The board has no point of that name.
    NoSuchPoint,
    /// The move cannot be made.
    Illegal(IllegalMove),
    /// The text ends where a field is due.
    MissingField,
    /// No variant has that name.
    UnknownVariant,
    /// The number of rings is not the board's.
    RingCount {
        /// The groups there have to be.
        wanted: usize,
    },
    /// A ring has too few or too many points.
    RingLength {
        /// The points there have to be.
        wanted: usize,
    },
    /// A point shows neither `W`, `B` nor `.`.
    BadMan,
    /// The turn is neither `w` nor `b`.
    BadTurn,
    /// The hand is not two numbers with a comma between.
    BadHand,
    /// The quiet plies are no number, or too large a one.
    BadQuiet,
    /// An option is wrong.
    Option(OptionError),
    /// An option or a tag is given twice.
    GivenTwice,
    /// The parts are right and make no position.
    Position(PositionError),
    /// A tag is not of the form `[Name "value"]`.
    BadTag,
    /// A comment, a variation or a tag is opened and never closed, or closed and never opened.
    Unbalanced,
    /// Points by name and by number in one record.
    MixedNotation,
    /// Numbers name the points of three rings only.
    NumbersNotHere,
    /// The result, or the reason given for it, is not what the moves lead to.
    ResultContradicts(Option<Outcome>),
    /// Two parts of a record say different things.
    Contradiction,
    /// There is no game in the text.
    NoGame,
    /// There is more than one game in the text.
    SeveralGames,
}

impl Fault {
    /// A word for programs, as `no-such-point`.
    pub const fn code(&self) -> &'static str {
        match self {
            Fault::Syntax => "syntax",
            Fault::NoSuchPoint => "no-such-point",
            Fault::Illegal(reason) => reason.word(),
            Fault::MissingField => "missing-field",
            Fault::UnknownVariant => "unknown-variant",
            Fault::RingCount { .. } => "ring-count",
            Fault::RingLength { .. } => "ring-length",
            Fault::BadMan => "bad-man",
            Fault::BadTurn => "bad-turn",
            Fault::BadHand => "bad-hand",
            Fault::BadQuiet => "bad-quiet",
            Fault::Option(OptionError::Unknown(_)) => "unknown-option",
            Fault::Option(OptionError::BadValue(_)) => "bad-option",
            Fault::Option(OptionError::NoDiagonals(_)) => "no-diagonals",
            Fault::GivenTwice => "given-twice",
            Fault::Position(PositionError::OutsideBoard(_)) => "outside-board",
            Fault::Position(PositionError::TwoMenOnAPoint(_)) => "two-men-on-a-point",
            Fault::Position(PositionError::TooManyMen { .. }) => "too-many-men",
            Fault::Position(PositionError::BothUnderThree) => "both-under-three",
            Fault::BadTag => "bad-tag",
            Fault::Unbalanced => "unbalanced",
            Fault::MixedNotation => "mixed-notation",
            Fault::NumbersNotHere => "numbers-not-here",
            Fault::ResultContradicts(_) => "result-contradicts",
            Fault::Contradiction => "contradiction",
            Fault::NoGame => "no-game",
            Fault::SeveralGames => "several-games",
        }
    }
}

impl NotationError {
    pub(crate) const fn new(fault: Fault, at: usize) -> NotationError {
        NotationError {
            fault,
            at,
            field: None,
        }
    }

    #[must_use]
    pub(crate) fn in_field(self, field: &str) -> NotationError {
        NotationError {
            field: Some(field.to_owned()),
            ..self
        }
    }

    /// The part of a position text, the option or the tag that is wrong.
    pub fn field(&self) -> Option<&str> {
        self.field.as_deref()
    }

    /// The same place counted in the code units of UTF-16, as JavaScript counts.
    pub fn at_utf16(&self, text: &str) -> usize {
        let before = text.get(..self.at).unwrap_or(text);
        before.chars().map(char::len_utf16).sum()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Syntax => f.write_str("this is not the notation of a move"),
            Fault::NoSuchPoint => f.write_str("the board has no such point"),
            Fault::Illegal(reason) => reason.fmt(f),
            Fault::MissingField => f.write_str("the text ends too early"),
            Fault::UnknownVariant => UnknownVariant.fmt(f),
            Fault::RingCount { wanted } => write!(f, "this board has {wanted} groups of points"),
            Fault::RingLength { wanted } => write!(f, "this group has {wanted} points"),
            Fault::BadMan => f.write_str("a point is W, B or ."),
            Fault::BadTurn => f.write_str("the turn is w or b"),
            Fault::BadHand => f.write_str("the men in hand are two numbers, as 9,9"),
            Fault::BadQuiet => f.write_str("the quiet plies are a number up to 65535"),
            Fault::Option(error) => error.fmt(f),
            Fault::GivenTwice => f.write_str("this is given twice"),
            Fault::Position(error) => error.fmt(f),
            Fault::BadTag => f.write_str("a tag is [Name \"value\"]"),
            Fault::Unbalanced => f.write_str("this has no other end"),
            Fault::MixedNotation => f.write_str("points by number and by name in one record"),
            Fault::NumbersNotHere => f.write_str("numbers name the points of three rings only"),
            Fault::ResultContradicts(Some(outcome)) => write!(f, "the moves lead to {outcome}"),
            Fault::ResultContradicts(None) => f.write_str("the moves do not end the game so"),
            Fault::Contradiction => f.write_str("another part of the record says otherwise"),
            Fault::NoGame => f.write_str("there is no game here"),
            Fault::SeveralGames => f.write_str("a second game begins here"),
        }
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.field {
            Some(field) => write!(f, "{field}: {} (at {})", self.fault, self.at),
            None => write!(f, "{} (at {})", self.fault, self.at),
        }
    }
}

impl std::error::Error for NotationError {}
