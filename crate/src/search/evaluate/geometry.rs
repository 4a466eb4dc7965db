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
    /// Where the pairs stand among all of the board, a bit each: that of the lower point, shifted
    /// by so much. All can then be counted at once.
    shift: u32,
}

/// A mill through a point: its other two points, and the neighbours from where the third man comes.
#[derive(Clone, Copy, Debug)]
struct Mill {
    mates: PointSet,
    feeders: PointSet,
}

/// A board as steps and kinds of places.
#[derive(Debug)]
pub(super) struct Geometry {
    steps: Vec<Step>,
    /// For each point the mills through it.
    mills: Vec<Vec<Mill>>,
    places: Vec<PointSet>,
}

impl Geometry {
    pub(super) fn new(board: &Board) -> Geometry {
        Geometry {
            steps: steps(board),
            mills: board
                .all()
                .into_iter()
                .map(|point| mills(board, point))
                .collect(),
            places: places(board),
        }
    }

    /// Sets of points that the symmetries of the board lead into each other.
    pub(super) fn places(&self) -> &[PointSet] {
        &self.places
    }

    /// The kind of place of a point of the board.
    pub(super) fn place_of(&self, point: Point) -> Option<usize> {
        self.places.iter().position(|place| place.contains(point))
    }

    /// In how many ways one of these men slides.
    pub(super) fn slides(&self, men: PointSet, empty: PointSet) -> usize {
        let ways = |step: &Step| {
            let up = men & step.down(empty);
            let down = empty & step.down(men);
            u64::from(((up | down) & step.from).bits()) << step.shift
        };
        let all = self.steps.iter().fold(0, |all, step| all | ways(step));
        all.count_ones() as usize
    }

    /// The men who can slide to an empty point and close a mill there.
    pub(super) fn closers(&self, point: Point, men: PointSet) -> PointSet {
        let mills = self.mills[point.index()].iter();
        let whole = mills.filter(|mill| men.includes(mill.mates));
        whole.fold(PointSet::EMPTY, |all, mill| all | (mill.feeders & men))
    }

    /// The points next to one of the set.
    pub(super) fn beside(&self, set: PointSet) -> PointSet {
        let both = self
            .steps
            .iter()
            .map(|step| step.up(set) | (step.down(set) & step.from));
        both.fold(PointSet::EMPTY, |all, beside| all | beside)
    }
}

impl Step {
    /// The points above those of the set.
    fn up(self, set: PointSet) -> PointSet {
        PointSet::from_bits((set & self.from).bits() << self.by)
    }

    /// The points below those of the set; also some that are not, where no pair begins.
    fn down(self, set: PointSet) -> PointSet {
        PointSet::from_bits(set.bits() >> self.by)
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
                    shift: 0,
                }),
            }
        }
    }
    set_apart(&mut steps);
    steps
}

/// Gives each step the least shift that keeps its pairs apart from those of the steps before.
fn set_apart(steps: &mut [Step]) {
    let mut taken = 0u64;
    for step in steps {
        let pairs = u64::from(step.from.bits());
        while taken & (pairs << step.shift) != 0 {
            step.shift += 1;
        }
        taken |= pairs << step.shift;
    }
}

fn mills(board: &Board, point: Point) -> Vec<Mill> {
    let near = board.neighbours(point);
    let mill = |&mates: &PointSet| Mill {
        mates,
        feeders: near - mates,
    };
    board.mates(point).iter().map(mill).collect()
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
