//! Retrograde analysis: from the positions where the game ends, ply by ply, back to all from which
//! that end can be forced (Ströhlein 1970; Gasser, *Solving Nine Men's Morris*, 1996, section 2).
//!
//! A pair of men counts is solved together with its reverse, for quiet moves lead from one to the
//! other and back. Captures lead to smaller pairs, solved before. All positions that end in the same
//! number of plies are gone back from together, so that the first number a position gets is its
//! distance: wins are found by their shortest way, losses by their longest.

use super::census::Census;
use super::field::{Field, Gone, Play};
use super::index::Index;
use super::packing::Packing;
use super::parallel::{STATES_PER_STEP, fold};
use super::table::Table;
use std::ops::Range;

/// A pair and its reverse being solved, in steps.
#[derive(Debug)]
pub(super) struct Retrograde {
    /// One where both have as many men, else two.
    fields: Vec<Field>,
    phase: Phase,
    /// Where in the phase the next step begins.
    field: usize,
    class: usize,
    latest: u16,
    /// Numbers looked at from the front, and positions gone back from.
    begun: u64,
    gone_back: u64,
    /// For each field the index of its table, until it is packed.
    packed: Vec<Index>,
    packings: Vec<Packing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Every position is looked at for the first time.
    Begin,
    /// Goes back from the positions that end in so many plies.
    Back(u16),
    /// Values are packed and counted.
    Pack,
    Done,
}

impl Retrograde {
    pub(super) fn new(fields: Vec<(Field, Index)>) -> Retrograde {
        let (fields, packed) = fields.into_iter().unzip();
        Retrograde {
            fields,
            packed,
            phase: Phase::Begin,
            field: 0,
            class: 0,
            latest: 0,
            begun: 0,
            gone_back: 0,
            packings: Vec::new(),
        }
    }

    /// Does the next piece of work; `true` when there is none left.
    pub(super) fn step(&mut self) -> bool {
        if self.phase == Phase::Done {
            return true;
        }
        let classes = self.next_classes();
        match self.phase {
            Phase::Begin => self.begin(classes.clone()),
            Phase::Back(plies) => self.go_back(classes.clone(), plies),
            Phase::Pack => {
                self.packings[self.field].pack(&self.fields[self.field], classes.clone());
            }
            Phase::Done => {}
        }
        self.class = classes.end;
        if self.class == self.classes() {
            (self.class, self.field) = (0, self.field + 1);
        }
        if self.field == self.fields.len() {
            self.field = 0;
            self.phase = self.next_phase();
            if self.phase == Phase::Pack {
                self.start_packing();
            }
        }
        self.phase == Phase::Done
    }

    fn next_classes(&self) -> Range<usize> {
        let classes = self.classes();
        let count = (STATES_PER_STEP / self.fields[self.field].index.block()).max(1);
        self.class..classes.min(self.class + count)
    }

    /// The classes of the field at hand, in the order of the phase.
    fn classes(&self) -> usize {
        match self.phase {
            Phase::Pack => self.packings[self.field].classes(),
            _ => self.fields[self.field].index.classes(),
        }
    }

    fn next_phase(&self) -> Phase {
        match self.phase {
            Phase::Begin if self.goes_back() => Phase::Back(0),
            Phase::Back(plies) if plies < self.latest => Phase::Back(plies + 1),
            Phase::Begin | Phase::Back(_) => Phase::Pack,
            Phase::Pack | Phase::Done => Phase::Done,
        }
    }

    /// Whether moves lead back and forth: otherwise the first look says all.
    fn goes_back(&self) -> bool {
        let shifts = |field: &Field| matches!(field.play, Play::Shift(_));
        self.fields.iter().any(shifts)
    }

    fn begin(&mut self, classes: Range<usize>) {
        let field = &self.fields[self.field];
        self.begun += (classes.len() * field.index.block()) as u64;
        let latest = fold(classes, 0, |class| field.begin(class), u16::max);
        self.latest = self.latest.max(latest);
    }

    fn go_back(&mut self, classes: Range<usize>, plies: u16) {
        let field = &self.fields[self.field];
        let sister = &self.fields[self.fields.len() - 1 - self.field];
        let work = |class| field.go_back(sister, class, plies);
        let join = |one: Gone, other: Gone| Gone {
            positions: one.positions + other.positions,
            latest: one.latest.max(other.latest),
        };
        let gone = fold(classes, Gone::default(), work, join);
        self.gone_back += gone.positions;
        self.latest = self.latest.max(gone.latest);
    }

    fn start_packing(&mut self) {
        let packings = self.fields.iter().zip(self.packed.drain(..));
        self.packings = packings
            .map(|(field, index)| Packing::new(field, index, self.latest))
            .collect();
    }

    /// The numbers to be solved.
    pub(super) fn numbers(&self) -> u64 {
        let numbers = self.fields.iter().map(|field| field.index.len());
        numbers.sum::<usize>() as u64
    }

    /// How much of twice the numbers has been done.
    pub(super) const fn done(&self) -> u64 {
        self.begun + self.gone_back
    }

    /// The finished tables.
    pub(super) fn into_tables(self) -> Vec<(Table, Census)> {
        let packings = self.packings.into_iter().zip(&self.fields);
        packings
            .map(|(packing, field)| packing.finish(field))
            .collect()
    }
}
