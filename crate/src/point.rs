//! Points and sets of points.

use std::fmt;
use std::num::NonZeroU8;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

/// Slots in a table with one entry a point. No board has more than 24 points;
/// 32 lets a masked index go without a bounds check.
pub(crate) const SLOTS: usize = 32;

/// A point of a board, by its place in the position text: ring after ring from
/// the outside in, each clockwise from its top-left corner, the centre last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(
    /// One more than the index, so that an `Option<Point>` is a byte too.
    NonZeroU8,
);

impl Point {
    /// The point of that index.
    ///
    /// # Panics
    /// When `index` is 24 or more: no board has so many points.
    pub const fn new(index: usize) -> Point {
        assert!(index < 24, "no board has so many points");
        match NonZeroU8::new(index as u8 + 1) {
            Some(number) => Point(number),
            None => unreachable!(),
        }
    }

    /// A number that tells points apart, and no point from any.
    pub(crate) const fn number(point: Option<Point>) -> u8 {
        match point {
            Some(point) => point.0.get(),
            None => 0,
        }
    }

    /// Its index, below 24.
    pub const fn index(self) -> usize {
        (self.0.get() as usize - 1) & (SLOTS - 1)
    }
}

/// Its index: a point alone does not know its board.
impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({})", self.index())
    }
}

/// A set of points of one board.
///
/// ```
/// use mlin::{Point, PointSet};
/// let corners: PointSet = [0, 2, 4, 6].map(Point::new).into_iter().collect();
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Point::new(2)));
/// assert_eq!(format!("{corners:?}"), "X.X.X.X./......../........");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PointSet(u32);

impl PointSet {
    /// No point.
    pub const EMPTY: PointSet = PointSet(0);

    /// The set with these bits: bit `i` is the point of index `i`.
    pub const fn from_bits(bits: u32) -> PointSet {
        PointSet(bits & 0x00ff_ffff)
    }

    /// The first `count` points.
    pub const fn first(count: usize) -> PointSet {
        PointSet::from_bits((1 << count) - 1)
    }

    /// The set of one point.
    pub const fn of(point: Point) -> PointSet {
        PointSet(1 << point.index())
    }

    /// Bit `i` is the point of index `i`.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Number of points.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the point is in it.
    pub const fn contains(self, point: Point) -> bool {
        self.0 & PointSet::of(point).0 != 0
    }

    /// Whether all points of `other` are in it.
    pub const fn includes(self, other: PointSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// With a point more.
    #[must_use]
    pub const fn with(self, point: Point) -> PointSet {
        PointSet(self.0 | PointSet::of(point).0)
    }

    /// With a point less.
    #[must_use]
    pub const fn without(self, point: Point) -> PointSet {
        PointSet(self.0 & !PointSet::of(point).0)
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> PointSet {
        points.into_iter().fold(PointSet::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;

    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

/// The points of a set, by rising index.
#[derive(Clone, Debug)]
pub struct Points(u32);

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let point = Point::new(self.0.trailing_zeros() as usize);
        self.0 &= self.0 - 1;
        Some(point)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}

impl BitAnd for PointSet {
    type Output = PointSet;
    fn bitand(self, other: PointSet) -> PointSet {
        PointSet(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = PointSet;
    fn bitor(self, other: PointSet) -> PointSet {
        PointSet(self.0 | other.0)
    }
}

impl BitXor for PointSet {
    type Output = PointSet;
    fn bitxor(self, other: PointSet) -> PointSet {
        PointSet(self.0 ^ other.0)
    }
}

/// Set difference.
impl Sub for PointSet {
    type Output = PointSet;
    fn sub(self, other: PointSet) -> PointSet {
        PointSet(self.0 & !other.0)
    }
}

/// All 24 indices but these; a board's own complement is [`Board::all`](crate::Board::all)` - set`.
impl Not for PointSet {
    type Output = PointSet;
    fn not(self) -> PointSet {
        PointSet::from_bits(!self.0)
    }
}

impl BitAndAssign for PointSet {
    fn bitand_assign(&mut self, other: PointSet) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for PointSet {
    fn bitor_assign(&mut self, other: PointSet) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for PointSet {
    fn bitxor_assign(&mut self, other: PointSet) {
        self.0 ^= other.0;
    }
}

/// A picture in the order of the position text.
impl fmt::Debug for PointSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for index in 0..24 {
            if index > 0 && index % 8 == 0 {
                f.write_str("/")?;
            }
            let held = self.contains(Point::new(index));
            f.write_str(if held { "X" } else { "." })?;
        }
        Ok(())
    }
}
