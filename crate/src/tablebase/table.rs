//! The values of all positions of a space.

use super::index::{Frame, Index};
use super::space::Space;
use super::value::Value;
use crate::point::PointSet;
use std::fmt;
use std::ops::Range;

/// The values of a space. The mover's men are the outer ones of its index, so that all positions
/// that one player's moves lead to lie close together.
pub(super) struct Table {
    pub space: Space,
    pub index: Index,
    pub cells: Cells,
}

/// The code of each number, also of the unused ones: there it is that of the number which stands for
/// them, so that whoever looks a position up need not heed its symmetries.
#[derive(Debug)]
pub(super) enum Cells {
    /// Where no end is farther away than 254 plies.
    Bytes(Vec<u8>),
    Words(Vec<u16>),
}

impl Cells {
    /// Draws: so many, with room for these plies at the most.
    pub(super) fn new(cells: usize, most: u16) -> Cells {
        Cells::with_highest(cells, Value::Win(most).code())
    }

    /// Draws: so many, with room for these codes.
    pub(super) fn with_highest(cells: usize, highest: u16) -> Cells {
        if highest <= u8::MAX.into() {
            Cells::Bytes(vec![0; cells])
        } else {
            Cells::Words(vec![0; cells])
        }
    }

    pub(super) fn get(&self, number: usize) -> Value {
        Value::from_code(self.code(number))
    }

    fn code(&self, number: usize) -> u16 {
        match self {
            Cells::Bytes(bytes) => bytes[number].into(),
            Cells::Words(words) => words[number],
        }
    }

    /// The codes of these numbers.
    pub(super) fn codes(&self, numbers: Range<usize>) -> impl Iterator<Item = u16> {
        numbers.map(|number| self.code(number))
    }

    /// The highest code there is.
    pub(super) fn highest(&self) -> u16 {
        self.codes(0..self.len()).max().unwrap_or(0)
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
        self.value_in(&self.index.frame(us), them)
    }

    /// The value of a position whose mover's men make the frame.
    pub(super) fn value_in(&self, frame: &Frame<'_>, them: PointSet) -> Value {
        let packed = frame.gather(frame.mapped(them));
        self.cells.get(frame.begin + frame.place(packed))
    }

    /// The worst value for the player to move, when his men make the frame and the others' are
    /// each of these.
    pub(super) fn worst(
        &self,
        frame: &Frame<'_>,
        them: impl Iterator<Item = u32>,
    ) -> Option<Value> {
        let places = them.map(|packed| frame.begin + frame.place(packed));
        match &self.cells {
            Cells::Bytes(bytes) => worst(bytes, places),
            Cells::Words(words) => worst(words, places),
        }
    }
}

/// The worst value for the player to move among some cells.
fn worst<T: Copy + Into<u16>>(cells: &[T], numbers: impl Iterator<Item = usize>) -> Option<Value> {
    let values = numbers.map(|number| Value::from_code(cells[number].into()));
    values.min()
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (len, width) = (self.cells.len(), self.cells.width());
        write!(f, "Table({}, {len} cells of {width} bytes)", self.space)
    }
}
