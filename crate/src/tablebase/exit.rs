//! Moves that leave a space, into one whose values are known.

use super::index::Frame;
use super::measure::Measure;
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
    /// The way out that leaves the opponent these men.
    pub(super) fn door(&self, them: PointSet) -> Door<'_> {
        match self {
            Exit::Won => Door::Won,
            Exit::Into(table) => Door::Into(table, table.index.frame(them)),
        }
    }
}

/// An [`Exit`] for one set of the opponent's men.
pub(super) enum Door<'e> {
    Won,
    Into(&'e Table, Frame<'e>),
}

impl Door<'_> {
    /// The value of the position in which the mover of before has these men.
    pub(super) fn value(&self, us: PointSet) -> Value {
        match self {
            Door::Won => Value::Loss(0),
            Door::Into(table, frame) => table.value_in(frame, us),
        }
    }
}

/// The captures that a mill closed in a space earns.
#[derive(Debug)]
pub(super) struct Captures {
    board: &'static Board,
    measure: Measure,
    /// After one capture.
    one: Exit,
    /// After two, where the rules allow it.
    two: Option<Exit>,
}

impl Captures {
    pub(super) const fn new(
        board: &'static Board,
        measure: Measure,
        one: Exit,
        two: Option<Exit>,
    ) -> Captures {
        Captures {
            board,
            measure,
            one,
            two,
        }
    }

    /// The captures among these men of the opponent, of which there is one at least.
    pub(super) fn of(&self, them: PointSet) -> Doors<'_> {
        let capturable = self.board.capturable(them).into_iter();
        let one = capturable.map(|captured| self.one.door(them.without(captured)));
        let two = self.two.iter().flat_map(|exit| {
            let pairs = self.board.double_captures(them).into_iter();
            pairs.map(|(first, second)| exit.door(them.without(first).without(second)))
        });
        Doors {
            measure: self.measure,
            one: one.collect(),
            two: two.collect(),
        }
    }
}

/// The captures among one set of the opponent's men.
pub(super) struct Doors<'e> {
    measure: Measure,
    one: Vec<Door<'e>>,
    /// Empty where the rules allow no two, or there are no two.
    two: Vec<Door<'e>>,
}

impl Doors<'_> {
    /// The best capture of a mover who has these men after his step, of which `closed` mills are new.
    pub(super) fn best(&self, us: PointSet, closed: impl Fn() -> usize) -> Value {
        let doors = if self.two.is_empty() || closed() < 2 {
            &self.one
        } else {
            &self.two
        };
        let values = doors
            .iter()
            .map(|door| self.measure.after_capture(door.value(us)));
        values.max().unwrap_or(Value::Draw)
    }
}
