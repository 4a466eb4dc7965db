//! The game tree: principal variation search (<https://www.chessprogramming.org/Principal_Variation_Search>)
//! with quiescence over captures (<https://www.chessprogramming.org/Quiescence_Search>).
//!
//! The nodes on the way from the root stand on a stack of our own, not on the processor's:
//! so a search can stop between any two nodes and go on later as if nothing had been.

use super::evaluate::evaluate;
use super::key::Key;
use super::order::{Order, Ranked};
use super::score::Score;
use super::table::{Entry, Table};
use super::window::{Bound, Window};
use crate::game::Game;
use crate::moves::{Move, MoveList};
use crate::position::Position;
use std::ops::Range;

/// Plies without a capture that cannot repeat a position yet.
const SHORTEST_CYCLE: usize = 4;
/// How often a position must have stood in the game for the next time to be a draw.
const STOOD_BEFORE: usize = 2;
/// Late moves are first looked at this much less deeply (<https://www.chessprogramming.org/Late_Move_Reductions>),
/// from this move and this depth on.
const LATE_MOVE: usize = 4;
const LATE_DEPTH: i32 = 3;
/// What a man is worth at the most when a capture is hoped for: captures that even so cannot
/// reach the window are not tried (<https://www.chessprogramming.org/Delta_Pruning>).
const CAPTURE_HOPE: i32 = 220;

/// What the searches of a game share.
#[derive(Debug)]
pub(super) struct Memory {
    pub table: Table,
    pub order: Order,
}

/// A node whose moves are being tried.
#[derive(Debug)]
struct Frame {
    position: Position,
    key: Key,
    window: Window,
    /// The window's lower bound when the node was entered.
    entered_with: Score,
    depth: i32,
    best: Score,
    best_move: Option<Move>,
    /// The best play found from here, where it matters.
    line: Vec<Move>,
    /// Its moves on the tree's stack of moves.
    moves: Range<usize>,
    tried: usize,
    /// The move being tried, and how.
    current: Option<(Move, Probe)>,
    /// The same move is to be tried again, more thoroughly.
    again: Option<Probe>,
}

/// How thoroughly a move is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Probe {
    /// Less deeply, and only whether it is better.
    Reduced(i32),
    /// Only whether it is better.
    Better,
    /// With the whole window.
    Full,
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
    thorough: bool,
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

impl Frame {
    /// The first move is tried with the whole window, the others first for being better at all,
    /// and late quiet ones less deeply.
    fn first_probe(&self, made: Move, thorough: bool) -> Probe {
        if self.tried == 1 {
            Probe::Full
        } else if !thorough && self.is_late() && !made.is_capture() {
            Probe::Reduced(1 + i32::from(self.tried > 3 * LATE_MOVE && self.depth > LATE_DEPTH))
        } else {
            Probe::Better
        }
    }

    const fn is_late(&self) -> bool {
        self.depth >= LATE_DEPTH && self.tried > LATE_MOVE
    }

    fn take(&mut self, score: Score, made: Move, line: &[Move]) {
        if score > self.best {
            self.best = score;
            self.best_move = Some(made);
        }
        if score > self.window.alpha {
            self.line.clear();
            self.line.push(made);
            self.line.extend_from_slice(line);
            self.window.alpha = score;
        }
    }

    fn bound(&self) -> Bound {
        if self.best >= self.window.beta {
            Bound::AtLeast
        } else if self.best > self.entered_with {
            Bound::Exact
        } else {
            Bound::AtMost
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;
    use fastrand::Rng;

    /// Looks at everything: what the tree has to agree with.
    fn minimax(position: &Position, depth: i32, ply: usize) -> Score {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Score::loss_in(ply);
        }
        if position.draw().is_some() && ply > 0 {
            return Score::DRAW;
        }
        let best = moves.into_iter().map(|made| {
            let mut next = *position;
            next.make(made);
            if depth > 1 {
                -minimax(&next, depth - 1, ply + 1)
            } else {
                -captures_played_out(&next, ply + 1, Window::full())
            }
        });
        best.max().unwrap_or(Score::WORST)
    }

    /// With the plainest of cuts: without any, chains of captures would take hours.
    fn captures_played_out(position: &Position, ply: usize, window: Window) -> Score {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Score::loss_in(ply);
        }
        if ply > 0 && position.draw().is_some() {
            return Score::DRAW;
        }
        let mut best = evaluate(position);
        for made in moves.into_iter().filter(|made| made.is_capture()) {
            if best >= window.beta {
                break;
            }
            let mut next = *position;
            next.make(made);
            let alpha = window.alpha.max(best);
            let reply = Window { alpha, ..window }.turned();
            best = best.max(-captures_played_out(&next, ply + 1, reply));
        }
        best
    }

    fn random_game(variant: Variant, plies: usize, rng: &mut Rng) -> Game {
        let mut game = Game::new(variant);
        for _ in 0..plies {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let made = moves[rng.usize(..moves.len())];
            game.play(made).expect("a move of the list is legal");
        }
        game
    }

    fn search(game: &Game, depth: i32, thorough: bool, memory: &mut Memory) -> Score {
        // Without a past: minimax knows none.
        let game = Game::from_position(*game.position());
        let mut tree = Tree::new(&game, 0);
        tree.thorough = thorough;
        tree.begin(game.position(), depth, &[], memory);
        tree.grow(memory, u64::MAX).expect("the search ends").score
    }

    fn memory() -> Memory {
        Memory {
            table: Table::new(1),
            order: Order::new(),
        }
    }

    #[test]
    fn a_thorough_search_finds_what_minimax_finds() {
        let mut rng = Rng::with_seed(1);
        for variant in Variant::ALL {
            for plies in (0..40).step_by(2) {
                let game = random_game(variant, plies, &mut rng);
                if game.outcome().is_some() {
                    continue;
                }
                for depth in 1..=2 {
                    let wanted = minimax(game.position(), depth, 0);
                    let mut memory = memory();
                    for table in ["empty", "filled"] {
                        let score = search(&game, depth, true, &mut memory);
                        assert_eq!(
                            score,
                            wanted,
                            "{:?} depth {depth}, {table} table",
                            game.position()
                        );
                    }
                }
            }
        }
    }

    #[test]
    fn wins_are_proven_with_reductions_too() {
        let mut rng = Rng::with_seed(2);
        let mut wins = 0;
        for _ in 0..400 {
            let game = random_game(Variant::Three, rng.usize(6..12), &mut rng);
            if game.outcome().is_some() {
                continue;
            }
            let wanted = minimax(game.position(), 3, 0);
            let score = search(&game, 3, false, &mut memory());
            if score.is_win() || score.is_loss() {
                assert_eq!(score.is_win(), wanted.is_win(), "{:?}", game.position());
                wins += 1;
            }
        }
        assert!(wins > 50, "only {wins} decided positions were met");
    }
}
