//! Counts of the moves ahead: the measure of a move generator.

use crate::moves::MoveList;
use crate::position::Position;

/// The number of ways to play `depth` plies. A node is a whole turn, capture included;
/// won games have no moves; draws by repetition or quiet limit are not applied.
///
/// ```
/// use mlin::{perft, Position, Variant};
/// assert_eq!(perft(&Position::start(Variant::Nine), 3), 24 * 23 * 22);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(),
        _ => {
            let mut moves = MoveList::new();
            position.push_moves(&mut moves);
            let nodes = moves.into_iter().map(|made| {
                let mut next = *position;
                next.make(made);
                perft(&next, depth - 1)
            });
            nodes.sum()
        }
    }
}
