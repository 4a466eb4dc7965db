//! A space while it is being solved.

use super::cell::Known;
use super::exit::Spoils;
use super::index::{Frame, Index};
use super::measure::Measure;
use super::placements::Placements;
use super::space::Space;
use super::steps::{Steps, Survey};
use super::subsets::subsets;
use super::table::Table;
use super::value::Value;
use crate::point::PointSet;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering::Relaxed};

/// How a space is played.
#[derive(Debug)]
pub(super) enum Play {
    /// Not at all: the rules call it a draw.
    Over,
    /// The mover has men in hand, and places one.
    Place(Placements),
    /// The hands are empty.
    Shift(Steps),
    /// The mover's hand is empty, but not his opponent's: a move leads on, and never back.
    ShiftOnce(Steps, Arc<Table>),
}

/// The positions of a space with what is known of each. Cells are atomic
/// because threads share them; what they come to does not depend on the order of the threads.
#[derive(Debug)]
pub(super) struct Field {
    pub space: Space,
    pub index: Index,
    pub play: Play,
    measure: Measure,
    /// The mover's men by their number among the points left.
    order: Vec<u32>,
    cells: Vec<AtomicU16>,
}

impl Field {
    pub(super) fn new(space: Space, measure: Measure, index: Index, play: Play) -> Field {
        let left = index.board().len() - usize::from(space.them.men);
        let unused = || AtomicU16::new(Known::Unused.cell());
        Field {
            space,
            play,
            measure,
            order: subsets(left, space.us.men.into()).collect(),
            cells: (0..index.len()).map(|_| unused()).collect(),
            index,
        }
    }

    pub(super) fn known(&self, number: usize) -> Known {
        Known::of(self.cells[number].load(Relaxed))
    }

    pub(super) fn known_of(&self, us: PointSet, them: PointSet) -> Known {
        self.known(self.index.number(them, us))
    }

    /// The numbers of a class.
    pub(super) fn numbers(&self, class: usize) -> Range<usize> {
        let begin = class * self.index.block();
        begin..begin + self.index.block()
    }

    fn set(&self, number: usize, known: Known) {
        self.cells[number].store(known.cell(), Relaxed);
    }

    /// Looks at every position of a class for the first time. Returns the plies of the latest end
    /// that is in sight, and so do all that write.
    #[inline(never)]
    pub(super) fn begin(&self, class: usize) -> u16 {
        let frame = self.index.class_frame(class);
        match &self.play {
            Play::Over => self.begin_with(class, &frame, |_| Known::Safe),
            Play::Place(placements) => {
                let placements = placements.against(frame.outer);
                self.begin_with(class, &frame, |us| placements.value(us).into())
            }
            Play::ShiftOnce(steps, quiet) => {
                let after = quiet.index.frame(frame.outer);
                let spoils = Spoils::new(&steps.captures, after, quiet.index.block());
                self.begin_with(class, &frame, |us| {
                    let next = |us| self.measure.after_quiet(quiet.value_in(&after, us));
                    steps.best(us, frame.outer, &spoils, next).into()
                })
            }
            Play::Shift(steps) => {
                let spoils = Spoils::new(&steps.captures, frame, self.index.block());
                self.begin_with(class, &frame, |us| first_look(steps, &spoils, &frame, us))
            }
        }
    }

    fn begin_with(&self, class: usize, frame: &Frame<'_>, look: impl Fn(PointSet) -> Known) -> u16 {
        let mut latest = 0;
        for (&packed, number) in self.order.iter().zip(self.numbers(class)) {
            if frame.is_plain() || frame.number_of(packed) == number {
                let known = look(frame.spread(packed));
                if let Known::Ends(plies) = known {
                    latest = latest.max(plies);
                }
                self.set(number, known);
            }
        }
        latest
    }

    /// A quiet move leads from here to a position lost in `plies`: this one is won.
    #[inline(never)]
    pub(super) fn win(&self, frame: &Frame<'_>, us: u32, plies: u16) -> u16 {
        let number = frame.number_of(us);
        let end = plies + self.measure.win_step();
        let later = match self.known(number) {
            Known::Ends(known) => known > end,
            _ => true,
        };
        if later {
            self.set(number, Known::Ends(end));
            return end;
        }
        0
    }

    /// A quiet move leads from here to a position won in `plies`: when it was the last hope,
    /// this one is lost.
    #[inline(never)]
    pub(super) fn give_up(
        &self,
        steps: &Steps,
        sister: &Field,
        frame: &Frame<'_>,
        us: u32,
        plies: u16,
    ) -> u16 {
        let number = frame.number_of(us);
        let hopeless = match self.known(number) {
            // Another thread may take a move at the same time: who takes the last one goes on.
            Known::Open(_) => self.cells[number].fetch_sub(1, Relaxed) == 1,
            Known::Symmetric => {
                let won = |after| sister.is_won(frame.outer, after, plies);
                steps.all_quiet(frame.spread(us), frame.outer, won)
            }
            _ => false,
        };
        if !hopeless {
            return 0;
        }
        let quiet = plies + self.measure.loss_step();
        let end = match steps.best_capture(frame.spread(us), frame.outer) {
            Some(Value::Loss(last)) => last.max(quiet),
            _ => quiet,
        };
        self.set(number, Known::Ends(end));
        end
    }

    /// Whether a position is won in `plies` or fewer.
    fn is_won(&self, us: PointSet, them: PointSet, plies: u16) -> bool {
        match self.known_of(us, them) {
            Known::Ends(known) => known % 2 == 1 && known <= plies,
            _ => false,
        }
    }

    /// Goes back from all positions of a class that end in `plies`, into the `sister` space.
    #[inline(never)]
    pub(super) fn go_back(&self, sister: &Field, class: usize, plies: u16) -> Gone {
        let mut gone = Gone::default();
        let Play::Shift(steps) = &sister.play else {
            return gone;
        };
        let wanted = Known::Ends(plies).cell();
        let numbers = self.numbers(class);
        let cells = &self.cells[numbers.clone()];
        let ends = |(_, cell): &(usize, &AtomicU16)| cell.load(Relaxed) == wanted;
        let mut frame = None;
        for (number, _) in numbers.zip(cells).filter(ends) {
            gone.positions += 1;
            let frame = frame.get_or_insert_with(|| self.index.class_frame(class));
            let us = frame.spread(self.order[number % self.index.block()]);
            let before = sister.index.frame(us);
            steps.each_before(&before, before.mapped(frame.outer), |men| {
                let end = if plies.is_multiple_of(2) {
                    sister.win(&before, men, plies)
                } else {
                    sister.give_up(steps, self, &before, men, plies)
                };
                gone.latest = gone.latest.max(end);
            });
        }
        gone
    }
}

/// What going back has done.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Gone {
    /// Positions gone back from.
    pub positions: u64,
    /// The plies of the latest end that came in sight.
    pub latest: u16,
}

/// What a position whose hands are empty shows at once.
#[inline(never)]
fn first_look(steps: &Steps, spoils: &Spoils<'_>, frame: &Frame<'_>, us: PointSet) -> Known {
    let full = (us | frame.outer) == steps.board.all();
    let Survey { quiet, capture } = steps.survey(us, frame.outer, spoils);
    match capture {
        _ if full => Known::Safe,
        Some(Value::Win(plies)) => Known::Ends(plies),
        Some(Value::Draw) => Known::Safe,
        Some(Value::Loss(plies)) if quiet == 0 => Known::Ends(plies),
        None if quiet == 0 => Known::Ends(0),
        _ if !frame.is_plain() && frame.symmetry(us) > 1 => Known::Symmetric,
        _ => Known::Open(quiet as u16),
    }
}
