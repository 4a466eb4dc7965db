//! The game tree: principal variation search (<https://www.chessprogramming.org/Principal_Variation_Search>).
//!
//! The nodes on the way from the root stand on a stack of our own, not on the processor's:
//! so a search can stop between any two nodes and go on later as if nothing had been.

use super::frame::{Frame, Probe};
use super::key::Key;
use super::order::{Order, Ranked, Reply};
use super::repetition::Draws;
use super::score::Score;
use super::selectivity::gives_up;
use super::table::Table;
use super::visit::Child;
use super::window::Window;
use super::worth::Judge;
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::position::Position;
use crate::tablebase::Tablebase;
use std::sync::Arc;

/// What the searches of a game share.
#[derive(Debug)]
pub(super) struct Memory {
    pub table: Table,
    pub order: Order,
    pub judge: Judge,
}

impl Memory {
    /// A memory of nothing, with a table of so many megabytes.
    pub(super) fn new(megabytes: usize) -> Memory {
        Memory {
            table: Table::new(megabytes),
            order: Order::new(),
            judge: Judge::new(),
        }
    }
}

/// What a finished search of the tree brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub score: Score,
    pub line: Vec<Move>,
    /// The part of the nodes that was spent on the first move, in percent; none where another was found.
    pub effort: u64,
}

/// One search to a fixed depth from a root.
#[derive(Debug)]
pub(super) struct Tree {
    /// Keys of the positions of the game and then of the frames.
    pub(super) path: Vec<u64>,
    /// Where in the path the root stands.
    pub(super) root: usize,
    /// Added to every key: the table belongs to one set of rules at a time.
    pub(super) salt: u64,
    /// Moves at the root that are not to be tried.
    pub(super) excluded: Vec<Move>,
    pub(super) frames: Vec<Frame>,
    pub(super) moves: Vec<Ranked>,
    pub(super) scratch: MoveList,
    /// The captures of the positions that are being judged, one after the other.
    pub(super) captures: MoveList,
    pub nodes: u64,
    /// Whether every move is tried as deeply as asked: no reductions, no hopes given up.
    pub thorough: bool,
    /// Whether the opponent's captures are overlooked: only weak players do.
    pub overlooks_replies: bool,
    /// What is thought of draws.
    pub draws: Draws,
    /// Solved positions, whose values are looked up.
    pub tables: Option<Arc<Tablebase>>,
    /// The nodes when this search began, and when its first move had been tried.
    began: u64,
    first_tried: u64,
    found: Option<Found>,
}

impl Tree {
    /// A tree that grows from the game's position.
    pub(super) fn new(game: &Game, draws: Draws, salt: u64) -> Tree {
        let path: Vec<u64> = game.positions().map(Position::hash).collect();
        Tree {
            root: path.len() - 1,
            path,
            salt,
            excluded: Vec::new(),
            frames: Vec::new(),
            moves: Vec::new(),
            scratch: MoveList::new(),
            captures: MoveList::new(),
            nodes: 0,
            thorough: false,
            overlooks_replies: false,
            draws,
            tables: None,
            began: 0,
            first_tried: 0,
            found: None,
        }
    }

    /// Begins a search of that depth; what was begun before is dropped.
    pub(super) fn begin(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        excluded: &[Move],
        memory: &mut Memory,
    ) {
        self.excluded = excluded.to_vec();
        self.frames.clear();
        self.moves.clear();
        self.path.truncate(self.root);
        self.found = None;
        self.began = self.nodes;
        self.first_tried = self.nodes;
        let root = Child {
            position: *position,
            window,
            depth,
        };
        let key = Key::new(position, self.salt);
        let known = memory.table.probe(key.value, 0);
        self.open(root, key, known, None, memory);
    }

    /// Goes on until the search is finished or so many nodes were looked at in all.
    pub(super) fn grow(&mut self, memory: &mut Memory, until: u64) -> Option<Found> {
        while self.found.is_none() && self.nodes < until {
            self.step(memory);
        }
        self.found.take()
    }

    /// The best move of an unfinished search, once the first move has been tried.
    pub(super) fn so_far(&self) -> Option<Found> {
        let root = self.frames.first()?;
        root.best_move?;
        Some(Found {
            score: root.best,
            line: root.line.clone(),
            effort: 0,
        })
    }

    /// Looks at one child of the deepest node, or leaves it.
    fn step(&mut self, memory: &mut Memory) {
        match self.next_child() {
            Some(child) => {
                if let Some(score) = self.look_at(child, memory) {
                    self.receive(-score, &[], memory);
                }
            }
            None => self.leave(memory),
        }
    }

    fn next_child(&mut self) -> Option<Child> {
        let frame = self.frames.last_mut()?;
        if frame.best >= frame.window.beta {
            return None;
        }
        let (made, probe) = match (frame.again.take(), frame.current) {
            (Some(probe), Some((made, _))) => (made, probe),
            _ => {
                let left = &mut self.moves[frame.moves.start + frame.tried..frame.moves.end];
                let best = (0..left.len()).max_by_key(|&index| left[index].rank)?;
                left.swap(0, best);
                if gives_up(frame, left[0]) {
                    return None;
                }
                frame.tried += 1;
                (left[0].made, frame.first_probe(left[0].made, self.thorough))
            }
        };
        frame.current = Some((made, probe));
        let mut position = frame.position;
        position.make(made);
        let (window, depth) = match probe {
            Probe::Full => (frame.window, frame.depth - 1),
            Probe::Better => (Window::zero(frame.window.alpha), frame.depth - 1),
            Probe::Reduced(plies) => (Window::zero(frame.window.alpha), frame.depth - 1 - plies),
        };
        Some(Child {
            position,
            window: window.turned(),
            depth,
        })
    }

    /// Takes the score of the move being tried, seen by the deepest node's player.
    fn receive(&mut self, score: Score, line: &[Move], memory: &mut Memory) {
        let Some((frame, above)) = self.frames.split_last_mut() else {
            return;
        };
        let Some((made, probe)) = frame.current else {
            return;
        };
        let better = score > frame.window.alpha;
        match probe {
            Probe::Reduced(_) if better => frame.again = Some(Probe::Better),
            Probe::Better if better && frame.window.is_wide() && score < frame.window.beta => {
                frame.again = Some(Probe::Full);
            }
            _ => {
                frame.take(score, made, line);
                if above.is_empty() && frame.tried == 1 {
                    self.first_tried = self.nodes;
                } else if above.is_empty() && frame.best_move == Some(made) {
                    self.first_tried = self.began;
                }
                if score >= frame.window.beta {
                    let reply = Reply {
                        position: &frame.position,
                        to: above.last().and_then(Frame::made),
                        ply: above.len(),
                    };
                    let tried = &self.moves[frame.moves.start..][..frame.tried];
                    memory.order.refuted(reply, made, tried, frame.depth);
                }
            }
        }
    }

    /// All moves of the deepest node are tried, or enough of them.
    fn leave(&mut self, memory: &mut Memory) {
        let ply = self.frames.len() - 1;
        let Some(frame) = self.frames.pop() else {
            return;
        };
        self.path.pop();
        self.moves.truncate(frame.moves.start);
        if ply > 0 || self.excluded.is_empty() {
            let best = frame.best_move.map(|made| frame.key.for_table(made));
            let bound = frame.bound();
            memory
                .table
                .store(frame.key.value, ply, frame.depth, frame.best, bound, best);
        }
        if ply == 0 {
            let spent = (self.nodes - self.began).max(1);
            self.found = Some(Found {
                score: frame.best,
                line: frame.line,
                effort: (self.first_tried - self.began) * 100 / spent,
            });
        } else {
            self.receive(-frame.best, &frame.line, memory);
        }
    }
}
