//! The five boards, as they are drawn.

use crate::board::Board;

const ONE_RING_POINTS: &[&str] = &["a3 b3 c3 c2 c1 b1 a1 a2", "b2"];

const ROWS_AND_COLUMNS: &[&str] = &[
    "a3 b3 c3", "a2 b2 c2", "a1 b1 c1", //
    "a3 a2 a1", "b3 b2 b1", "c3 c2 c1",
];

const BOTH_DIAGONALS: &[&str] = &["a3 b2 c1", "c3 b2 a1"];

const TWO_RINGS_POINTS: &[&str] = &["a5 c5 e5 e3 e1 c1 a1 a3", "b4 c4 d4 d3 d2 c2 b2 b3"];

const TWO_RINGS_CENTRE_POINTS: &[&str] = &[TWO_RINGS_POINTS[0], TWO_RINGS_POINTS[1], "c3"];

const TWO_SQUARES: &[&str] = &[
    "a5 c5 e5", "e5 e3 e1", "e1 c1 a1", "a1 a3 a5", //
    "b4 c4 d4", "d4 d3 d2", "d2 c2 b2", "b2 b3 b4",
];

const CONNECTORS: &[&str] = &["c5 c4", "e3 d3", "c1 c2", "a3 b3"];

const CROSS: &[&str] = &["c5 c4 c3 c2 c1", "a3 b3 c3 d3 e3"];

const THREE_RINGS_POINTS: &[&str] = &[
    "a7 d7 g7 g4 g1 d1 a1 a4",
    "b6 d6 f6 f4 f2 d2 b2 b4",
    "c5 d5 e5 e4 e3 d3 c3 c4",
];

const THREE_SQUARES: &[&str] = &[
    "a7 d7 g7", "g7 g4 g1", "g1 d1 a1", "a1 a4 a7", //
    "b6 d6 f6", "f6 f4 f2", "f2 d2 b2", "b2 b4 b6", //
    "c5 d5 e5", "e5 e4 e3", "e3 d3 c3", "c3 c4 c5",
];

const SPOKES: &[&str] = &["d7 d6 d5", "g4 f4 e4", "d1 d2 d3", "a4 b4 c4"];

const CORNER_DIAGONALS: &[&str] = &["a7 b6 c5", "g7 f6 e5", "g1 f2 e3", "a1 b2 c3"];

/// Three men's morris: nine points.
pub static ONE_RING: Board = Board::new(ONE_RING_POINTS, &[ROWS_AND_COLUMNS]);

/// Three men's morris with the option `diagonals`.
pub static ONE_RING_DIAGONALS: Board =
    Board::new(ONE_RING_POINTS, &[ROWS_AND_COLUMNS, BOTH_DIAGONALS]);

/// Five and six men's morris: sixteen points.
pub static TWO_RINGS: Board = Board::new(TWO_RINGS_POINTS, &[TWO_SQUARES, CONNECTORS]);

/// Seven men's morris: two rings and a cross of two lines of five points.
pub static TWO_RINGS_CROSS: Board = Board::new(TWO_RINGS_CENTRE_POINTS, &[TWO_SQUARES, CROSS]);

/// Nine men's morris and Lasker morris.
pub static THREE_RINGS: Board = Board::new(THREE_RINGS_POINTS, &[THREE_SQUARES, SPOKES]);

/// Eleven and twelve men's morris: four lines more, through the corners.
pub static THREE_RINGS_DIAGONALS: Board = Board::new(
    THREE_RINGS_POINTS,
    &[THREE_SQUARES, SPOKES, CORNER_DIAGONALS],
);
