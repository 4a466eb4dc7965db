//! Draws on the way: by repetition and by the position itself.

use super::node::Tree;
use super::score::Score;
use crate::position::Position;

/// Plies without a capture that cannot repeat a position yet.
const SHORTEST_CYCLE: usize = 4;
/// How often a position must have stood in the game for the next time to be a draw.
const STOOD_BEFORE: usize = 2;
/// The same for a position that the player at the root would bring about himself, where it is for
/// him to play: whoever is ahead then goes on instead of repeating, and whoever is behind tries to.
const STOOD_BEFORE_HIS_MOVE: usize = 1;
/// What a draw is worth to the player at the root where he is to play, in hundredths of a man: a
/// little less than going on in an even position, in which the opponent may go wrong
/// (<https://www.chessprogramming.org/Contempt_Factor>).
const DRAW_IN_PLAY: i32 = -8;

/// What is thought of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Draws {
    /// As the rules have them.
    AsTheyAre,
    /// By a player who rather plays on.
    Unwelcome,
}

impl Tree {
    /// A draw by the position or by repetition. Whoever can repeat once can again: inside the
    /// tree the second time counts; of the game before it, more occurrences are needed.
    pub(super) fn is_drawn(&self, position: &Position) -> bool {
        let back = usize::from(position.quiet()).min(self.path.len());
        if back >= SHORTEST_CYCLE {
            let since = self.path.len() - back;
            let places = (since..=self.path.len() - SHORTEST_CYCLE).rev().step_by(2);
            let mut stood = places.filter(|&place| self.path[place] == position.hash());
            match stood.next() {
                Some(place) if place >= self.root => return true,
                Some(_) if stood.count() + 1 >= self.draws_after() => return true,
                _ => {}
            }
        }
        position.draw().is_some()
    }

    /// How often the position that is looked at must have stood in the game to be a draw.
    fn draws_after(&self) -> usize {
        let his_move = self.frames.len() % 2 == 1;
        match self.draws {
            Draws::Unwelcome if his_move => STOOD_BEFORE_HIS_MOVE,
            _ => STOOD_BEFORE,
        }
    }

    /// What a draw is worth to the player to move, so many plies below the root.
    pub(super) fn draw(&self, ply: usize) -> Score {
        match self.draws {
            Draws::AsTheyAre => Score::DRAW,
            Draws::Unwelcome if ply.is_multiple_of(2) => Score::estimate(DRAW_IN_PLAY),
            Draws::Unwelcome => -Score::estimate(DRAW_IN_PLAY),
        }
    }
}
