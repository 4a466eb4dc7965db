//! Which of the moves to play where all are solved.

use super::Tablebase;
use super::value::Value;
use super::verdict::{Pace, Verdict};
use crate::game::Game;
use crate::moves::Move;
use crate::position::Position;
use std::cmp::Reverse;

/// A legal move and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub made: Move,
    /// What it leads to, for the player who makes it.
    pub verdict: Verdict,
    merit: Merit,
}

/// How good a move is, quiet limit and repetition heeded: the better is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    /// After so many plies.
    Loses(u16),
    /// Lost but for the quiet limit; so many plies to the next capture.
    Escapes(u16),
    /// The opponent has so many moves that hold the draw: the fewer, the more easily he goes wrong.
    Draws(Reverse<usize>),
    /// Won but for the quiet limit, or nobody knows; so many plies to the next capture: the sooner it
    /// comes, the less the opponent has to do wrong.
    Presses(Reverse<u16>),
    /// Won before the quiet limit only if captures come soon: so many plies to the next.
    Hurries(Reverse<u16>),
    /// The shortest way takes so many plies, all before the quiet limit.
    Wins(Reverse<u16>),
}

impl Choice {
    /// Whether both are as good.
    pub fn equals(&self, other: &Choice) -> bool {
        self.merit == other.merit
    }
}

impl Tablebase {
    /// All legal moves of a game, the best first, and of equals the first of the legal moves: it
    /// wins by the shortest way and loses by the longest. Where the quiet limit would spoil a win it
    /// takes the shortest way to a capture. Where nobody wins the opponent is left the fewest moves
    /// that hold the draw. `None` where a move is not solved.
    pub fn choices(&self, game: &Game) -> Option<Vec<Choice>> {
        let mut game = game.clone();
        let mut choices: Vec<Choice> = Vec::new();
        for made in game.legal_moves() {
            game.play(made).ok()?;
            let choice = self.judged(&game, made)?;
            game.undo();
            // The library's sorting would weigh much in the browser, for a few dozen moves.
            let at = choices.partition_point(|better| better.merit >= choice.merit);
            choices.insert(at, choice);
        }
        Some(choices)
    }

    /// A move that led to this game's position.
    fn judged(&self, game: &Game, made: Move) -> Option<Choice> {
        let next = game.position();
        let verdict = self.verdict(next)?.of_move(made);
        let drawn = game
            .outcome()
            .is_some_and(|outcome| outcome.winner.is_none());
        let merit = if drawn {
            Merit::Draws(Reverse(usize::MAX))
        } else {
            self.merit(next, verdict)
        };
        Some(Choice {
            made,
            verdict,
            merit,
        })
    }

    fn merit(&self, next: &Position, verdict: Verdict) -> Merit {
        let limit = next.rules().quiet_limit();
        let left = limit.map_or(u16::MAX, |limit| limit.saturating_sub(next.quiet()));
        match (verdict.value, verdict.pace) {
            (Value::Draw, _) => Merit::Draws(Reverse(self.holding(next))),
            // The last ply is not played yet.
            (Value::Win(plies), Pace::InTime) if plies - 1 <= left => Merit::Wins(Reverse(plies)),
            (Value::Win(plies), pace) => {
                let capture = Reverse(verdict.to_capture.unwrap_or(plies));
                match pace {
                    Pace::InTime => Merit::Hurries(capture),
                    _ => Merit::Presses(capture),
                }
            }
            (Value::Loss(plies), Pace::InTime) => Merit::Loses(plies),
            (Value::Loss(plies), _) => Merit::Escapes(verdict.to_capture.unwrap_or(plies)),
        }
    }

    /// How many moves hold a drawn position.
    fn holding(&self, position: &Position) -> usize {
        let moves = position.legal_moves().into_iter();
        let holds = |&made: &Move| {
            let mut next = *position;
            next.make(made);
            let value = self.probe(&next).map(Value::one_ply_earlier);
            value.is_none_or(|value| value >= Value::Draw)
        };
        moves.filter(holds).count()
    }
}
