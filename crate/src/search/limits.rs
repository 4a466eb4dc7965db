//! When a search ends. The clock and the will to stop come from outside.

use super::level::Level;
use super::repetition::Draws;
use std::time::Duration;

/// The deepest iteration.
pub const MAX_DEPTH: u32 = 60;

/// What may be spent. What is `None` has no limit of its own; with none at all the search
/// goes on to [`MAX_DEPTH`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// How strong the play is to be.
    pub level: Option<Level>,
    /// Time since the search began.
    pub time: Option<Duration>,
    /// Plies looked ahead.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Best lines to find, each with its true score. With `None` a move is looked for that
    /// is to be played: then draws count a little less than they are worth, and positions of the
    /// game are not repeated as long as there is something better.
    pub lines: Option<usize>,
}

impl Limits {
    /// What a draw is thought of.
    pub(super) const fn draws(&self) -> Draws {
        match self.lines {
            Some(_) => Draws::AsTheyAre,
            None => Draws::Unwelcome,
        }
    }

    /// These limits and those of the level, whichever is stricter. A level that chooses by
    /// chance needs a score for each of the `moves`.
    pub(super) fn with_level(self, moves: usize) -> Limits {
        let Some(level) = self.level else {
            return self;
        };
        Limits {
            depth: Some(self.depth.unwrap_or(MAX_DEPTH).min(level.depth())),
            nodes: Some(self.nodes.unwrap_or(u64::MAX).min(level.nodes())),
            lines: if level.is_careless() {
                Some(moves)
            } else {
                self.lines
            },
            ..self
        }
    }
}

/// What a [`Control`] wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Search on.
    GoOn,
    /// Come back now; the next [`run`](super::Searcher::run) goes on at the same place.
    Pause,
    /// End the search.
    Stop,
}

/// The world outside the search.
pub trait Control {
    /// Time since the search began.
    fn elapsed(&mut self) -> Duration;

    /// Asked every thousand nodes or so.
    fn wish(&mut self) -> Wish {
        Wish::GoOn
    }
}

/// A control without clock that never interrupts: for searches limited in depth or nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Undisturbed;

impl Control for Undisturbed {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }
}
