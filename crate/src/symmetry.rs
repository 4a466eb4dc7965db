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

/// The lowest bit of each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// Two sets of points of a board, side by side: they are turned and mirrored at once, ring by ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pair(u64);

impl Pair {
    pub(crate) fn new(first: PointSet, second: PointSet) -> Pair {
        Pair(u64::from(first.bits()) | u64::from(second.bits()) << 32)
    }

    /// A number that no other pair has.
    pub(crate) const fn number(self) -> u64 {
        self.0
    }

    /// The least of its images under so many [candidates](Symmetry::candidate), and which that is. A
    /// board has the first eight symmetries or all.
    pub(crate) fn least_image(self, rings: usize, symmetries: usize) -> (Pair, usize) {
        let ring_bits = (1 << (RING * rings)) - 1;
        let on_rings = self.0 & (ring_bits | ring_bits << 32);
        let elsewhere = self.0 - on_rings;
        let swapped = swapped(on_rings, rings);
        let upright = [on_rings, mirrored(on_rings), swapped, mirrored(swapped)];
        let (mut least, mut candidate) = (self, 0);
        for number in 1..symmetries.min(MAX_SYMMETRIES) {
            let image = Pair(turned(upright[number / 4], number % 4) | elsewhere);
            if image < least {
                (least, candidate) = (image, number);
            }
        }
        (least, candidate)
    }
}

/// Each ring a quarter further, so many times.
const fn turned(rings: u64, quarters: usize) -> u64 {
    let places = 2 * quarters;
    let over = (1 << places) - 1;
    let staying = (rings & ((0xff >> places) * BYTES)) << places;
    staying | (rings >> (RING - places) & (over * BYTES))
}

/// Each ring the other way round from its first place.
const fn mirrored(rings: u64) -> u64 {
    let reversed = rings.reverse_bits().swap_bytes();
    (reversed & (0x7f * BYTES)) << 1 | (reversed >> 7 & BYTES)
}

/// The outer and the inner ring exchanged.
const fn swapped(points: u64, rings: usize) -> u64 {
    const OUTER: u64 = 0xff | 0xff << 32;
    let far = RING * (rings - 1);
    let inner = OUTER << far;
    if far == 0 {
        return points;
    }
    (points & !(OUTER | inner)) | (points & OUTER) << far | (points & inner) >> far
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Rules, Variant};
    use fastrand::Rng;

    #[test]
    fn the_least_image_is_that_of_the_maps() {
        let mut rng = Rng::with_seed(1);
        for variant in Variant::ALL {
            let board = Rules::from(variant).board();
            for _ in 0..1000 {
                let sets = [0; 2].map(|_| PointSet::from_bits(rng.u32(..)) & board.all());
                let images = board.symmetries().iter().map(|map| {
                    let [first, second] = sets.map(|set| map.set(set));
                    Pair::new(first, second)
                });
                let wanted = images.enumerate().min_by_key(|(_, image)| *image);
                let pair = Pair::new(sets[0], sets[1]);
                let (least, number) = pair.least_image(board.rings(), board.symmetries().len());
                assert_eq!(Some((number, least)), wanted, "{sets:?}");
            }
        }
    }
}
