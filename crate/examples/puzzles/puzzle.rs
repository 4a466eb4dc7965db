//! A puzzle: a position, and the moves that alone keep what it is worth.

use mlin::tablebase::{Goal, Solver, Tablebase, Value};
use mlin::{Move, Position, Variant};

/// What the player to move is to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// To win, by the only move that does.
    Win,
    /// To hold the draw, by the only move that does.
    Hold,
}

impl Task {
    /// What a player with this value can reach; nothing, if he is lost.
    pub fn of(value: Value) -> Option<Task> {
        match value {
            Value::Win(_) => Some(Task::Win),
            Value::Draw => Some(Task::Hold),
            Value::Loss(_) => None,
        }
    }

    /// Its name in the file.
    pub const fn word(self) -> &'static str {
        match self {
            Task::Win => "win",
            Task::Hold => "hold",
        }
    }
}

/// The tables that puzzles of a variant are made from: the whole game of a small board, endings of a
/// large one.
pub fn tables(variant: Variant) -> Tablebase {
    let goal = match variant {
        Variant::Three | Variant::Five | Variant::Six | Variant::Seven => Goal::Game,
        _ => Goal::Pairs(vec![(4, 4)]),
    };
    let tables = Tablebase::new(variant.into());
    let mut solver = Solver::new(tables, &goal).expect("these goals can be reached");
    while solver.step().is_some() {}
    solver.into_tables()
}

/// The one move that keeps what the position is worth, and what that is. `None` where there are
/// several, or nothing to keep.
pub fn only_move(tables: &Tablebase, position: &Position) -> Option<(Move, Task)> {
    if position.outcome().is_some() {
        return None;
    }
    let values = tables.values(position)?;
    let (made, best) = values.iter().copied().max_by_key(|&(_, value)| value)?;
    let task = Task::of(best)?;
    let keep = values
        .iter()
        .filter(|&&(_, value)| Task::of(value) == Some(task));
    (keep.count() == 1).then_some((made, task))
}
