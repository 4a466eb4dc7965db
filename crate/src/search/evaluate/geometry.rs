//! What the terms need to know of a board, made for counting by bits.

use crate::board::Board;
use crate::point::{Point, PointSet};

/// The most kinds of places: on the two rings with a cross.
pub(super) const MAX_PLACES: usize = 5;

/// Neighbours whose indices differ by the same number.
#[derive(Clone, Copy, Debug)]
struct Step {
    by: u32,
    /// The lower points of these pairs.
    from: PointSet,
}

/// A board as steps and kinds of places.
#[derive(Debug)]
pub(super) struct Geometry {
    steps: Vec<Step>,
    places: Vec<PointSet>,
}

impl Geometry {
    pub(super) fn new(board: &Board) -> Geometry {
        Geometry {
            steps: steps(board),
            places: places(board),
        }
    }

    /// Sets of points that the symmetries of the board lead into each other.
    pub(super) fn places(&self) -> &[PointSet] {
        &self.places
    }

    /// In how many ways one of these men slides.
    pub(super) fn slides(&self, men: PointSet, empty: PointSet) -> usize {
        let ways = |step: &Step| {
            let up = step.up(men) & empty;
            let down = step.down(men) & empty;
            up.len() + down.len()
        };
        self.steps.iter().map(ways).sum()
    }

    /// The points next to one of the set.
    pub(super) fn beside(&self, set: PointSet) -> PointSet {
        let both = self.steps.iter().map(|step| step.up(set) | step.down(set));
        both.fold(PointSet::EMPTY, |all, beside| all | beside)
    }
}

impl Step {
    fn up(self, set: PointSet) -> PointSet {
        PointSet::from_bits((set & self.from).bits() << self.by)
    }

    fn down(self, set: PointSet) -> PointSet {
        PointSet::from_bits(set.bits() >> self.by) & self.from
    }
}

fn steps(board: &Board) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    for point in board.all() {
        for other in board.neighbours(point) {
            if other < point {
                continue;
            }
            let by = (other.index() - point.index()) as u32;
            match steps.iter_mut().find(|step| step.by == by) {
                Some(step) => step.from = step.from.with(point),
                None => steps.push(Step {
                    by,
                    from: PointSet::of(point),
                }),
            }
        }
    }
    steps
}

fn places(board: &Board) -> Vec<PointSet> {
    let mut places: Vec<PointSet> = Vec::new();
    for point in board.all() {
        if !places.iter().any(|place| place.contains(point)) {
            places.push(orbit(board, point));
        }
    }
    places
}

fn orbit(board: &Board, point: Point) -> PointSet {
    let maps = board.symmetries().iter();
    maps.map(|map| map.point(point)).collect()
}
