//! Draws on the way: by repetition and by the position itself.

use super::node::Tree;
use crate::position::Position;

/// Plies without a capture that cannot repeat a position yet.
const SHORTEST_CYCLE: usize = 4;
/// How often a position must have stood in the game for the next time to be a draw.
const STOOD_BEFORE: usize = 2;

impl Tree {
    /// A draw by the position or by repetition. Whoever can repeat once can again: inside the
    /// tree the second time counts; of the game before it, two occurrences are needed.
    pub(super) fn is_drawn(&self, position: &Position) -> bool {
        let back = usize::from(position.quiet()).min(self.path.len());
        if back >= SHORTEST_CYCLE {
            let since = self.path.len() - back;
            let places = (since..=self.path.len() - SHORTEST_CYCLE).rev().step_by(2);
            let mut stood = places.filter(|&place| self.path[place] == position.hash());
            match stood.next() {
                Some(place) if place >= self.root => return true,
                Some(_) if stood.count() + 1 >= STOOD_BEFORE => return true,
                _ => {}
            }
        }
        position.draw().is_some()
    }
}
