//! A position with what is known of it, as a line of text.

use mlin::Position;
use std::fmt;
use std::str::FromStr;

/// A position and its labels, seen by the player to move.
#[derive(Clone, Copy)]
pub struct Sample {
    pub position: Position,
    /// What a search said, in hundredths of a man.
    pub score: i16,
    /// What the game brought: 2 a win, 1 a draw, 0 a loss.
    pub half_points: u8,
}

/// `POSITION;SCORE;HALF_POINTS`
impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{};{};{}", self.position, self.score, self.half_points)
    }
}

impl FromStr for Sample {
    type Err = String;

    fn from_str(line: &str) -> Result<Sample, String> {
        let bad = || format!("no sample: {line:?}");
        let mut fields = line.split(';');
        let mut field = || fields.next().ok_or_else(bad);
        Ok(Sample {
            position: field()?.parse().map_err(|_| bad())?,
            score: field()?.parse().map_err(|_| bad())?,
            half_points: field()?.parse().map_err(|_| bad())?,
        })
    }
}

/// The samples of a file.
pub fn read(text: &str) -> Result<Vec<Sample>, String> {
    text.lines().map(str::parse).collect()
}
