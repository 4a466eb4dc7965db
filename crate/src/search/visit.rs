//! The first look at a node: is its score known, or have its moves to be tried?

use super::frame::Frame;
use super::key::Key;
use super::node::{Memory, Tree};
use super::order::{Ranked, Reply};
use super::score::Score;
use super::selectivity::{is_far_above, is_judged};
use super::table::Entry;
use super::window::{Bound, Window};
use crate::moves::Move;
use crate::position::Position;
use crate::tablebase::Pace;

/// The least depth at which all children are looked up first: it takes a third of the nodes away.
const CHILDREN_DEPTH: i32 = 2;

/// A node to look at.
pub(super) struct Child {
    pub position: Position,
    pub window: Window,
    pub depth: i32,
}

impl Tree {
    /// The score of a child where it is known at once; else the child becomes the deepest node.
    pub(super) fn look_at(&mut self, child: Child, memory: &mut Memory) -> Option<Score> {
        self.nodes += 1;
        let Child {
            position,
            window,
            depth,
        } = &child;
        let (window, depth) = (*window, *depth);
        let ply = self.frames.len();
        if let Some(score) = self.exact(position, ply) {
            return Some(score);
        }
        if depth <= 0 {
            return Some(self.quiesce(position, window, ply, &mut memory.judge));
        }
        let key = Key::new(position, self.salt);
        let known = memory.table.probe(key.value, ply);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
            && window.is_answered_by(entry.score, entry.bound())
        {
            return Some(entry.score);
        }
        let judged = (!self.thorough && is_judged(window, depth))
            .then(|| memory.judge.worth(position, self.salt));
        if judged.is_some_and(|judged| is_far_above(judged, window, depth)) {
            return judged;
        }
        self.open(child, key, known, judged, memory)
    }

    /// What is certain without a look further: the game is over here, or the position is solved.
    fn exact(&self, position: &Position, ply: usize) -> Option<Score> {
        if position.is_short() {
            Some(Score::loss_in(ply))
        } else if self.is_drawn(position) {
            let lost = position.win().is_some();
            Some(if lost {
                Score::loss_in(ply)
            } else {
                self.draw(ply)
            })
        } else {
            let verdict = self.tables.as_ref()?.verdict(position)?;
            let stands = verdict.pace == Pace::InTime;
            stands.then(|| Score::of_value(verdict.value, ply))
        }
    }

    /// Makes a node the deepest one. A player without a move has lost.
    pub(super) fn open(
        &mut self,
        child: Child,
        key: Key,
        known: Option<Entry>,
        judged: Option<Score>,
        memory: &mut Memory,
    ) -> Option<Score> {
        let (ply, start) = (self.frames.len(), self.moves.len());
        self.push_moves(&child.position, ply);
        if self.moves.len() == start {
            return Some(Score::loss_in(ply));
        }
        if let Some(score) = self.refuting_child(&child, start, memory) {
            self.moves.truncate(start);
            return Some(score);
        }
        let hint = known.and_then(|entry| entry.best);
        let hint = hint.map(|made| key.told_by_table(made));
        self.rank(&child.position, start, hint, memory);
        self.path.push(child.position.hash());
        self.frames.push(Frame {
            position: child.position,
            key,
            window: child.window,
            entered_with: child.window.alpha,
            depth: child.depth,
            judged,
            best: Score::WORST,
            best_move: None,
            line: Vec::new(),
            moves: start..self.moves.len(),
            tried: 0,
            current: None,
            again: None,
        });
        None
    }

    fn push_moves(&mut self, position: &Position, ply: usize) {
        self.scratch.clear();
        position.push_moves(&mut self.scratch);
        if ply == 0 {
            self.scratch.retain(|made| !self.excluded.contains(made));
        }
        let unranked = |&made: &Move| Ranked { made, rank: 0 };
        self.moves.extend(self.scratch.iter().map(unranked));
    }

    fn rank(&mut self, position: &Position, start: usize, hint: Option<Move>, memory: &Memory) {
        let reply = Reply {
            position,
            to: self.frames.last().and_then(Frame::made),
            ply: self.frames.len(),
        };
        memory.order.rank(reply, &mut self.moves[start..], hint);
    }

    /// The score of a child that the table knows to be too good for the opponent
    /// (<https://www.chessprogramming.org/Enhanced_Transposition_Cutoff>).
    fn refuting_child(&self, node: &Child, start: usize, memory: &Memory) -> Option<Score> {
        let Child {
            position,
            window,
            depth,
        } = node;
        let ply = self.frames.len();
        if ply == 0 || *depth < CHILDREN_DEPTH || window.is_wide() || Key::is_shared(position) {
            return None;
        }
        let refutes = |entry: &Entry| {
            i32::from(entry.depth) >= depth - 1
                && entry.bound() != Bound::AtLeast
                && -entry.score >= window.beta
        };
        let keys = self.moves[start..]
            .iter()
            .map(|ranked| Key::after(position, ranked.made, self.salt));
        let mut entries = keys.filter_map(|key| memory.table.probe(key, ply + 1));
        entries.find(refutes).map(|entry| -entry.score)
    }
}
