//! Patterns on three rings: what stands on a ring, and on the three sides that face one way.
//! Together they hold every line with all its neighbours, but for the diagonals.
//!
//! A pattern is a number in base three: a digit for each point, 0 empty, 1 the first player's, 2 the
//! second's. This is what the best Othello programs do (Buro, *Experiments with Multi-ProbCut and
//! a New High-Quality Evaluation Function for Othello*, 1997,
//! <https://skatgame.net/mburo/ps/improve.pdf>).

use crate::board::RING;
use crate::point::PointSet;

/// Which points make a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The outer or the inner ring: the boards have a symmetry between them.
    OuterRing,
    /// The middle ring.
    MiddleRing,
    /// A side of each ring: the middle point with its two neighbours, three times.
    Side,
}

impl Shape {
    const ALL: [Shape; 3] = [Shape::OuterRing, Shape::MiddleRing, Shape::Side];

    const fn points(self) -> usize {
        match self {
            Shape::OuterRing | Shape::MiddleRing => 8,
            Shape::Side => 9,
        }
    }

    /// How many patterns there are.
    const fn patterns(self) -> usize {
        3usize.pow(self.points() as u32)
    }

    /// Where its patterns begin when those of all shapes stand one after the other.
    const fn start(self) -> usize {
        match self {
            Shape::OuterRing => 0,
            Shape::MiddleRing => Shape::OuterRing.end(),
            Shape::Side => Shape::MiddleRing.end(),
        }
    }

    const fn end(self) -> usize {
        self.start() + self.patterns()
    }

    /// Maps of the shape onto itself that symmetries of the board make: which digit goes where.
    fn maps(self) -> [fn(usize) -> usize; 2] {
        match self {
            Shape::OuterRing | Shape::MiddleRing => {
                [|place| (place + 2) % 8, |place| (8 - place) % 8]
            }
            Shape::Side => [
                |place| place / 3 * 3 + 2 - place % 3,
                |place| (2 - place / 3) * 3 + place % 3,
            ],
        }
    }
}

/// All patterns of all shapes.
pub(super) const PATTERNS: usize = Shape::Side.end();

/// What a digit is worth by its place.
const POWERS: [usize; 9] = [1, 3, 9, 27, 81, 243, 729, 2187, 6561];

/// A ring's points as a number in base three, with the digits 0 and 1.
static RINGS: [u16; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        table[set] = base_three(set, RING) as u16;
        set += 1;
    }
    table
};

/// The same for the four sides of a ring, side by side: three places from each corner on.
static SIDES: [u64; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut side = 0;
        while side < 4 {
            let places = (set as u8).rotate_right(2 * side) as usize;
            table[set] |= base_three(places, 3) << (LANE * side);
            side += 1;
        }
        set += 1;
    }
    table
};

/// Bits for the number of a side.
const LANE: u32 = 16;

const fn base_three(set: usize, places: usize) -> u64 {
    let (mut place, mut number) = (0, 0);
    while place < places {
        number += ((set >> place & 1) * POWERS[place]) as u64;
        place += 1;
    }
    number
}

/// Visits the seven patterns that two players' men make on three rings: each a number below
/// [`PATTERNS`].
#[inline]
pub(super) fn visit_patterns(first: PointSet, second: PointSet, mut visit: impl FnMut(usize)) {
    let (first, second) = (first.bits().to_le_bytes(), second.bits().to_le_bytes());
    let [outer, middle, inner] = [0, 1, 2].map(|ring| {
        let table = |set: u8| usize::from(RINGS[usize::from(set)]);
        table(first[ring]) + 2 * table(second[ring])
    });
    visit(Shape::OuterRing.start() + outer);
    visit(Shape::MiddleRing.start() + middle);
    visit(Shape::OuterRing.start() + inner);
    let sides = sides(first) + 2 * sides(second);
    for side in 0..4 {
        let pattern = (sides >> (LANE * side)) as u16;
        visit(Shape::Side.start() + usize::from(pattern));
    }
}

/// The sides that face the four ways, side by side: no number overflows its lane.
fn sides(rings: [u8; 4]) -> u64 {
    let [outer, middle, inner, _] = rings.map(|set| SIDES[usize::from(set)]);
    outer + POWERS[3] as u64 * middle + POWERS[6] as u64 * inner
}

/// A weight that patterns share, and its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Class {
    pub(super) weight: u16,
    /// 1, or -1 for a pattern in which the players have changed places; 0 where that is the same
    /// pattern: nobody is better there.
    pub(super) sign: i8,
}

/// Which patterns share a weight: those that the symmetries lead into each other, and, with the
/// opposite sign, those in which the players have changed places.
#[derive(Debug)]
pub(super) struct Classes {
    of: Vec<Option<Class>>,
    /// Number of weights.
    pub(super) weights: usize,
}

impl Classes {
    /// Those of all shapes. Whether the players can change places is said by `opposite`.
    pub(super) fn new(opposite: bool) -> Classes {
        let mut classes = Classes {
            of: vec![None; PATTERNS],
            weights: 0,
        };
        for shape in Shape::ALL {
            for pattern in 0..shape.patterns() {
                classes.collect(shape, pattern, opposite);
            }
        }
        classes
    }

    /// The class of a pattern.
    pub(super) fn of(&self, pattern: usize) -> Class {
        const NEUTRAL: Class = Class { weight: 0, sign: 0 };
        self.of[pattern].unwrap_or(NEUTRAL)
    }

    /// Gives the pattern's class a weight, if it has none.
    fn collect(&mut self, shape: Shape, pattern: usize, opposite: bool) {
        let start = shape.start();
        if self.of[start + pattern].is_some() {
            return;
        }
        let weight = self.weights as u16;
        let (mut members, mut neutral) = (Vec::new(), false);
        let mut found = vec![(pattern, 1)];
        while let Some((pattern, sign)) = found.pop() {
            if let Some(known) = self.of[start + pattern] {
                neutral |= known.sign != sign;
                continue;
            }
            self.of[start + pattern] = Some(Class { weight, sign });
            members.push(start + pattern);
            found.extend(shape.maps().map(|map| (mapped(shape, pattern, map), sign)));
            if opposite {
                found.push((exchanged(shape, pattern), -sign));
            }
        }
        if neutral {
            for member in members {
                self.of[member] = Some(Class { weight: 0, sign: 0 });
            }
        } else {
            self.weights += 1;
        }
    }
}

fn digits(shape: Shape, pattern: usize) -> impl Iterator<Item = usize> {
    (0..shape.points()).map(move |place| pattern / POWERS[place] % 3)
}

fn mapped(shape: Shape, pattern: usize, map: fn(usize) -> usize) -> usize {
    let image = digits(shape, pattern).enumerate();
    image.map(|(place, digit)| digit * POWERS[map(place)]).sum()
}

fn exchanged(shape: Shape, pattern: usize) -> usize {
    let image = digits(shape, pattern).enumerate();
    image
        .map(|(place, digit)| (3 - digit) % 3 * POWERS[place])
        .sum()
}
