//! Move text: `d6`, `a1-a4`, `d6xb4`, `a1-a4xb4xc3`; read in either case, also `a1a4`.

use super::{Fault, NotationError};
use crate::board::Board;
use crate::legality::Attempt;
use crate::point::Point;

/// A point as it was written, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Written {
    pub point: Named,
    pub at: usize,
}

/// The two ways to write a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// File letter and rank number.
    Coordinate([u8; 2]),
    /// Place in reading order from 1, as PlayOK counts.
    Number(usize),
}

/// A move as it was written.
#[derive(Clone, Debug)]
pub(crate) struct WrittenMove {
    pub from: Option<Written>,
    pub to: Written,
    pub captures: Vec<Written>,
}

impl Board {
    /// Reads a move text, whatever the position.
    ///
    /// # Errors
    /// [`Fault::Syntax`] or [`Fault::NoSuchPoint`].
    pub fn attempt(&self, text: &str) -> Result<Attempt, NotationError> {
        let written = scan_move(text, 0)?;
        if let Some(number) = written.points().find(|point| point.is_number()) {
            return Err(NotationError::new(Fault::Syntax, number.at));
        }
        written.attempt(self)
    }
}

impl Written {
    pub(crate) const fn is_number(&self) -> bool {
        matches!(self.point, Named::Number(_))
    }

    fn on(&self, board: &Board) -> Result<Point, NotationError> {
        let point = match self.point {
            Named::Coordinate(name) => std::str::from_utf8(&name)
                .ok()
                .and_then(|name| board.point(name)),
            Named::Number(number) => {
                let mut points = board.all().into_iter();
                points.find(|&point| board.reading_rank(point) + 1 == number)
            }
        };
        point.ok_or(NotationError::new(Fault::NoSuchPoint, self.at))
    }
}

impl WrittenMove {
    pub(crate) fn points(&self) -> impl Iterator<Item = &Written> {
        self.from.iter().chain([&self.to]).chain(&self.captures)
    }

    pub(crate) fn attempt(&self, board: &Board) -> Result<Attempt, NotationError> {
        let captures = self.captures.iter().map(|point| point.on(board));
        Ok(Attempt {
            from: self.from.map(|point| point.on(board)).transpose()?,
            to: self.to.on(board)?,
            captures: captures.collect::<Result<_, _>>()?,
        })
    }
}

/// Reads the form of a move; `base` is the place of `text` in the whole.
pub(crate) fn scan_move(text: &str, base: usize) -> Result<WrittenMove, NotationError> {
    let mut rest = Scanner {
        bytes: text.as_bytes(),
        at: 0,
        base,
    };
    let first = rest.point()?;
    let joined = rest.skip(b'-');
    let second = match rest.peek() {
        Some(byte) if joined || byte != b'x' => Some(rest.point()?),
        None if joined => return Err(rest.error()),
        _ => None,
    };
    if !joined && second.is_some() && first.is_number() {
        return Err(NotationError::new(Fault::Syntax, first.at));
    }
    let captures = rest.captures()?;
    Ok(match second {
        Some(to) => WrittenMove {
            from: Some(first),
            to,
            captures,
        },
        None => WrittenMove {
            from: None,
            to: first,
            captures,
        },
    })
}

/// Reads captures that stand apart from their move, as `xb4`.
pub(crate) fn scan_captures(text: &str, base: usize) -> Result<Vec<Written>, NotationError> {
    Scanner {
        bytes: text.as_bytes(),
        at: 0,
        base,
    }
    .captures()
}

struct Scanner<'t> {
    bytes: &'t [u8],
    at: usize,
    base: usize,
}

impl Scanner<'_> {
    /// The next byte, letters in lower case.
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).map(u8::to_ascii_lowercase)
    }

    fn skip(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn error(&self) -> NotationError {
        NotationError::new(Fault::Syntax, self.base + self.at)
    }

    fn point(&mut self) -> Result<Written, NotationError> {
        let start = self.at;
        let point = match self.peek() {
            Some(file @ b'a'..=b'z') => {
                self.at += 1;
                let rank = self.peek().filter(u8::is_ascii_digit).ok_or(self.error())?;
                self.at += 1;
                Named::Coordinate([file, rank])
            }
            Some(b'0'..=b'9') => Named::Number(self.number()),
            _ => return Err(self.error()),
        };
        Ok(Written {
            point,
            at: self.base + start,
        })
    }

    fn number(&mut self) -> usize {
        let mut number: usize = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            number = number
                .saturating_mul(10)
                .saturating_add(usize::from(digit - b'0'));
            self.at += 1;
        }
        number
    }

    fn captures(&mut self) -> Result<Vec<Written>, NotationError> {
        let mut captures = Vec::new();
        while self.skip(b'x') {
            captures.push(self.point()?);
        }
        if self.at < self.bytes.len() {
            return Err(self.error());
        }
        Ok(captures)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::THREE_RINGS;

    fn fault(text: &str) -> (Fault, usize) {
        let error = THREE_RINGS.attempt(text).unwrap_err();
        (error.fault, error.at)
    }

    #[test]
    fn every_form_is_read() {
        for text in ["a1-a4xb4xc3", "A1A4XB4XC3", "a1a4xb4xc3"] {
            let attempt = THREE_RINGS.attempt(text).unwrap();
            assert_eq!(attempt.from, THREE_RINGS.point("a1"));
            assert_eq!(Some(attempt.to), THREE_RINGS.point("a4"));
            assert_eq!(attempt.captures.len(), 2);
        }
    }

    #[test]
    fn what_is_no_move_is_refused_at_its_place() {
        assert_eq!(fault(""), (Fault::Syntax, 0));
        assert_eq!(fault("d"), (Fault::Syntax, 1));
        assert_eq!(fault("d6 "), (Fault::Syntax, 2));
        assert_eq!(fault("d6x"), (Fault::Syntax, 3));
        assert_eq!(fault("d6xx"), (Fault::Syntax, 4));
        assert_eq!(fault("d6-"), (Fault::Syntax, 3));
        assert_eq!(fault("d6š"), (Fault::Syntax, 2));
        assert_eq!(fault("d6\0"), (Fault::Syntax, 2));
        assert_eq!(fault("a1-a4-a7"), (Fault::Syntax, 5));
        assert_eq!(fault("12"), (Fault::Syntax, 0));
        assert_eq!(fault("d4"), (Fault::NoSuchPoint, 0));
        assert_eq!(fault("a1-h9"), (Fault::NoSuchPoint, 3));
        assert_eq!(
            fault("d4-d"),
            (Fault::Syntax, 4),
            "the form comes before the names"
        );
    }
}
