//! Choices that the fuzzer makes: a byte each, and when there are none left, no more.

use mlin::{Move, Options, Point, Position, Rules, Variant};

/// Values of the options, besides those that a variant has by itself.
const VALUES: [(&str, &str); 10] = [
    ("flying", "on"),
    ("flying", "off"),
    ("double-mill", "two"),
    ("both-flying", "draw"),
    ("both-flying", "play"),
    ("quiet-limit", "1"),
    ("quiet-limit", "9"),
    ("quiet-limit", "none"),
    ("repetition", "off"),
    ("diagonals", "on"),
];

/// The bytes that are left.
#[derive(Debug)]
pub struct Choices<'b>(pub &'b [u8]);

impl Choices<'_> {
    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> Option<usize> {
        let (&byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(usize::from(byte) % end)
    }

    /// A variant, and up to three options changed. Diagonals where there are none stay undrawn.
    pub fn rules(&mut self) -> Option<Rules> {
        let variant = Variant::ALL[self.below(Variant::ALL.len())?];
        let mut rules = Rules::from(variant);
        for _ in 0..self.below(4)? {
            let (name, value) = VALUES[self.below(VALUES.len())?];
            let mut options: Options = *rules.options();
            options.set(name, value).expect("an option and its value");
            rules = Rules::new(variant, options).unwrap_or(rules);
        }
        Some(rules)
    }

    /// A point of the position's board.
    fn point(&mut self, position: &Position) -> Option<Point> {
        self.below(position.board().len()).map(Point::new)
    }

    /// Any move that could be thought of, legal or not.
    pub fn conceivable(&mut self, position: &Position) -> Option<Move> {
        let to = self.point(position)?;
        let step = match self.below(2)? {
            0 => Move::place(to),
            _ => Move::shift(self.point(position)?, to),
        };
        Some(match self.below(3)? {
            0 => step,
            1 => step.capturing(self.point(position)?),
            _ => step.capturing_two(self.point(position)?, self.point(position)?),
        })
    }
}
