//! Move text: `d6`, `a1-a4`, `d6xb4`, `a1-a4xb4xc3`.

use std::fmt;

use super::board::Point;
use super::moves::Move;
use super::state::State;

impl fmt::Display for Move {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(from) = self.from {
            write!(out, "{from}-")?;
        }
        write!(out, "{}", self.to)?;
        self.captures
            .iter()
            .try_for_each(|point| write!(out, "x{point}"))
    }
}

/// Takes a text apart, legal or not, its points on the board or not; none if it is no move text.
/// "Read case-insensitively, also `a1a4`."
pub fn read(text: &str) -> Option<Move> {
    let text = text.to_ascii_lowercase();
    let mut parts = text.split('x');
    let step = parts.next()?;
    let (from, to) = match step.split_once('-') {
        Some((from, to)) => (Some(Point::named(from)?), to),
        None if step.len() == 4 && step.is_ascii() => (Some(Point::named(&step[..2])?), &step[2..]),
        None => (None, step),
    };
    let to = Point::named(to)?;
    let captures = parts.map(Point::named).collect::<Option<_>>()?;
    Some(Move { from, to, captures })
}

impl State {
    /// The texts of all legal moves, each in its canonical form.
    pub fn legal_texts(&self) -> Vec<String> {
        self.turns().iter().map(Move::to_string).collect()
    }

    /// The legal turn that a text means, none if there is none; "every legal order is read".
    pub fn turn_of(&self, text: &str) -> Option<Move> {
        let meant = read(text)?;
        self.turns_in_every_order().find(|turn| *turn == meant)
    }
}
