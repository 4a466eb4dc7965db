//! Why a move is not legal: the first reason that applies, in the order of the contract.

use super::board::Point;
use super::game::Game;
use super::move_text::read;
use super::moves::Move;
use super::state::State;

impl Game {
    /// The reason by its name in the contract; none if the move is legal.
    pub fn explain(&self, text: &str) -> Option<&'static str> {
        let Some(meant) = read(text) else {
            return Some("syntax");
        };
        let mut points = meant.from.iter().chain([&meant.to]).chain(&meant.captures);
        let state = self.now();
        if points.any(|&point| !state.board.points().any(|other| other == point)) {
            return Some("no-such-point");
        }
        if self.outcome().is_some() {
            return Some("game-over");
        }
        state.why_not(&meant)
    }
}

impl State {
    fn why_not(&self, meant: &Move) -> Option<&'static str> {
        let no_step = self.why_no_step(meant.from, meant.to);
        no_step.or_else(|| self.why_no_capture(meant))
    }

    fn why_no_step(&self, from: Option<Point>, to: Point) -> Option<&'static str> {
        match from {
            Some(_) if !self.may_move() => return Some("still-placing"),
            None if !self.may_place() => return Some("nothing-in-hand"),
            Some(from) if self.men.get(&from) != Some(&self.turn) => return Some("not-your-man"),
            _ => (),
        }
        if self.men.contains_key(&to) {
            return Some("occupied");
        }
        let reached = from.is_none_or(|from| self.reaches(from, to));
        (!reached).then_some("not-adjacent")
    }

    fn why_no_capture(&self, meant: &Move) -> Option<&'static str> {
        let mut now = self.stepped(meant.from, meant.to);
        let them = self.turn.other();
        let due = now.captures_due(now.mills_at(meant.to), them);
        if meant.captures.len() > due {
            return Some("no-mill");
        }
        if meant.captures.len() < due {
            return Some("capture-required");
        }
        let mut in_mill = false;
        for &point in &meant.captures {
            if now.men.get(&point) != Some(&them) {
                return Some("nothing-there");
            }
            in_mill |= !now.capturable(them).contains(&point);
            now.men.remove(&point);
        }
        in_mill.then_some("in-mill")
    }
}
