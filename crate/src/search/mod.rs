//! The search: iterative deepening (<https://www.chessprogramming.org/Iterative_Deepening>) of a
//! principal variation search with a transposition table.
//!
//! Clock, stop and randomness come from outside: a [`Control`] and a seed. The search can be
//! interrupted between any two nodes and goes on later with nothing lost.
//!
//! ```
//! use mlin::search::{Limits, Score, Searcher, Undisturbed};
//! use mlin::Game;
//!
//! let text = "nine W.W..W../...B...B/.....B.. w 0,0 0"; // d1 flies to d7 and takes
//! let game = Game::from_position(text.parse().unwrap());
//! let mut searcher = Searcher::new(1, 0);
//! searcher.start(&game, Limits { depth: Some(4), ..Limits::default() }).unwrap();
//! while !searcher.run(&mut Undisturbed) {}
//! let report = searcher.report().unwrap();
//! assert_eq!(report.lines[0].score, Score::win_in(1));
//! assert!(report.best.is_capture());
//! ```

pub mod evaluate;
mod frame;
mod key;
mod level;
mod limits;
mod line;
#[cfg(test)]
mod minimax;
mod node;
mod order;
mod quiescence;
mod repetition;
mod score;
mod selectivity;
mod solved;
mod table;
mod task;
mod visit;
mod window;
mod worth;

pub use level::Level;
pub use limits::{Control, Limits, MAX_DEPTH, Undisturbed, Wish};
pub use line::Line;
pub use score::Score;

use crate::board::Board;
use crate::game::Game;
use crate::legality::IllegalMove;
use crate::moves::Move;
use crate::tablebase::{Tablebase, Verdict};
use fastrand::Rng;
use node::Memory;
use order::Order;
use std::sync::Arc;
use task::Task;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The move to play.
    pub best: Move,
    /// The best lines, the best first. A level below the highest may play another than the first.
    pub lines: Vec<Line>,
    /// Plies looked ahead by the last finished iteration.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// Searches for the best move, one game at a time. What was learnt is kept for the next search.
#[derive(Debug)]
pub struct Searcher {
    memory: Memory,
    rng: Rng,
    tables: Option<Arc<Tablebase>>,
    task: Option<Task>,
}

impl Searcher {
    /// A searcher with a table of so many megabytes (at least one); `seed` decides the choices
    /// of the lower levels.
    pub fn new(megabytes: usize, seed: u64) -> Searcher {
        Searcher {
            memory: Memory::new(megabytes),
            rng: Rng::with_seed(seed),
            tables: None,
            task: None,
        }
    }

    /// From now on solved positions are looked up, wherever the search meets them: it wins by the
    /// shortest way and loses by the longest. Where all moves are solved it searches no more, and
    /// [chooses](Tablebase::choices) among them. Levels below the highest play without. What was
    /// learnt before is forgotten, as it may be wrong.
    pub fn use_tables(&mut self, tables: Option<Arc<Tablebase>>) {
        self.tables = tables;
        self.clear();
    }

    /// Forgets all that was learnt.
    pub fn clear(&mut self) {
        self.memory.table.clear();
        self.memory.order = Order::new();
    }

    /// Begins a search; one under way is dropped.
    ///
    /// # Errors
    /// [`IllegalMove::GameOver`] when there is no move to find.
    pub fn start(&mut self, game: &Game, limits: Limits) -> Result<(), IllegalMove> {
        let moves = game.legal_moves();
        let &any = moves.first().ok_or(IllegalMove::GameOver)?;
        let overlooks = limits
            .level
            .is_some_and(|level| level.overlooks(&mut self.rng));
        let perfect = limits.level.is_none_or(|level| level == Level::HIGHEST);
        let draws = limits.draws();
        let mut limits = limits.with_level(moves.len());
        if overlooks {
            limits.depth = Some(1);
        }
        evaluate::prepare(game.position());
        self.memory.table.begin_search();
        self.memory.order.begin_search();
        let mut task = Task::new(game, limits, draws, &moves, any);
        task.tree.overlooks_replies = overlooks;
        let tables = self.tables.as_ref().filter(|_| perfect);
        task.tree.tables = tables.filter(|tables| tables.fits(game.rules())).cloned();
        let solved = task.tree.tables.as_ref();
        match solved.and_then(|tables| solved::lines(tables, game, task.lines)) {
            Some(lines) => task.settle(lines),
            None => task.begin_line(&mut self.memory),
        }
        self.task = Some(task);
        Ok(())
    }

    /// Searches until the search is finished or the control wants a pause; `true` when it is
    /// finished, or when there is none.
    pub fn run(&mut self, control: &mut impl Control) -> bool {
        let Some(task) = self.task.as_mut() else {
            return true;
        };
        while !task.done {
            let until = task.next_look();
            if let Some(found) = task.tree.grow(&mut self.memory, until) {
                task.take(found, control.elapsed());
                if !task.done {
                    task.begin_line(&mut self.memory);
                }
            }
            if !task.done && task.is_spent(control.elapsed()) {
                task.done = true;
            }
            match control.wish() {
                _ if task.done => {}
                Wish::GoOn => {}
                Wish::Pause => return false,
                Wish::Stop => task.done = true,
            }
        }
        self.finish();
        true
    }

    /// Ends the search under way.
    pub fn stop(&mut self) {
        if let Some(task) = self.task.as_mut()
            && !task.done
        {
            task.done = true;
            self.finish();
        }
    }

    /// Settles which move is played.
    fn finish(&mut self) {
        if let Some(task) = self.task.as_mut() {
            let lines = task.best_lines();
            let chosen = task
                .limits
                .level
                .map_or(0, |level| level.choose(&lines, &mut self.rng));
            if let Some(best) = lines.get(chosen).and_then(Line::first) {
                task.best = best;
            }
        }
    }

    /// The board of the game that was searched last.
    pub fn board(&self) -> Option<&'static Board> {
        let task = self.task.as_ref()?;
        Some(task.game.rules().board())
    }

    /// What a line is worth for certain, and what the quiet limit leaves of that, where the search
    /// looks solved positions up and its first move leads to one.
    pub fn exact(&self, line: &Line) -> Option<Verdict> {
        let task = self.task.as_ref()?;
        let mut next = *task.game.position();
        let made = line.first()?;
        next.make(made);
        let tables = task.tree.tables.as_ref()?;
        Some(tables.verdict(&next)?.of_move(made))
    }

    /// What has been found so far; a legal move from the very start. `None` before any search.
    pub fn report(&self) -> Option<Report> {
        let task = self.task.as_ref()?;
        let lines = task.best_lines();
        let first = lines.first().and_then(Line::first);
        Some(Report {
            best: if task.done {
                task.best
            } else {
                first.unwrap_or(task.best)
            },
            lines,
            depth: task.depth,
            nodes: task.tree.nodes,
        })
    }
}
