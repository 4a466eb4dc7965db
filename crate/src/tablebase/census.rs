//! Counts of the values in a space.

use super::value::Value;

/// Positions by their value, and the longest ways to an end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Every position for itself.
    pub raw: Tally,
    /// Positions that are turned or mirrored into each other counted once.
    pub orbits: Tally,
    /// Plies of the longest win, where there is one.
    pub longest_win: Option<u16>,
    /// Plies of the longest loss, where there is one.
    pub longest_loss: Option<u16>,
}

/// Positions that the player to move wins, draws and loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Lost.
    pub losses: u64,
}

impl Tally {
    /// All positions.
    pub const fn total(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    const fn of(&mut self, value: Value) -> &mut u64 {
        match value {
            Value::Win(_) => &mut self.wins,
            Value::Draw => &mut self.draws,
            Value::Loss(_) => &mut self.losses,
        }
    }

    const fn with(self, other: Tally) -> Tally {
        Tally {
            wins: self.wins + other.wins,
            draws: self.draws + other.draws,
            losses: self.losses + other.losses,
        }
    }
}

impl Census {
    /// Counts a position that stands for so many that are the same up to symmetry.
    pub(super) fn add(&mut self, value: Value, orbit: usize) {
        *self.orbits.of(value) += 1;
        *self.raw.of(value) += orbit as u64;
        match value {
            Value::Win(plies) => self.longest_win = self.longest_win.max(Some(plies)),
            Value::Draw => {}
            Value::Loss(plies) => self.longest_loss = self.longest_loss.max(Some(plies)),
        }
    }

    /// Both counts together.
    pub(super) fn with(self, other: Census) -> Census {
        Census {
            raw: self.raw.with(other.raw),
            orbits: self.orbits.with(other.orbits),
            longest_win: self.longest_win.max(other.longest_win),
            longest_loss: self.longest_loss.max(other.longest_loss),
        }
    }
}
