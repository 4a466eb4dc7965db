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

mod evaluate;
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
mod table;
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
use crate::rules::Rules;
use fastrand::Rng;
use node::{Found, Memory, Tree};
use order::Order;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::time::Duration;
use table::Table;
use window::Window;

/// Nodes between two looks at the outside world.
const NODES_PER_LOOK: u64 = 1024;
/// A new iteration that begins after this part of the time would hardly end in it.
const LAST_START: f64 = 0.6;

/// How far from the last iteration's score the next one is looked for, in hundredths of a man; then anywhere.
const ASPIRATIONS: [i32; 2] = [30, 120];
/// The iteration from which on scores are steady enough for that.
const ASPIRE_FROM: u32 = 4;

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
    task: Option<Task>,
}

/// A search under way.
#[derive(Debug)]
struct Task {
    game: Game,
    limits: Limits,
    /// The lines wanted.
    lines: usize,
    tree: Tree,
    /// The iterations finished, and the lines that the next one has found so far.
    depth: u32,
    found: Vec<Line>,
    /// How often the next line's score was not where it was expected.
    misses: usize,
    /// What the last finished iteration found.
    finished: Vec<Line>,
    best: Move,
    done: bool,
}

impl Searcher {
    /// A searcher with a table of so many megabytes (at least one); `seed` decides the choices
    /// of the lower levels.
    pub fn new(megabytes: usize, seed: u64) -> Searcher {
        Searcher {
            memory: Memory {
                table: Table::new(megabytes),
                order: Order::new(),
            },
            rng: Rng::with_seed(seed),
            task: None,
        }
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
        let limits = limits.with_level(moves.len());
        self.memory.table.begin_search();
        self.memory.order.begin_search();
        let mut task = Task {
            game: game.clone(),
            limits,
            lines: limits.lines.unwrap_or(1).clamp(1, moves.len()),
            tree: Tree::new(game, salt(game.rules())),
            depth: 0,
            found: Vec::new(),
            misses: 0,
            finished: vec![Line {
                moves: vec![any],
                score: Score::DRAW,
            }],
            best: any,
            done: false,
        };
        task.begin_line(&mut self.memory);
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

impl Task {
    /// Begins the search for the next line of this iteration, the lines found left out.
    fn begin_line(&mut self, memory: &mut Memory) {
        let excluded: Vec<Move> = self.found.iter().filter_map(Line::first).collect();
        let depth = self.depth as i32 + 1;
        let window = self.window();
        self.tree
            .begin(self.game.position(), depth, window, &excluded, memory);
    }

    /// The line is expected to be worth about what the last iteration found: scores outside are
    /// asked for when it was wrong (<https://www.chessprogramming.org/Aspiration_Windows>).
    fn window(&self) -> Window {
        let last = self.finished.get(self.found.len());
        match (last, ASPIRATIONS.get(self.misses)) {
            (Some(line), Some(&margin)) if self.depth >= ASPIRE_FROM => {
                Window::around(line.score, margin)
            }
            _ => Window::full(),
        }
    }

    /// Takes a line that was found; after the last one the iteration is finished.
    fn take(&mut self, found: Found, elapsed: Duration) {
        if !self.window().contains(found.score) {
            self.misses += 1;
            return;
        }
        self.misses = 0;
        self.found.push(Line {
            moves: found.line,
            score: found.score,
        });
        if self.found.len() < self.lines {
            return;
        }
        self.depth += 1;
        self.finished = std::mem::take(&mut self.found);
        self.finished
            .sort_by_key(|line| std::cmp::Reverse(line.score));
        self.done = self.is_settled() || self.is_late(elapsed);
    }

    /// Whether a deeper iteration would find nothing new: every line is proven within the
    /// depth reached, or there is but one move to play.
    fn is_settled(&self) -> bool {
        let proven = |line: &Line| {
            line.score
                .plies_to_end()
                .is_some_and(|plies| plies <= self.depth as usize)
        };
        let forced = self.limits.level.is_some() && self.game.legal_moves().len() == 1;
        forced
            || self.finished.iter().all(proven)
            || self.depth >= self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
    }

    fn is_late(&self, elapsed: Duration) -> bool {
        self.limits
            .time
            .is_some_and(|time| elapsed >= time.mul_f64(LAST_START))
    }

    /// Whether several lines are wanted and not all have a score yet. No limit but the will to
    /// stop cuts that short: at the least depth it takes milliseconds.
    const fn owes_scores(&self) -> bool {
        self.lines > 1 && self.depth == 0
    }

    /// The number of nodes after which the outside world is looked at again.
    fn next_look(&self) -> u64 {
        let next = self.tree.nodes + NODES_PER_LOOK;
        match self.limits.nodes {
            Some(most) if !self.owes_scores() => next.min(most),
            _ => next,
        }
    }

    /// Whether nodes or time are used up.
    fn is_spent(&self, elapsed: Duration) -> bool {
        let nodes = self
            .limits
            .nodes
            .is_some_and(|most| self.tree.nodes >= most);
        let time = self.limits.time.is_some_and(|time| elapsed >= time);
        (nodes || time) && !self.owes_scores()
    }

    /// The lines of the last finished iteration, and before them those that a deeper,
    /// unfinished one has found.
    fn best_lines(&self) -> Vec<Line> {
        let unfinished = self.tree.so_far().map(|found| Line {
            moves: found.line,
            score: found.score,
        });
        let mut lines: Vec<Line> = self.found.iter().cloned().chain(unfinished).collect();
        lines.retain(|line| !line.moves.is_empty());
        for line in &self.finished {
            let known = |other: &Line| line.first().is_some_and(|made| other.begins_with(made));
            if lines.len() < self.lines && !lines.iter().any(known) {
                lines.push(line.clone());
            }
        }
        lines
    }
}

/// A number for the rules: what the table knows holds under them only.
fn salt(rules: &Rules) -> u64 {
    let mut hasher = DefaultHasher::new();
    (rules.variant(), rules.options()).hash(&mut hasher);
    hasher.finish()
}
