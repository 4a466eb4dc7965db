//! A search under way: iterations, their lines, and when they end.

use super::limits::{Limits, MAX_DEPTH};
use super::line::Line;
use super::node::{Found, Memory, Tree};
use super::repetition::Draws;
use super::score::Score;
use super::window::Window;
use crate::game::Game;
use crate::moves::Move;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::time::Duration;

/// Nodes between two looks at the outside world.
const NODES_PER_LOOK: u64 = 1024;
/// A new iteration that begins after this part of the time would hardly end in it, in percent.
const LAST_START: u32 = 60;
/// The same where the move is easy: nearly all of an iteration's nodes were spent on it, because
/// the others were refuted at once (<https://www.chessprogramming.org/Time_Management>).
const LAST_START_IF_EASY: u32 = 20;
/// What nearly all is, in percent, and the iteration from which on it counts.
const EASY: u64 = 90;
const EASY_FROM: u32 = 8;
/// How far from the last iteration's score the next one is looked for, in hundredths of a man; then anywhere.
const ASPIRATIONS: [i32; 2] = [30, 120];
/// The iteration from which on scores are steady enough for that.
const ASPIRE_FROM: u32 = 4;

/// A search under way.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) game: Game,
    pub(super) limits: Limits,
    /// Whether there is but one move to play.
    only_move: bool,
    /// The lines wanted.
    pub(super) lines: usize,
    pub(super) tree: Tree,
    /// Whether the last iteration found its move with ease.
    easy: bool,
    /// The iterations finished, and the lines that the next one has found so far.
    pub(super) depth: u32,
    pub(super) found: Vec<Line>,
    /// How often the next line's score was not where it was expected.
    pub(super) misses: usize,
    /// What the last finished iteration found.
    pub(super) finished: Vec<Line>,
    pub(super) best: Move,
    pub(super) done: bool,
}

impl Task {
    /// A search of a game that has those moves, at least one.
    pub(super) fn new(
        game: &Game,
        limits: Limits,
        draws: Draws,
        moves: &[Move],
        any: Move,
    ) -> Task {
        Task {
            game: game.clone(),
            limits,
            only_move: moves.len() == 1,
            lines: limits.lines.unwrap_or(1).clamp(1, moves.len().max(1)),
            tree: Tree::new(game, draws, salt(game, draws)),
            easy: false,
            depth: 0,
            found: Vec::new(),
            misses: 0,
            finished: vec![Line {
                moves: vec![any],
                score: Score::DRAW,
            }],
            best: any,
            done: false,
        }
    }

    /// Takes the lines of a position all of whose moves are solved: there is nothing to search for.
    pub(super) fn settle(&mut self, mut lines: Vec<Line>) {
        lines.truncate(self.lines);
        if let Some(best) = lines.first() {
            self.depth = best.moves.len() as u32;
            self.best = best.moves[0];
        }
        self.finished = lines;
        self.done = true;
    }

    /// Begins the search for the next line of this iteration, the lines found left out.
    pub(super) fn begin_line(&mut self, memory: &mut Memory) {
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
    pub(super) fn take(&mut self, found: Found, elapsed: Duration) {
        if !self.window().contains(found.score) {
            self.misses += 1;
            return;
        }
        self.misses = 0;
        let effort = found.effort;
        self.found.push(Line {
            moves: found.line,
            score: found.score,
        });
        if self.found.len() < self.lines {
            return;
        }
        self.depth += 1;
        self.easy = self.depth >= EASY_FROM && effort >= EASY;
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
        let hurried = self.limits.level.is_some() || self.limits.time.is_some();
        let forced = hurried && self.only_move;
        forced
            || self.finished.iter().all(proven)
            || self.depth >= self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH)
    }

    fn is_late(&self, elapsed: Duration) -> bool {
        let part = if self.easy && self.lines == 1 {
            LAST_START_IF_EASY
        } else {
            LAST_START
        };
        self.limits
            .time
            .is_some_and(|time| elapsed * 100 >= time * part)
    }

    /// Whether several lines are wanted and not all have a score yet. No limit but the will to
    /// stop cuts that short: at the least depth it takes milliseconds.
    const fn owes_scores(&self) -> bool {
        self.lines > 1 && self.depth == 0
    }

    /// The number of nodes after which the outside world is looked at again.
    pub(super) fn next_look(&self) -> u64 {
        let next = self.tree.nodes + NODES_PER_LOOK;
        match self.limits.nodes {
            Some(most) if !self.owes_scores() => next.min(most),
            _ => next,
        }
    }

    /// Whether nodes or time are used up.
    pub(super) fn is_spent(&self, elapsed: Duration) -> bool {
        let nodes = self
            .limits
            .nodes
            .is_some_and(|most| self.tree.nodes >= most);
        let time = self.limits.time.is_some_and(|time| elapsed >= time);
        (nodes || time) && !self.owes_scores()
    }

    /// The lines of the last finished iteration, and before them those that a deeper,
    /// unfinished one has found.
    pub(super) fn best_lines(&self) -> Vec<Line> {
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

/// A number for the rules, and for who does not want draws: what the table knows holds
/// under them only.
fn salt(game: &Game, draws: Draws) -> u64 {
    let mut hasher = DefaultHasher::new();
    let rules = game.rules();
    (rules.variant(), rules.options()).hash(&mut hasher);
    if draws == Draws::Unwelcome {
        game.position().turn().hash(&mut hasher);
    }
    hasher.finish()
}
