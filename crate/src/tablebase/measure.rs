//! What the distances of a table count.

use super::value::Value;

/// What the distances of a table count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// Plies to the end of the game.
    End,
    /// Plies to the next capture, or to the end, when the winner must not let the quiet limit pass.
    ///
    /// Wins that the limit spoils are kept behind all others: a capture that leads to one counts as
    /// if it came just after the limit. So whoever wins goes there last, and goes on from there by
    /// the shortest way.
    ///
    /// Here a capture may be the loser's, so that wins too can take an even number of plies. As the
    /// solver tells wins by odd numbers, it is given twice the plies, and one more for a win.
    Capture {
        /// The quiet limit.
        limit: u16,
    },
}

/// The plies to a capture that a value stands for whose measure they are.
pub(super) fn plies_to_capture(value: Value) -> Option<u16> {
    value.plies().map(|end| end / 2)
}

impl Measure {
    /// How much later a win ends than the lost position that its first move leads to.
    pub(super) const fn win_step(self) -> u16 {
        match self {
            Measure::End => 1,
            Measure::Capture { .. } => 3,
        }
    }

    /// How much later a loss ends than the won position that its last hope leads to.
    pub(super) const fn loss_step(self) -> u16 {
        1
    }

    /// What a quiet move is worth that leads to this.
    pub(super) const fn after_quiet(self, next: Value) -> Value {
        match next {
            Value::Win(end) => Value::Loss(end + self.loss_step()),
            Value::Draw => Value::Draw,
            Value::Loss(end) => Value::Win(end + self.win_step()),
        }
    }

    /// What a capture is worth that leads to this.
    pub(super) fn after_capture(self, next: Value) -> Value {
        let Measure::Capture { limit } = self else {
            return self.after_quiet(next);
        };
        let pace = |end: u16| if end / 2 <= limit { 2 } else { 2 * (limit + 1) };
        match next {
            Value::Win(end) => Value::Loss(pace(end)),
            Value::Draw => Value::Draw,
            Value::Loss(end) => Value::Win(pace(end) + 1),
        }
    }
}
