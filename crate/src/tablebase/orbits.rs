//! How many positions there are up to symmetry, without looking at any.

use crate::board::Board;
use crate::point::{Point, PointSet};
use crate::symmetry::Symmetry;

/// Most men of a player.
const MEN: usize = 12;

/// Ways to place so many men of each player, those that are turned or mirrored into each other
/// counted once: the mean number of placements that a symmetry keeps (Burnside's lemma,
/// <https://en.wikipedia.org/wiki/Burnside%27s_lemma>).
///
/// ```
/// use mlin::boards::THREE_RINGS;
/// assert_eq!(mlin::tablebase::orbits(&THREE_RINGS, 3, 3), 169_626);
/// ```
pub fn orbits(board: &Board, us: u8, them: u8) -> u64 {
    let symmetries = board.symmetries();
    let kept = symmetries
        .iter()
        .map(|map| kept_by(board, map, us.into(), them.into()));
    kept.sum::<u64>() / symmetries.len() as u64
}

/// Placements that a map keeps: each of its cycles is held by one player or empty.
fn kept_by(board: &Board, map: &Symmetry, us: usize, them: usize) -> u64 {
    let mut ways = [[0u64; MEN + 1]; MEN + 1];
    ways[0][0] = 1;
    for length in cycles(board, map) {
        for ours in (0..=us).rev() {
            for theirs in (0..=them).rev() {
                let by_us = if ours >= length {
                    ways[ours - length][theirs]
                } else {
                    0
                };
                let by_them = if theirs >= length {
                    ways[ours][theirs - length]
                } else {
                    0
                };
                ways[ours][theirs] += by_us + by_them;
            }
        }
    }
    ways[us][them]
}

/// The lengths of the map's cycles.
fn cycles(board: &Board, map: &Symmetry) -> Vec<usize> {
    let mut seen = PointSet::EMPTY;
    let mut lengths = Vec::new();
    for start in board.all() {
        let mut length = 0;
        let mut point: Point = start;
        while !seen.contains(point) {
            seen = seen.with(point);
            point = map.point(point);
            length += 1;
        }
        lengths.push(length);
    }
    lengths.retain(|&length| length > 0);
    lengths
}
