//! A board: its named points and its drawn lines, and all that follows from them.
//!
//! Two sentences make everything: *neighbours* are two points that are
//! consecutive on a drawn line; a *mill* is three points that are consecutive
//! on a drawn line. The tables are built by the compiler, which refuses a
//! misspelt point or an edge drawn twice.

mod drawing;
mod list;
mod mills;
mod name;
mod sides;

pub use name::Name;

use crate::point::{Point, PointSet, SLOTS};
use crate::symmetry::{MAX_SYMMETRIES, Symmetry};
use list::List;
use std::fmt;

/// The most mills on one board: 20, with three rings and diagonals.
const MAX_MILLS: usize = 20;
/// The most mills through one point: 6, in the centre of the cross.
const MAX_MILLS_AT_POINT: usize = 6;
/// Points on a ring.
pub(crate) const RING: usize = 8;

/// A board. The five there are stand in [`boards`](crate::boards).
///
/// ```
/// use mlin::boards::THREE_RINGS;
/// let b4 = THREE_RINGS.point("b4").unwrap();
/// let names: Vec<_> = THREE_RINGS.neighbours(b4).into_iter()
///     .map(|point| THREE_RINGS.name(point).to_string()).collect();
/// assert_eq!(names, ["a4", "b6", "b2", "c4"]);
/// assert_eq!(THREE_RINGS.mills().len(), 16);
/// ```
pub struct Board {
    rings: usize,
    points: usize,
    names: [Name; SLOTS],
    lines: &'static [&'static [&'static str]],
    neighbours: [PointSet; SLOTS],
    mills: List<PointSet, MAX_MILLS>,
    /// For each point the other two men of each mill through it.
    mates: [List<PointSet, MAX_MILLS_AT_POINT>; SLOTS],
    /// Places on a ring (bits 0 to 7) whose points on three rings are a mill.
    spokes: u32,
    /// Mills that are neither the side of a ring nor a spoke.
    other_mills: List<PointSet, MAX_MILLS>,
    symmetries: List<Symmetry, MAX_SYMMETRIES>,
    reading_rank: [u8; SLOTS],
}

impl Board {
    /// Number of points.
    #[allow(clippy::len_without_is_empty)] // no board is empty
    pub const fn len(&self) -> usize {
        self.points
    }

    /// Number of rings.
    pub const fn rings(&self) -> usize {
        self.rings
    }

    /// All its points.
    pub const fn all(&self) -> PointSet {
        PointSet::first(self.points)
    }

    /// The name of a point.
    pub const fn name(&self, point: Point) -> Name {
        self.names[point.index()]
    }

    /// The point of a name, in either case of its letter.
    pub fn point(&self, name: &str) -> Option<Point> {
        let &[file, rank] = name.as_bytes() else {
            return None;
        };
        let name = Name {
            x: file.to_ascii_lowercase().wrapping_sub(b'a'),
            y: rank.wrapping_sub(b'1'),
        };
        self.index_of(name).map(Point::new)
    }

    /// The drawn lines, each as the names of its points.
    pub fn lines(
        &self,
    ) -> impl Iterator<Item = impl Iterator<Item = &'static str> + use<>> + use<> {
        let lines = self.lines;
        lines
            .iter()
            .flat_map(|group| group.iter())
            .map(|line| line.split(' '))
    }

    /// The points next to a point.
    pub const fn neighbours(&self, point: Point) -> PointSet {
        self.neighbours[point.index()]
    }

    /// All mills.
    pub fn mills(&self) -> &[PointSet] {
        self.mills.as_slice()
    }

    /// For each mill through a point, its other two points.
    pub fn mates(&self, point: Point) -> &[PointSet] {
        self.mates[point.index()].as_slice()
    }

    /// The maps of the board onto itself; the first is the identity.
    pub fn symmetries(&self) -> &[Symmetry] {
        self.symmetries.as_slice()
    }

    /// The point's place when the board is read row by row from the top left.
    pub const fn reading_rank(&self, point: Point) -> usize {
        self.reading_rank[point.index()] as usize
    }
}

/// Boards are few and static: one is equal to itself only.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({} points, {} mills)", self.len(), self.mills.len)
    }
}
