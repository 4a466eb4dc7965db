//! Quiescence over captures (<https://www.chessprogramming.org/Quiescence_Search>).

use super::node::Tree;
use super::order::victims;
use super::score::Score;
use super::window::Window;
use super::worth::Judge;
use crate::position::Position;

/// What a man is worth at the most when a capture is hoped for: captures that even so cannot
/// reach the window are not tried (<https://www.chessprogramming.org/Delta_Pruning>).
const CAPTURE_HOPE: i32 = 220;

/// Men of whom one is tried for each mill closed: with all the nodes to a fixed depth are half as many again.
const VICTIMS: usize = 3;
/// After so many captures in a row one victim has to do: else a leaf may take ten thousand nodes.
const SHORT_CHAIN: usize = 3;

impl Tree {
    /// Captures are played out before the position is judged; a player may always do without.
    pub(super) fn quiesce(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        judge: &mut Judge,
    ) -> Score {
        if position.is_short() || !position.can_move() {
            return Score::loss_in(ply);
        }
        let quiet = judge.worth(position, self.salt);
        let overlooked = self.overlooks_replies;
        let hopeless = !self.thorough && quiet.plus(CAPTURE_HOPE) <= window.alpha;
        if quiet >= window.beta || hopeless || overlooked {
            return quiet;
        }
        let start = self.captures.len();
        self.push_captures(position, ply - self.frames.len());
        let Window { mut alpha, beta } = window;
        alpha = alpha.max(quiet);
        let mut best = quiet;
        for index in start..self.captures.len() {
            let made = self.captures[index];
            self.nodes += 1;
            let mut next = *position;
            next.make(made);
            let score = -self.quiesce(&next, Window { alpha, beta }.turned(), ply + 1, judge);
            best = best.max(score);
            alpha = alpha.max(score);
            if best >= beta {
                break;
            }
        }
        self.captures.truncate(start);
        best
    }

    /// Whom to take matters less than that one is taken: only the most useful men are tried.
    fn push_captures(&mut self, position: &Position, captures_before: usize) {
        if self.thorough {
            position.push_captures(&mut self.captures);
            return;
        }
        self.scratch.clear();
        position.push_captures(&mut self.scratch);
        if !self.scratch.is_empty() {
            let most = if captures_before < SHORT_CHAIN {
                VICTIMS
            } else {
                1
            };
            let victims = victims(position, most);
            let best = self.scratch.iter();
            let best = best.filter(|made| victims.includes(made.captured()));
            self.captures.extend(best);
        }
    }
}
