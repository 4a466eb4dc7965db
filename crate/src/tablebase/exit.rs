//! Moves that leave a space, into one whose values are known.

use super::index::Frame;
use super::measure::Measure;
use super::table::Table;
use super::value::Value;
use crate::board::Board;
use crate::point::PointSet;
use std::cell::Cell;
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
    #[inline(never)]
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
        if self.take_two(closed) {
            self.best_of(&self.two, us)
        } else {
            self.best_of(&self.one, us)
        }
    }

    fn take_two(&self, closed: impl Fn() -> usize) -> bool {
        !self.two.is_empty() && closed() > 1
    }

    #[inline(never)]
    fn best_of(&self, doors: &[Door<'_>], us: PointSet) -> Value {
        let worst = doors.iter().map(|door| door.value(us)).min();
        worst.map_or(Value::Draw, |next| self.measure.after_capture(next))
    }
}

/// The captures among one set of the opponent's men, and what each of our sets of men gets by
/// them: several steps lead to the same set.
pub(super) struct Spoils<'e> {
    doors: Doors<'e>,
    /// The opponent's men, among whom our men after the step are numbered.
    frame: Frame<'e>,
    /// For each set of our men after the step the code of the best single capture.
    best: Vec<Cell<u16>>,
}

/// Nobody has looked yet.
const UNSEEN: u16 = u16::MAX;

impl<'e> Spoils<'e> {
    /// The frame numbers our men after the step, in blocks of this size.
    pub(super) fn new(captures: &'e Captures, frame: Frame<'e>, block: usize) -> Spoils<'e> {
        Spoils {
            doors: captures.of(frame.outer),
            frame,
            best: vec![Cell::new(UNSEEN); block],
        }
    }

    /// The best capture of a mover who has these men after his step, of which `closed` mills are new.
    pub(super) fn best(&self, us: PointSet, closed: impl Fn() -> usize) -> Value {
        if self.doors.take_two(closed) {
            return self.doors.best_of(&self.doors.two, us);
        }
        let best = &self.best[self.frame.place(self.frame.gather(us))];
        if best.get() == UNSEEN {
            best.set(self.doors.best_of(&self.doors.one, us).code());
        }
        Value::from_code(best.get())
    }
}
