//! The values of all positions of a space.

use super::index::Index;
use super::space::Space;
use super::value::Value;
use crate::point::PointSet;
use std::fmt;

/// The values of a space.
pub(super) struct Table {
    pub space: Space,
    pub index: Index,
    pub cells: Cells,
}

/// The code of each number; unused numbers repeat the one before them, as that packs best.
#[derive(Debug)]
pub(super) enum Cells {
    /// Where no end is farther away than 254 plies.
    Bytes(Vec<u8>),
    Words(Vec<u16>),
}

impl Cells {
    /// No cells yet, and room for so many with these plies at the most.
    pub(super) fn with_capacity(cells: usize, most: u16) -> Cells {
        if Value::Win(most).code() <= u8::MAX.into() {
            Cells::Bytes(Vec::with_capacity(cells))
        } else {
            Cells::Words(Vec::with_capacity(cells))
        }
    }

    pub(super) fn push(&mut self, value: Value) {
        match self {
            Cells::Bytes(bytes) => bytes.push(value.code() as u8),
            Cells::Words(words) => words.push(value.code()),
        }
    }

    pub(super) fn get(&self, number: usize) -> Value {
        Value::from_code(match self {
            Cells::Bytes(bytes) => bytes[number].into(),
            Cells::Words(words) => words[number],
        })
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Cells::Bytes(bytes) => bytes.len(),
            Cells::Words(words) => words.len(),
        }
    }

    /// Bytes that one cell takes.
    pub(super) fn width(&self) -> usize {
        match self {
            Cells::Bytes(_) => 1,
            Cells::Words(_) => 2,
        }
    }
}

impl Table {
    /// The value of a position of the space.
    pub(super) fn value(&self, us: PointSet, them: PointSet) -> Value {
        self.cells.get(self.index.number(us, them))
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (len, width) = (self.cells.len(), self.cells.width());
        write!(f, "Table({}, {len} cells of {width} bytes)", self.space)
    }
}
