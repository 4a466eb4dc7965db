//! Numbers for the positions of a space: the same for all that are turned or mirrored into each
//! other, and no searching in either direction.
//!
//! One player's men, the *outer* ones, make the class and the map to the set that stands for it, as
//! in Gévay and Danner, *Calculating Ultrastrong and Extended Solutions for Nine Men's Morris,
//! Morabaraba, and Lasker Morris*, 2014, section 4; the other's, the *inner* ones, are mapped and
//! numbered among the points that are left. So all positions between which only one player's men
//! differ can lie in one block, without a look at the class of each.
//!
//! Where the chosen set is symmetric itself, the least number of the inner men under the maps that
//! keep it is taken. The others stay unused: that is the surplus, on three rings a quarter more
//! numbers than orbits with three outer men, a seventh with four, a fiftieth with eight.

use super::classes::{Class, Classes, Keepers};
use super::geometry::{Geometry, MapNumber, Squeezed};
use super::subsets::{Ranks, choose};
use crate::board::Board;
use crate::point::PointSet;
use std::sync::Arc;

/// The numbers of one space.
#[derive(Clone, Debug)]
pub(super) struct Index {
    geometry: Arc<Geometry>,
    /// Of the outer men.
    classes: Arc<Classes>,
    /// Of the inner men.
    ranks: Arc<Ranks>,
    /// Numbers in a class.
    block: usize,
}

impl Index {
    /// For so many men outside and inside.
    pub(super) fn new(
        geometry: &Arc<Geometry>,
        classes: &Arc<Classes>,
        ranks: &Arc<Ranks>,
        outer: u8,
        inner: u8,
    ) -> Index {
        let left = geometry.board.len() - usize::from(outer);
        Index {
            geometry: Arc::clone(geometry),
            classes: Arc::clone(classes),
            ranks: Arc::clone(ranks),
            block: choose(left, inner.into()),
        }
    }

    /// The board.
    pub(super) fn board(&self) -> &'static Board {
        self.geometry.board
    }

    /// The numbers there are, the unused ones included.
    pub(super) fn len(&self) -> usize {
        self.block * self.classes.len()
    }

    /// Numbers in a class.
    pub(super) fn block(&self) -> usize {
        self.block
    }

    /// The number of classes.
    pub(super) fn classes(&self) -> usize {
        self.classes.len()
    }

    /// The number of a position.
    pub(super) fn number(&self, outer: PointSet, inner: PointSet) -> usize {
        let frame = self.frame(outer);
        frame.number(frame.mapped(inner))
    }

    /// The class of a set of outer men, and the map to it.
    pub(super) fn frame(&self, outer: PointSet) -> Frame<'_> {
        let (class, map) = self.classes.of(outer);
        Frame {
            map,
            ..self.class_frame(class)
        }
    }

    /// A class by its number, as its chosen set sees it.
    pub(super) fn class_frame(&self, class: usize) -> Frame<'_> {
        let Class {
            chosen: outer,
            keepers,
        } = self.classes.class(class);
        Frame {
            geometry: &self.geometry,
            ranks: &self.ranks,
            map: 0,
            outer,
            keepers,
            squeezed: self.geometry.squeezed(outer),
            begin: class * self.block,
        }
    }
}

/// The positions whose outer men make a set of one class. All sets are as its chosen set
/// sees them.
#[derive(Clone, Copy)]
pub(super) struct Frame<'i> {
    geometry: &'i Geometry,
    ranks: &'i Ranks,
    map: MapNumber,
    /// The outer men: the chosen set.
    pub outer: PointSet,
    keepers: Keepers,
    squeezed: Squeezed<'i>,
    /// The first number of the class.
    pub begin: usize,
}

impl Frame<'_> {
    /// A set as the chosen set sees it.
    pub(super) fn mapped(&self, set: PointSet) -> PointSet {
        self.geometry.mapped(self.map, set)
    }

    /// Whether the chosen set is not symmetric.
    pub(super) fn is_plain(&self) -> bool {
        self.keepers.are_trivial()
    }

    /// The number of a position.
    pub(super) fn number(&self, inner: PointSet) -> usize {
        self.number_of(self.gather(inner))
    }

    /// The number of the position with these inner men among the points left.
    pub(super) fn number_of(&self, packed: u32) -> usize {
        let mut least = self.place(packed);
        if !self.is_plain() {
            let inner = self.spread(packed);
            for map in self.keepers.others() {
                let image = self.geometry.mapped(map, inner);
                least = least.min(self.place(self.gather(image)));
            }
        }
        self.begin + least
    }

    /// Where in the class these inner men stand, without a look at what is the same by symmetry.
    pub(super) fn place(&self, packed: u32) -> usize {
        self.ranks.rank(packed)
    }

    /// A set of inner men among the points left.
    pub(super) fn gather(&self, inner: PointSet) -> u32 {
        self.squeezed.gather(inner)
    }

    /// The reverse of [`gather`](Frame::gather).
    pub(super) fn spread(&self, packed: u32) -> PointSet {
        self.squeezed.spread(packed)
    }

    /// How many symmetries keep the position.
    pub(super) fn symmetry(&self, inner: PointSet) -> usize {
        1 + self.others_keeping(inner).count()
    }

    /// Whether a symmetry that keeps the position leads from this set to a lesser one; of the sets
    /// that are the same up to such symmetries one is never led so.
    pub(super) fn is_repeated(&self, inner: PointSet, set: PointSet) -> bool {
        let image = |map| self.geometry.mapped(map, set);
        self.others_keeping(inner).any(|map| image(map) < set)
    }

    fn others_keeping(&self, inner: PointSet) -> impl Iterator<Item = MapNumber> {
        let geometry = self.geometry;
        let others = self.keepers.others();
        others.filter(move |&map| geometry.mapped(map, inner) == inner)
    }
}

#[cfg(test)]
mod tests {
    use super::super::orbits::orbits;
    use super::super::subsets::subsets;
    use super::*;
    use crate::boards;
    use fastrand::Rng;

    fn index(board: &'static Board, outer: u8, inner: u8) -> Index {
        let geometry = Arc::new(Geometry::new(board));
        let classes = Arc::new(Classes::new(&geometry, outer.into()));
        let ranks = Arc::new(Ranks::new(inner.into()));
        Index::new(&geometry, &classes, &ranks, outer, inner)
    }

    /// The used numbers; each leads to a position, and that back to the number.
    fn used(index: &Index, outer: u8, inner: u8) -> u64 {
        let left = index.board().len() - usize::from(outer);
        let order = Vec::from_iter(subsets(left, inner.into()));
        let mut used = 0;
        for class in 0..index.classes() {
            let frame = index.class_frame(class);
            for (rank, &packed) in order.iter().enumerate() {
                let men = frame.spread(packed);
                assert!((men & frame.outer).is_empty());
                let number = class * index.block() + rank;
                used += u64::from(index.number(frame.outer, men) == number);
            }
        }
        used
    }

    #[test]
    fn every_orbit_has_one_number() {
        let small = [
            (&boards::ONE_RING, 3),
            (&boards::ONE_RING_DIAGONALS, 3),
            (&boards::TWO_RINGS, 6),
            (&boards::TWO_RINGS_CROSS, 7),
        ];
        for (board, most) in small {
            for outer in 0..=most {
                for inner in 0..=most {
                    let count = used(&index(board, outer, inner), outer, inner);
                    let orbits = orbits(board, inner, outer);
                    assert_eq!(count, orbits, "{board:?} {outer} outside, {inner} inside");
                }
            }
        }
        let large = index(&boards::THREE_RINGS, 4, 3);
        assert_eq!(used(&large, 4, 3), 760_398);
        assert_eq!(large.len(), 862_980);
    }

    #[test]
    fn symmetric_positions_share_a_number() {
        let mut rng = Rng::with_seed(4);
        let boards = [
            &boards::THREE_RINGS,
            &boards::THREE_RINGS_DIAGONALS,
            &boards::TWO_RINGS_CROSS,
        ];
        for board in boards {
            for (outer, inner) in [(3, 3), (5, 4), (4, 7), (7, 7), (8, 8), (0, 2)] {
                let index = index(board, outer, inner);
                for _ in 0..200 {
                    let mut points = Vec::from_iter(board.all());
                    rng.shuffle(&mut points);
                    let (men, rest) = points.split_at(outer.into());
                    let set = |points: &[_]| PointSet::from_iter(points.iter().copied());
                    let (men, others) = (set(men), set(&rest[..inner.into()]));
                    let number = index.number(men, others);
                    assert!(number < index.len());
                    for map in board.symmetries() {
                        assert_eq!(index.number(map.set(men), map.set(others)), number);
                    }
                }
            }
        }
    }
}
