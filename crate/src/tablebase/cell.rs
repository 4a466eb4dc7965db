//! What is known of a position while its space is being solved.

use super::value::Value;

/// What is known of a position, in two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known {
    /// The number is not used.
    Unused,
    /// So many quiet moves do not lose for certain, and no capture saves.
    Open(u16),
    /// The same for a position that is symmetric: its moves are looked at again, as moves that are
    /// the same up to symmetry would be counted differently from either end.
    Symmetric,
    /// It cannot be lost.
    Safe,
    /// It ends after so many plies, or earlier as long as its turn has not come. Odd: the mover wins.
    Ends(u16),
}

const UNUSED: u16 = 0;
/// No player has so many moves.
const SYMMETRIC: u16 = 254;
const SAFE: u16 = 255;
const ENDS: u16 = 256;

impl Known {
    pub(super) const fn cell(self) -> u16 {
        match self {
            Known::Unused => UNUSED,
            Known::Open(moves) => moves,
            Known::Symmetric => SYMMETRIC,
            Known::Safe => SAFE,
            Known::Ends(plies) => ENDS + plies,
        }
    }

    pub(super) const fn of(cell: u16) -> Known {
        match cell {
            UNUSED => Known::Unused,
            SYMMETRIC => Known::Symmetric,
            SAFE => Known::Safe,
            ENDS.. => Known::Ends(cell - ENDS),
            moves => Known::Open(moves),
        }
    }

    /// The value, once nothing more can be found: nobody can force what was not found.
    pub(super) const fn value(self) -> Value {
        match self {
            Known::Ends(plies) if plies % 2 == 1 => Value::Win(plies),
            Known::Ends(plies) => Value::Loss(plies),
            _ => Value::Draw,
        }
    }
}

/// A value that cannot change any more.
impl From<Value> for Known {
    fn from(value: Value) -> Known {
        match value {
            Value::Win(plies) | Value::Loss(plies) => Known::Ends(plies),
            Value::Draw => Known::Safe,
        }
    }
}
