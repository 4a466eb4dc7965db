//! Classes: sets of men that are turned or mirrored into each other.

use super::geometry::{Geometry, MapNumber};
use super::subsets::{Ranks, choose, subsets};
use crate::point::PointSet;

/// For each set of one size its class, and a map that leads to the set that stands for the class.
/// Looked up, never searched for.
#[derive(Debug)]
pub(super) struct Classes {
    ranks: Ranks,
    /// By the number of the set: the class, and in the low bits the map.
    entries: Vec<u32>,
    classes: Vec<Class>,
}

/// What is known of a class.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class {
    /// The set that stands for it.
    pub chosen: PointSet,
    /// The maps that keep that set.
    pub keepers: Keepers,
}

const MAP_BITS: u32 = 4;
const UNKNOWN: u32 = u32::MAX;

impl Classes {
    /// The classes of the sets of so many men.
    pub(super) fn new(geometry: &Geometry, men: usize) -> Classes {
        let points = geometry.board.len();
        let mut classes = Classes {
            ranks: Ranks::new(men),
            entries: vec![UNKNOWN; choose(points, men)],
            classes: Vec::new(),
        };
        for (number, set) in subsets(points, men).enumerate() {
            if classes.entries[number] == UNKNOWN {
                classes.add(geometry, PointSet::from_bits(set));
            }
        }
        classes
    }

    fn add(&mut self, geometry: &Geometry, chosen: PointSet) {
        let class = self.classes.len() as u32;
        let mut keepers = 0;
        for map in 0..geometry.symmetries() {
            let set = geometry.mapped(map, chosen);
            let entry = &mut self.entries[self.ranks.rank(set.bits())];
            if set == chosen {
                keepers |= 1 << map;
            }
            if *entry == UNKNOWN {
                *entry = class << MAP_BITS | geometry.inverse(map) as u32;
            }
        }
        let keepers = Keepers(keepers);
        self.classes.push(Class { chosen, keepers });
    }

    /// The class of a set, and a map that leads from the set to the chosen one.
    pub(super) fn of(&self, set: PointSet) -> (usize, MapNumber) {
        let entry = self.entries[self.ranks.rank(set.bits())];
        let map = entry & ((1 << MAP_BITS) - 1);
        ((entry >> MAP_BITS) as usize, map as usize)
    }

    /// A class by its number.
    pub(super) fn class(&self, number: usize) -> Class {
        self.classes[number]
    }

    /// The number of classes.
    pub(super) fn len(&self) -> usize {
        self.classes.len()
    }

    /// Bytes it takes for so many men on a board.
    pub(super) fn bytes(points: usize, men: usize) -> u64 {
        4 * choose(points, men) as u64
    }
}

/// The symmetries that keep a set of men, as bits by their numbers: the identity, and others when
/// the set is symmetric.
#[derive(Clone, Copy, Debug)]
pub(super) struct Keepers(u16);

impl Keepers {
    /// Whether it is the identity alone.
    pub(super) const fn are_trivial(self) -> bool {
        self.0 == 1
    }

    /// Those besides the identity.
    pub(super) fn others(self) -> impl Iterator<Item = MapNumber> {
        let mut left = self.0 & !1;
        std::iter::from_fn(move || {
            let map = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (map < u16::BITS).then_some(map as usize)
        })
    }
}
