//! The name of a point.

use std::fmt;

/// A point's name: file letter (left to right) and rank number (bottom to top).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// File, from 0 for `a`.
    pub x: u8,
    /// Rank, from 0 for `1`, upward.
    pub y: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.x) as char, self.y + 1)
    }
}
