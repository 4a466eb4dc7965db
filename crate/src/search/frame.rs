//! A node on the way from the root to where the search is now.

use super::key::Key;
use super::score::Score;
use super::selectivity::reduction;
use super::window::{Bound, Window};
use crate::moves::Move;
use crate::position::Position;
use std::ops::Range;

/// A node whose moves are being tried.
#[derive(Debug)]
pub(super) struct Frame {
    pub position: Position,
    pub key: Key,
    pub window: Window,
    /// The window's lower bound when the node was entered.
    pub entered_with: Score,
    pub depth: i32,
    /// What the position looks like, where that may save a search.
    pub judged: Option<Score>,
    pub best: Score,
    pub best_move: Option<Move>,
    /// The best play found from here, where it matters.
    pub line: Vec<Move>,
    /// Its moves on the tree's stack of moves.
    pub moves: Range<usize>,
    pub tried: usize,
    /// The move being tried, and how.
    pub current: Option<(Move, Probe)>,
    /// The same move is to be tried again, more thoroughly.
    pub again: Option<Probe>,
}

/// How thoroughly a move is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Probe {
    /// Less deeply, and only whether it is better.
    Reduced(i32),
    /// Only whether it is better.
    Better,
    /// With the whole window.
    Full,
}

impl Frame {
    /// The first move is tried with the whole window, the others first for being better at all,
    /// and late quiet ones less deeply.
    pub(super) fn first_probe(&self, made: Move, thorough: bool) -> Probe {
        if self.tried == 1 {
            Probe::Full
        } else {
            let plies = if thorough {
                None
            } else {
                reduction(self, made)
            };
            plies.map_or(Probe::Better, Probe::Reduced)
        }
    }

    /// The move being tried.
    pub(super) fn made(&self) -> Option<Move> {
        self.current.map(|(made, _)| made)
    }

    pub(super) fn take(&mut self, score: Score, made: Move, line: &[Move]) {
        if score > self.best {
            self.best = score;
            self.best_move = Some(made);
        }
        if score > self.window.alpha {
            if self.keeps_line() {
                self.line.clear();
                self.line.push(made);
                self.line.extend_from_slice(line);
            }
            self.window.alpha = score;
        }
    }

    /// Where only a yes or no was asked nobody wants to know the line.
    fn keeps_line(&self) -> bool {
        self.window.beta > self.entered_with.next()
    }

    pub(super) fn bound(&self) -> Bound {
        if self.best >= self.window.beta {
            Bound::AtLeast
        } else if self.best > self.entered_with {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}
