//! Solves spaces one after the other, in steps.

use super::Tablebase;
use super::classes::Classes;
use super::exit::{Captures, Exit};
use super::field::{Field, Play};
use super::placements::Placements;
use super::plan::{self, Goal, GoalError};
use super::retrograde::Retrograde;
use super::space::Space;
use super::steps::Steps;
use crate::rules::Rules;
use std::collections::{BTreeSet, VecDeque};
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
    /// Pairs with their reverses, and placing spaces, those that others depend on first.
    tasks: VecDeque<Vec<Space>>,
    current: Option<Retrograde>,
    /// Work done by finished tasks.
    solved: u64,
    total: u64,
    bytes: u64,
}

/// How far a solver has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Work done: each number counts twice, for the first look and for going back from it.
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
        let rules = *tables.rules();
        let missing = plan::missing(&tables, goal)?;
        let tasks = tasks(missing);
        let work = |task: &Vec<Space>| 2 * numbers(&rules, task);
        Ok(Solver {
            total: tasks.iter().map(work).sum(),
            bytes: bytes(&rules, &tasks) + tables.bytes(),
            tables,
            tasks,
            current: None,
            solved: 0,
        })
    }

    /// Does a few milliseconds of work, and returns the spaces that it has finished: mostly none.
    /// They are in the tables from then on. `None` when there is nothing left to do.
    pub fn step(&mut self) -> Option<Vec<Space>> {
        let spaces = self.tasks.front()?;
        let tables = &mut self.tables;
        let task = self.current.get_or_insert_with(|| begin(tables, spaces));
        if !task.step() {
            return Some(Vec::new());
        }
        if let Some(task) = self.current.take() {
            self.solved += 2 * task.numbers();
            for (table, census) in task.into_tables() {
                self.tables.insert(table, census);
            }
        }
        self.tasks.pop_front()
    }

    /// What is left to be solved, those that others depend on first.
    pub fn spaces(&self) -> impl Iterator<Item = Space> {
        self.tasks.iter().flatten().copied()
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
            total: self.total,
            space: self.tasks.front().map(|spaces| spaces[0]),
        }
    }

    /// The most bytes that it will hold at a time, the tables it fills included.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// Prepares the spaces of a task.
fn begin(tables: &mut Tablebase, spaces: &[Space]) -> Retrograde {
    let fields = spaces.iter().map(|&space| {
        let (us, them) = (space.us.men, space.them.men);
        let play = play(tables, space);
        let packed = tables.index(us, them);
        (Field::new(space, tables.index(them, us), play), packed)
    });
    Retrograde::new(fields.collect())
}

fn play(tables: &Tablebase, space: Space) -> Play {
    let rules = tables.rules();
    if plan::is_over(rules, space) {
        return Play::Over;
    }
    let board = rules.board();
    let exit = |captured| exit(tables, plan::after(space, captured));
    let most = plan::most_captures(rules, space);
    let captures = || Captures::new(board, exit(1), (most > 1).then(|| exit(2)));
    if space.us.hand > 0 {
        Play::Place(Placements {
            board,
            quiet: exit(0),
            captures: (most > 0).then(captures),
        })
    } else {
        Play::Shift(Steps {
            board,
            flies: Space::flies(rules, space.us.men),
            captures: captures(),
        })
    }
}

/// Where moves into a space lead.
fn exit(tables: &Tablebase, space: Space) -> Exit {
    if !space.is_played() {
        return Exit::Won;
    }
    let table = tables.table(space);
    Exit::Into(Arc::clone(
        table.expect("spaces are solved before those that lead to them"),
    ))
}

/// The numbers of a task.
fn numbers(rules: &Rules, task: &[Space]) -> u64 {
    task.iter().map(|&space| plan::numbers(rules, space)).sum()
}

/// The most bytes that the tasks take: the task under way two for each number and two more while
/// it is packed, though most need but one; finished ones two at the most; and the classes.
fn bytes(rules: &Rules, tasks: &VecDeque<Vec<Space>>) -> u64 {
    let (mut kept, mut most) = (0, 0);
    for task in tasks {
        let numbers = numbers(rules, task);
        most = most.max(kept + 4 * numbers);
        kept += 2 * numbers;
    }
    let men: BTreeSet<u8> = tasks.iter().flatten().map(|space| space.them.men).collect();
    let points = rules.board().len();
    let classes = men.iter().map(|&men| Classes::bytes(points, men.into()));
    most + classes.sum::<u64>()
}

/// Spaces of the same pair together.
fn tasks(spaces: Vec<Space>) -> VecDeque<Vec<Space>> {
    let mut tasks: VecDeque<Vec<Space>> = VecDeque::new();
    for space in spaces {
        match tasks.back_mut() {
            Some(task) if space.is_pair() && task[0].turned() == space => task.push(space),
            _ => tasks.push_back(vec![space]),
        }
    }
    tasks
}
