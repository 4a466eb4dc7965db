//! The game tree: principal variation search (<https://www.chessprogramming.org/Principal_Variation_Search>)
//! with quiescence over captures (<https://www.chessprogramming.org/Quiescence_Search>).
//!
//! The nodes on the way from the root stand on a stack of our own, not on the processor's:
//! so a search can stop between any two nodes and go on later as if nothing had been.

use super::evaluate::evaluate;
use super::frame::{Frame, Probe};
use super::key::Key;
use super::order::{Order, Ranked};
use super::score::Score;
use super::table::{Entry, Table};
use super::window::Window;
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::position::Position;

/// Plies without a capture that cannot repeat a position yet.
const SHORTEST_CYCLE: usize = 4;
/// How often a position must have stood in the game for the next time to be a draw.
const STOOD_BEFORE: usize = 2;
/// What a man is worth at the most when a capture is hoped for: captures that even so cannot
/// reach the window are not tried (<https://www.chessprogramming.org/Delta_Pruning>).
const CAPTURE_HOPE: i32 = 220;

/// What the searches of a game share.
#[derive(Debug)]
pub(super) struct Memory {
    pub table: Table,
    pub order: Order,
}

/// A child to look at.
struct Child {
    position: Position,
    window: Window,
    depth: i32,
}

/// What a finished search of the tree brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub score: Score,
    pub line: Vec<Move>,
}

/// One search to a fixed depth from a root.
#[derive(Debug)]
pub(super) struct Tree {
    /// Keys of the positions of the game and then of the frames.
    path: Vec<u64>,
    /// Where in the path the root stands.
    root: usize,
    /// Added to every key: the table belongs to one set of rules at a time.
    salt: u64,
    /// Moves at the root that are not to be tried.
    excluded: Vec<Move>,
    frames: Vec<Frame>,
    moves: Vec<Ranked>,
    scratch: MoveList,
    /// The captures of the positions that are being judged, one after the other.
    captures: MoveList,
    pub nodes: u64,
    /// Whether every move is tried as deeply as asked: no reductions, no hopes given up.
    pub thorough: bool,
    found: Option<Found>,
}

impl Tree {
    /// A tree that grows from the game's position.
    pub(super) fn new(game: &Game, salt: u64) -> Tree {
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
            found: None,
        }
    }

    /// Begins a search of that depth; what was begun before is dropped.
    pub(super) fn begin(
        &mut self,
        position: &Position,
        depth: i32,
        excluded: &[Move],
        memory: &mut Memory,
    ) {
        self.excluded = excluded.to_vec();
        self.frames.clear();
        self.moves.clear();
        self.path.truncate(self.root);
        self.found = None;
        let root = Child {
            position: *position,
            window: Window::full(),
            depth,
        };
        let key = Key::new(position, self.salt);
        let known = memory.table.probe(key.value, 0);
        self.open(root, key, known, memory);
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

    /// The score of a child where it is known at once; else the child becomes the deepest node.
    fn look_at(&mut self, child: Child, memory: &mut Memory) -> Option<Score> {
        self.nodes += 1;
        let Child {
            position,
            window,
            depth,
        } = &child;
        let ply = self.frames.len();
        if position.is_short() {
            return Some(Score::loss_in(ply));
        }
        if self.is_drawn(position) {
            return Some(if position.win().is_some() {
                Score::loss_in(ply)
            } else {
                Score::DRAW
            });
        }
        if *depth <= 0 {
            return Some(self.quiesce(position, *window, ply));
        }
        let key = Key::new(position, self.salt);
        let known = memory.table.probe(key.value, ply);
        if let Some(entry) = known
            && i32::from(entry.depth) >= *depth
            && window.is_answered_by(entry.score, entry.bound())
        {
            return Some(entry.score);
        }
        self.open(child, key, known, memory)
    }

    /// Makes a node the deepest one. A player without a move has lost.
    fn open(
        &mut self,
        child: Child,
        key: Key,
        known: Option<Entry>,
        memory: &mut Memory,
    ) -> Option<Score> {
        let Child {
            position,
            window,
            depth,
        } = child;
        let (ply, start) = (self.frames.len(), self.moves.len());
        self.scratch.clear();
        position.push_moves(&mut self.scratch);
        if ply == 0 {
            self.scratch.retain(|made| !self.excluded.contains(made));
        }
        if self.scratch.is_empty() {
            return Some(Score::loss_in(ply));
        }
        self.moves
            .extend(self.scratch.iter().map(|&made| Ranked { made, rank: 0 }));
        let hash_move = known
            .and_then(|entry| entry.best)
            .map(|made| key.told_by_table(made));
        memory
            .order
            .rank(&position, &mut self.moves[start..], hash_move, ply);
        self.path.push(position.hash());
        self.frames.push(Frame {
            position,
            key,
            window,
            entered_with: window.alpha,
            depth,
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

    /// Takes the score of the move being tried, seen by the deepest node's player.
    fn receive(&mut self, score: Score, line: &[Move], memory: &mut Memory) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
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
                if score >= frame.window.beta {
                    memory
                        .order
                        .refuted(&frame.position, made, ply, frame.depth);
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
            self.found = Some(Found {
                score: frame.best,
                line: frame.line,
            });
        } else {
            self.receive(-frame.best, &frame.line, memory);
        }
    }

    /// Captures are played out before the position is judged; a player may always do without.
    fn quiesce(&mut self, position: &Position, window: Window, ply: usize) -> Score {
        if position.is_short() || !position.can_move() {
            return Score::loss_in(ply);
        }
        let quiet = evaluate(position);
        let hopeless = !self.thorough && quiet.plus(CAPTURE_HOPE) <= window.alpha;
        if quiet >= window.beta || hopeless {
            return quiet;
        }
        let start = self.captures.len();
        position.push_captures(&mut self.captures);
        let Window { mut alpha, beta } = window;
        alpha = alpha.max(quiet);
        let mut best = quiet;
        for index in start..self.captures.len() {
            let made = self.captures[index];
            self.nodes += 1;
            let mut next = *position;
            next.make(made);
            let score = -self.quiesce(&next, Window { alpha, beta }.turned(), ply + 1);
            best = best.max(score);
            alpha = alpha.max(score);
            if best >= beta {
                break;
            }
        }
        self.captures.truncate(start);
        best
    }

    /// A draw by the position or by repetition. Whoever can repeat once can again: inside the
    /// tree the second time counts; of the game before it, two occurrences are needed.
    fn is_drawn(&self, position: &Position) -> bool {
        let back = usize::from(position.quiet()).min(self.path.len());
        if back >= SHORTEST_CYCLE {
            let since = self.path.len() - back;
            let places = (since..=self.path.len() - SHORTEST_CYCLE).rev().step_by(2);
            let mut stood = places.filter(|&place| self.path[place] == position.hash());
            match stood.next() {
                Some(place) if place >= self.root => return true,
                Some(_) if stood.count() + 1 >= STOOD_BEFORE => return true,
                _ => {}
            }
        }
        position.draw().is_some()
    }
}
