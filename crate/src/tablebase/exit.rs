//! Moves that leave a space, into one whose values are known.

use super::table::Table;
use super::value::Value;
use crate::board::Board;
use crate::point::PointSet;
use std::sync::Arc;

/// Where moves that leave a space lead.
#[derive(Clone, Debug)]
pub(super) enum Exit {
    /// The opponent has fewer than three men left.
    Won,
    /// Into a solved space.
    Into(Arc<Table>),
}

impl Exit {
    /// What a move is worth that leaves the mover these men, and the opponent those.
    pub(super) fn value(&self, us: PointSet, them: PointSet) -> Value {
        let next = match self {
            Exit::Won => Value::Loss(0),
            Exit::Into(table) => table.value(them, us),
        };
        next.one_ply_earlier()
    }
}

/// The captures that a mill closed in a space earns.
#[derive(Debug)]
pub(super) struct Captures {
    board: &'static Board,
    /// After one capture.
    one: Exit,
    /// After two, where the rules allow it.
    two: Option<Exit>,
}

impl Captures {
    pub(super) const fn new(board: &'static Board, one: Exit, two: Option<Exit>) -> Captures {
        Captures { board, one, two }
    }

    /// The best of the captures, for a mover who has these men after his step, of which `closed`
    /// mills are new. The opponent has a man.
    pub(super) fn best(&self, us: PointSet, them: PointSet, closed: impl Fn() -> usize) -> Value {
        match &self.two {
            Some(two) if them.len() > 1 && closed() > 1 => self.best_of_two(two, us, them),
            _ => self.best_of_one(us, them),
        }
    }

    fn best_of_one(&self, us: PointSet, them: PointSet) -> Value {
        let capturable = self.board.capturable(them);
        let Exit::Into(table) = &self.one else {
            return self.one.value(us, them);
        };
        let frame = table.index.frame(us);
        let them = frame.mapped(them);
        let captures = frame.mapped(capturable).into_iter();
        let values = captures.map(|captured| table.cells.get(frame.number(them.without(captured))));
        worst(values)
    }

    fn best_of_two(&self, two: &Exit, us: PointSet, them: PointSet) -> Value {
        let pairs = self.board.double_captures(them).into_iter();
        let values = pairs.map(|(first, second)| {
            let left = them.without(first).without(second);
            two.value(us, left)
        });
        values.max().unwrap_or(Value::Draw)
    }
}

/// What the mover gets who leads his opponent into the worst of these.
fn worst(values: impl Iterator<Item = Value>) -> Value {
    values.min().unwrap_or(Value::Draw).one_ply_earlier()
}
