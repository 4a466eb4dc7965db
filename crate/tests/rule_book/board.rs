//! Clause 1: a board is its named points and its drawn lines.

use std::cmp::Reverse;
use std::fmt;

/// A point is its name: file letter and rank number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    file: char,
    rank: char,
}

impl Point {
    /// The point of that name, be it on a board or not.
    pub fn named(name: &str) -> Option<Point> {
        let mut letters = name.chars();
        let point = Point {
            file: letters.next().filter(char::is_ascii_lowercase)?,
            rank: letters.next().filter(char::is_ascii_digit)?,
        };
        letters.next().is_none().then_some(point)
    }

    /// Sort key of the order "row by row from the top left".
    pub fn reading_order(self) -> (Reverse<char>, char) {
        (Reverse(self.rank), self.file)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.file, self.rank)
    }
}

/// One ring and a centre: three rows and three columns.
const ONE_RING: [&str; 6] = [
    "a3 b3 c3", "a2 b2 c2", "a1 b1 c1", // rows
    "a3 a2 a1", "b3 b2 b1", "c3 c2 c1", // columns
];
/// What the option `diagonals` adds to [`ONE_RING`].
const ONE_RING_DIAGONALS: [&str; 2] = ["a3 b2 c1", "a1 b2 c3"];
/// The sides of the two rings.
const TWO_RINGS: [&str; 8] = [
    "a5 c5 e5", "e5 e3 e1", "e1 c1 a1", "a1 a3 a5", // outer ring
    "b4 c4 d4", "d4 d3 d2", "d2 c2 b2", "b2 b3 b4", // inner ring
];
/// The connectors of five and six men: two points each.
const TWO_RINGS_CONNECTORS: [&str; 4] = ["a3 b3", "c5 c4", "e3 d3", "c1 c2"];
/// The cross of seven men: two drawn lines of five points.
const TWO_RINGS_CROSS: [&str; 2] = ["c5 c4 c3 c2 c1", "a3 b3 c3 d3 e3"];
/// The sides of the three rings and the four connectors between them.
const THREE_RINGS: [&str; 16] = [
    "a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7", // outer ring
    "b6 d6 f6", "f6 f4 f2", "f2 d2 b2", "b2 b4 b6", // middle ring
    "c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5", // inner ring
    "d7 d6 d5", "g4 f4 e4", "d1 d2 d3", "a4 b4 c4", // connectors
];
/// The lines through the corners, of eleven and twelve men.
const THREE_RINGS_DIAGONALS: [&str; 4] = ["a7 b6 c5", "g7 f6 e5", "g1 f2 e3", "a1 b2 c3"];

/// A board: its points in the order of the position text, and what the two sentences of clause 1
/// make of its drawn lines.
#[derive(Debug)]
pub struct Board {
    /// Rings from the outside in, each clockwise from its top-left corner; a centre stands last.
    pub rings: Vec<Vec<Point>>,
    /// Pairs of neighbours, each pair once.
    pub edges: Vec<[Point; 2]>,
    /// Every three points that can be a mill.
    pub mills: Vec<[Point; 3]>,
}

impl Board {
    /// Three men, with or without the diagonals.
    pub fn one_ring(diagonals: bool) -> Board {
        let extra = if diagonals {
            &ONE_RING_DIAGONALS[..]
        } else {
            &[]
        };
        Board::drawn(&["a3 b3 c3 c2 c1 b1 a1 a2", "b2"], &[&ONE_RING, extra])
    }

    /// Five and six men.
    pub fn two_rings() -> Board {
        Board::drawn(
            &["a5 c5 e5 e3 e1 c1 a1 a3", "b4 c4 d4 d3 d2 c2 b2 b3"],
            &[&TWO_RINGS, &TWO_RINGS_CONNECTORS],
        )
    }

    /// Seven men.
    pub fn two_rings_and_cross() -> Board {
        Board::drawn(
            &["a5 c5 e5 e3 e1 c1 a1 a3", "b4 c4 d4 d3 d2 c2 b2 b3", "c3"],
            &[&TWO_RINGS, &TWO_RINGS_CROSS],
        )
    }

    /// Nine and ten men; with diagonals eleven and twelve.
    pub fn three_rings(diagonals: bool) -> Board {
        let extra = if diagonals {
            &THREE_RINGS_DIAGONALS[..]
        } else {
            &[]
        };
        Board::drawn(
            &[
                "a7 d7 g7 g4 g1 d1 a1 a4",
                "b6 d6 f6 f4 f2 d2 b2 b4",
                "c5 d5 e5 e4 e3 d3 c3 c4",
            ],
            &[&THREE_RINGS, extra],
        )
    }

    fn drawn(rings: &[&str], lines: &[&[&str]]) -> Board {
        let named = |name: &str| Point::named(name).expect("names are spelt right");
        let points = |line: &&str| line.split(' ').map(named).collect();
        let lines: Vec<Vec<Point>> = lines.concat().iter().map(points).collect();
        Board {
            rings: rings.iter().map(points).collect(),
            edges: consecutive(&lines),
            mills: consecutive(&lines),
        }
    }

    /// Every point, in the order of the position text.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        self.rings.iter().flatten().copied()
    }

    /// Whether two points are neighbours; a line works both ways.
    pub fn neighbours(&self, one: Point, two: Point) -> bool {
        self.edges.contains(&[one, two]) || self.edges.contains(&[two, one])
    }
}

/// "... consecutive on a drawn line": every run of `N` points of every line. Two points are
/// neighbours, three points are a mill.
fn consecutive<const N: usize>(lines: &[Vec<Point>]) -> Vec<[Point; N]> {
    let runs = lines.iter().flat_map(|line| line.windows(N));
    runs.map(|run| run.try_into().expect("a window of N points"))
        .collect()
}
