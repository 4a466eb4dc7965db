//! Clause 4: the end, judged after the whole turn.

use std::fmt;

use super::side::Side;
use super::state::State;

/// How a game ended: the winner, none for a draw, and the reason by its name in the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub winner: Option<Side>,
    pub reason: &'static str,
}

/// As in `vectors/games.txt`: `1-0 blocked`.
impl fmt::Display for Outcome {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let result = match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        };
        write!(out, "{result} {}", self.reason)
    }
}

const fn draw(reason: &'static str) -> Option<Outcome> {
    Some(Outcome {
        winner: None,
        reason,
    })
}

impl State {
    /// How the game stands when this position has stood `repetitions` times in it. "A win on the
    /// board comes before any draw"; among the draws the order is that of the clauses
    /// ("repetition is named before the quiet limit").
    pub fn outcome(&self, repetitions: usize) -> Option<Outcome> {
        let win = self.fewer_than_three().or_else(|| self.blocked());
        win.or_else(|| self.drawn(repetitions))
    }

    fn drawn(&self, repetitions: usize) -> Option<Outcome> {
        if self.board_is_full() {
            return draw("board-full");
        }
        // 4.4: "for the third time in the game".
        if self.options.repetition == "on" && repetitions >= 3 {
            return draw("repetition");
        }
        // 4.5: plies in a row without a capture.
        if self
            .options
            .quiet_limit
            .is_some_and(|limit| self.quiet >= limit)
        {
            return draw("quiet-limit");
        }
        if self.options.both_flying == "draw" && self.both_fly() {
            return draw("both-flying");
        }
        None
    }

    /// Whether a player has lost by 4.1.
    pub fn somebody_has_fewer_than_three(&self) -> bool {
        Side::BOTH.iter().any(|&side| self.total(side) < 3)
    }

    /// 4.1: "men on the board and in hand are together fewer than three".
    fn fewer_than_three(&self) -> Option<Outcome> {
        let loser = Side::BOTH.into_iter().find(|&side| self.total(side) < 3)?;
        Some(Outcome {
            winner: Some(loser.other()),
            reason: "fewer-than-three",
        })
    }

    /// 4.2: "a player to move who has no legal move has lost"; a full board is 4.3's.
    fn blocked(&self) -> Option<Outcome> {
        let stuck = !self.board_is_full() && self.turns_in_every_order().next().is_none();
        stuck.then(|| Outcome {
            winner: Some(self.turn.other()),
            reason: "blocked",
        })
    }

    /// 4.3: all points are held.
    fn board_is_full(&self) -> bool {
        self.empty_points().is_empty()
    }

    /// 4.6: "both have exactly three men, none in hand, flying on"; "3 men: never".
    fn both_fly(&self) -> bool {
        self.variant.men != 3
            && Side::BOTH
                .iter()
                .all(|&side| self.flies(side) && self.hand[&side] == 0)
    }
}
