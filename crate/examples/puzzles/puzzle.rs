//! A puzzle: a position, and the moves that are to be found.

use super::proof::{only_gain, only_guard};
use mlin::tablebase::{Goal, Solver, Tablebase, Value};
use mlin::{Move, Position, Variant};

/// What the player to move is to reach, by the only move that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Task {
    /// To win; tables know it.
    Win,
    /// To hold the draw; tables know it.
    Hold,
    /// To close a mill by force, within as many moves as the line has; a search proves it.
    Gain,
    /// To keep the opponent from that, within two moves; a search proves it.
    Guard,
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
            Task::Gain => "gain",
            Task::Guard => "guard",
        }
    }
}

/// A task, and the turns of both players; a turn of the solver may hold several moves that are as
/// good, but not his first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    pub task: Task,
    pub turns: Vec<Vec<Move>>,
}

impl Solution {
    /// As it is written.
    pub fn text(&self, position: &Position) -> String {
        let board = position.board();
        let turn = |moves: &Vec<Move>| {
            let texts = Vec::from_iter(moves.iter().map(|made| made.text(board).to_string()));
            texts.join("|")
        };
        let turns = Vec::from_iter(self.turns.iter().map(turn));
        turns.join(" ")
    }

    /// What is to be found first.
    pub fn first(&self) -> Move {
        self.turns[0][0]
    }
}

/// The most moves of a line that tables tell, replies included.
const LONGEST: usize = 5;

/// What is to be found in a position, as tables know it: the only moves that keep what it is worth,
/// with the longest resistance between them, as long as there is but one.
pub fn by_tables(tables: &Tablebase, position: &Position) -> Option<Solution> {
    let (made, task) = only_move(tables, position)?;
    let mut turns = vec![vec![made]];
    let mut position = *position;
    position.play(made).expect("a legal move");
    while task == Task::Win && turns.len() < LONGEST {
        let replies = tables.values(&position)?.into_iter();
        let Some((reply, _)) = replies.max_by_key(|&(_, value)| value) else {
            break;
        };
        position.play(reply).expect("a legal move");
        let Some((made, Task::Win)) = only_move(tables, &position) else {
            break;
        };
        position.play(made).expect("a legal move");
        turns.extend([vec![reply], vec![made]]);
    }
    Some(Solution { task, turns })
}

/// What is to be found in a position, as a search proves it.
pub fn by_proof(position: &Position) -> Option<Solution> {
    if position.outcome().is_some() {
        return None;
    }
    let gain = || only_gain(position).map(|turns| (Task::Gain, turns));
    let guard = || only_guard(position).map(|made| (Task::Guard, vec![vec![made]]));
    let (task, turns) = gain().or_else(guard)?;
    Some(Solution { task, turns })
}

/// The tables that puzzles of a variant are made from: the whole game of a small board, endings of a
/// large one.
pub fn tables(variant: Variant) -> Tablebase {
    let goal = if is_small(variant) {
        Goal::Game
    } else {
        Goal::Pairs(vec![(4, 4)])
    };
    let tables = Tablebase::new(variant.into());
    let mut solver = Solver::new(tables, &goal).expect("these goals can be reached");
    while solver.step().is_some() {}
    solver.into_tables()
}

/// Whether the whole game can be solved.
pub fn is_small(variant: Variant) -> bool {
    Goal::Game.check(&variant.into()).is_ok()
}

/// The one move that keeps what the position is worth, and what that is. `None` where there are
/// several, or nothing to keep.
fn only_move(tables: &Tablebase, position: &Position) -> Option<(Move, Task)> {
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
