//! The maps of a board onto itself.

use crate::board::RING;
use crate::point::{Point, PointSet, SLOTS};

/// Points of the largest board.
const POINTS: usize = 24;
/// The most symmetries: 8 of the square, twice where inside and outside may swap.
pub(crate) const MAX_SYMMETRIES: usize = 16;

/// A map of a board onto itself that keeps edges and mills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry([Point; SLOTS]);

impl Symmetry {
    /// Sends every point to that of index 0: what a list is filled with.
    pub(crate) const NOTHING: Symmetry = Symmetry([Point::new(0); SLOTS]);

    /// One of the maps of the square, with or without inside and outside swapped; what lies on no
    /// ring stays. What a board's lines make of it is for [`Board`](crate::Board) to see.
    pub(crate) const fn candidate(number: usize, rings: usize) -> Symmetry {
        let (turn, mirrored, swapped) = (number % 4, number & 4 != 0, number & 8 != 0);
        let mut map = Symmetry::NOTHING;
        let mut index = 0;
        while index < POINTS {
            let image = if index < RING * rings {
                let (ring, place) = (index / RING, index % RING);
                let ring = if swapped { rings - 1 - ring } else { ring };
                let place = if mirrored { RING - place } else { place };
                RING * ring + (place + 2 * turn) % RING
            } else {
                index
            };
            map.0[index] = Point::new(image);
            index += 1;
        }
        map
    }

    /// `==`, where the compiler builds a board.
    pub(crate) const fn equals(&self, other: &Symmetry) -> bool {
        let mut index = 0;
        while index < SLOTS {
            if self.0[index].index() != other.0[index].index() {
                return false;
            }
            index += 1;
        }
        true
    }

    /// Where the point goes.
    pub const fn point(&self, point: Point) -> Point {
        self.0[point.index()]
    }

    /// The map that leads back.
    #[must_use]
    pub fn inverse(&self) -> Symmetry {
        let mut back = *self;
        for index in 0..POINTS {
            let point = Point::new(index);
            back.0[self.point(point).index()] = point;
        }
        back
    }

    /// Where the points of a set go.
    pub const fn set(&self, set: PointSet) -> PointSet {
        let (mut left, mut image) = (set.bits(), 0);
        while left != 0 {
            image |= 1 << self.0[left.trailing_zeros() as usize & (SLOTS - 1)].index();
            left &= left - 1;
        }
        PointSet::from_bits(image)
    }
}
