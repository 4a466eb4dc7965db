//! Solves spaces one after the other, in steps.

use super::Tablebase;
use super::classes::Classes;
use super::exit::{Captures, Exit};
use super::field::{Field, Play};
use super::lacks::{Group, Task, bytes_each, tasks};
use super::measure::Measure;
use super::placements::Placements;
use super::plan::{self, Goal, GoalError, Roots};
use super::retrograde::Retrograde;
use super::space::Space;
use super::steps::Steps;
use super::table::Table;
use crate::rules::Rules;
use std::collections::VecDeque;
use std::sync::Arc;

/// Fills a [`Tablebase`], a few milliseconds of work at a time.
///
/// ```
/// use mlin::tablebase::{Goal, Solver, Tablebase, Value};
/// use mlin::{Position, Variant};
///
/// let tables = Tablebase::new(Variant::Three.into());
/// let mut solver = Solver::new(tables, &Goal::Game).unwrap();
/// while solver.step().is_some() {}
/// let start = Position::start(Variant::Three);
/// assert_eq!(solver.tables().probe(&start), Some(Value::Draw));
/// ```
#[derive(Debug)]
pub struct Solver {
    tables: Tablebase,
    roots: Roots,
    /// What is left to do, that which other tasks depend on first.
    tasks: VecDeque<Task>,
    current: Option<Retrograde>,
    /// Work done by finished tasks.
    solved: u64,
    bytes: u64,
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Work done: each number counts twice, for the first look and for going back from it. Its share
    /// of the total never goes back.
    pub done: u64,
    /// Work in all.
    pub total: u64,
    /// What is being solved.
    pub space: Option<Space>,
}

impl Solver {
    /// A solver for what these tables lack. Loaded tables count as well as solved ones: a solver
    /// that ended early goes on from all that was stored.
    ///
    /// # Errors
    /// When the goal is too large or there is no such pair.
    pub fn new(tables: Tablebase, goal: &Goal) -> Result<Solver, GoalError> {
        let roots = plan::roots(tables.rules(), goal)?;
        let tasks = VecDeque::from(tasks(&tables, &roots));
        Ok(Solver {
            bytes: bytes(tables.rules(), &tasks) + tables.bytes(),
            tables,
            roots,
            tasks,
            current: None,
            solved: 0,
        })
    }

    /// Does a few milliseconds of work, and returns the spaces that it has finished: mostly none.
    /// They are in the tables from then on. A space whose wins may take more plies than the quiet
    /// limit is finished twice: then with the plies to the next capture too. `None` when there is
    /// nothing left to do.
    pub fn step(&mut self) -> Option<Vec<Space>> {
        let task = *self.tasks.front()?;
        let tables = &mut self.tables;
        let current = self.current.get_or_insert_with(|| begin(tables, task));
        if !current.step() {
            return Some(Vec::new());
        }
        self.solved += 2 * current.numbers();
        for (table, census) in self.current.take()?.into_tables() {
            match task.measure {
                Measure::End => self.tables.insert(table, census),
                Measure::Capture { limit } => self.tables.insert_captures(table, limit),
            }
        }
        self.tasks.pop_front();
        let expected = self.left();
        self.tasks = tasks(&self.tables, &self.roots).into();
        self.found_more(expected);
        Some(task.group.spaces().collect())
    }

    /// The work that is left.
    fn left(&self) -> u64 {
        let work = |task: &Task| 2 * task.group.numbers(self.tables.rules());
        self.tasks.iter().map(work).sum()
    }

    /// Where more is left than expected, the work done counts for more: so progress, which is its
    /// share, does not go back.
    fn found_more(&mut self, expected: u64) {
        let left = self.left();
        if 0 < expected && expected < left {
            self.solved = (self.solved as f64 * left as f64 / expected as f64) as u64;
        }
    }

    /// What is left to be solved, those that others depend on first.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        let mut groups = Vec::from_iter(self.tasks.iter().map(|task| task.group));
        groups.dedup();
        groups.into_iter().flat_map(Group::spaces)
    }

    /// The tables, with all that is solved so far.
    pub const fn tables(&self) -> &Tablebase {
        &self.tables
    }

    /// The tables, with all that was solved.
    pub fn into_tables(self) -> Tablebase {
        self.tables
    }

    /// How far it has come.
    pub fn progress(&self) -> Progress {
        let under_way = self.current.as_ref().map_or(0, Retrograde::done);
        Progress {
            done: self.solved + under_way,
            total: self.solved + self.left(),
            space: self
                .tasks
                .front()
                .and_then(|task| task.group.spaces().next()),
        }
    }

    /// The most bytes that it will hold at a time, the tables it fills included.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// Prepares the spaces of a task.
fn begin(tables: &mut Tablebase, task: Task) -> Retrograde {
    let fields = task.group.spaces().map(|space| {
        let (us, them) = (space.us.men, space.them.men);
        let play = play(tables, space, task.measure);
        let packed = tables.index(us, them);
        let index = tables.index(them, us);
        (Field::new(space, task.measure, index, play), packed)
    });
    Retrograde::new(fields.collect())
}

fn play(tables: &Tablebase, space: Space, measure: Measure) -> Play {
    let rules = tables.rules();
    if plan::is_over(rules, space) {
        return Play::Over;
    }
    let board = rules.board();
    let exit = |captured| exit(tables, plan::after(space, captured), measure);
    let most = plan::most_captures(rules, space);
    let captures = || Captures::new(board, measure, exit(1), (most > 1).then(|| exit(2)));
    let steps = |captures| Steps {
        board,
        flies: Space::flies(rules, space.us.men),
        captures,
    };
    if space.us.hand > 0 {
        Play::Place(Placements {
            board,
            measure,
            quiet: table(tables, plan::after(space, 0), measure),
            captures: (most > 0).then(captures),
        })
    } else if space.is_pair() {
        Play::Shift(steps(captures()))
    } else {
        let quiet = table(tables, plan::after(space, 0), measure);
        Play::ShiftOnce(steps(captures()), quiet)
    }
}

/// Where captures lead that leave this space.
fn exit(tables: &Tablebase, space: Space, measure: Measure) -> Exit {
    if space.is_played() {
        Exit::Into(table(tables, space, measure))
    } else {
        Exit::Won
    }
}

/// The values of a space that moves lead into. Where it has no plies to captures it needs none: all
/// its wins come before the quiet limit.
fn table(tables: &Tablebase, space: Space, measure: Measure) -> Arc<Table> {
    let captures = match measure {
        Measure::End => None,
        Measure::Capture { limit } => tables.captures(space, limit),
    };
    let table = captures.or_else(|| tables.table(space));
    Arc::clone(table.expect("spaces are solved before those that lead to them"))
}

/// The most bytes that the tasks take: each the tables that come of it, the one under way two for
/// each number besides; and the classes.
fn bytes(rules: &Rules, tasks: &VecDeque<Task>) -> u64 {
    let mut groups = Vec::from_iter(tasks.iter().map(|task| task.group));
    groups.dedup();
    let (mut kept, mut most) = (0, 0);
    for group in groups {
        let numbers = group.numbers(rules);
        kept += bytes_each(rules) * numbers;
        most = most.max(kept + 2 * numbers);
    }
    let points = rules.board().len();
    let classes = (0..=rules.men()).map(|men| Classes::bytes(points, men.into()));
    most + classes.sum::<u64>()
}
