//! What the quiet limit leaves of a solved position's value.

use super::Tablebase;
use super::measure::plies_to_capture;
use super::space::Space;
use super::value::Value;
use crate::moves::Move;
use crate::position::Position;

/// The value of a position, and what the quiet limit leaves of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The value, quiet limit left aside.
    pub value: Value,
    /// Whether a win comes before the quiet limit.
    pub pace: Pace,
    /// Plies to the next capture, or the end, when the winner hurries and the loser puts it off;
    /// where a [solver](super::Goal::Captures) has found out.
    pub to_capture: Option<u16>,
}

/// Whether the win of either player comes before the quiet limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// It does, or there is no win or no limit: the value stands.
    InTime,
    /// The limit spoils it: whoever loses can hold out for a draw.
    TooLate,
    /// The shortest way to the end takes too long, but captures may come before, though none at once:
    /// [`Goal::Captures`](super::Goal::Captures) finds out.
    Unknown,
}

impl Verdict {
    /// What a move is worth to the player who makes it and comes to this.
    #[must_use]
    pub fn of_move(self, made: Move) -> Verdict {
        let plies = if made.is_capture() {
            self.to_capture.and(Some(1))
        } else {
            self.to_capture.map(|plies| plies + 1)
        };
        Verdict {
            value: self.value.one_ply_earlier(),
            to_capture: plies,
            ..self
        }
    }
}

impl Tablebase {
    /// The value of a position and what its quiet limit leaves of it; `None` where it is not
    /// solved, or has other rules.
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        let value = self.probe(position)?;
        let limit = position.rules().quiet_limit();
        let (Some(plies), Some(limit)) = (value.plies(), limit) else {
            return Some(Verdict {
                value,
                pace: Pace::InTime,
                to_capture: None,
            });
        };
        let to_capture = self.to_capture(position, limit);
        let is_late = |plies: u16| plies > limit.saturating_sub(position.quiet());
        let pace = match to_capture {
            _ if !is_late(plies) => Pace::InTime,
            Some(plies) if !is_late(plies) => Pace::InTime,
            Some(_) => Pace::TooLate,
            None if self.wins_by_capture(position, limit) => Pace::InTime,
            None => Pace::Unknown,
        };
        Some(Verdict {
            value,
            pace,
            to_capture,
        })
    }

    /// The verdict on every legal move, for the player who makes it, in the order of the legal
    /// moves; `None` where one of them is not solved.
    pub fn verdicts(&self, position: &Position) -> Option<Vec<(Move, Verdict)>> {
        let moves = position.legal_moves().into_iter();
        let judged = moves.map(|made| {
            let mut next = *position;
            next.make(made);
            Some((made, self.verdict(&next)?.of_move(made)))
        });
        judged.collect()
    }

    /// Whether a capture wins at once, or leads to a win that comes before the quiet limit.
    fn wins_by_capture(&self, position: &Position, limit: u16) -> bool {
        let moves = position.legal_moves().into_iter();
        moves.filter(|made| made.is_capture()).any(|made| {
            let mut next = *position;
            next.make(made);
            matches!(self.probe(&next), Some(Value::Loss(plies)) if plies <= limit)
        })
    }

    fn to_capture(&self, position: &Position, limit: u16) -> Option<u16> {
        let table = self.captures(Space::of(position), limit)?;
        let turn = position.turn();
        plies_to_capture(table.value(position.men(turn), position.men(!turn)))
    }
}
