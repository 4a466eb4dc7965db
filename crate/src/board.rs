//! A board: its named points and its drawn lines, and all that follows from them.
//!
//! Two sentences make everything: *neighbours* are two points that are
//! consecutive on a drawn line; a *mill* is three points that are consecutive
//! on a drawn line. The tables are built by the compiler, which refuses a
//! misspelt point or an edge drawn twice.

use crate::point::{Point, PointSet, SLOTS};
use crate::symmetry::{MAX_SYMMETRIES, Symmetry};
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

/// A point's name: file letter (left to right) and rank number (bottom to top).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// File, from 0 for `a`.
    pub x: u8,
    /// Rank, from 0 for `1`, upward.
    pub y: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.x) as char, self.y + 1)
    }
}

/// A short list that a `const fn` can fill.
#[derive(Clone, Copy)]
struct List<T: Copy, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    const fn filled(item: T) -> List<T, N> {
        List {
            items: [item; N],
            len: 0,
        }
    }

    const fn push(&mut self, item: T) {
        self.items[self.len] = item;
        self.len += 1;
    }

    fn as_slice(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl Board {
    /// Builds a board from its points, ring after ring as in the position text
    /// (a last group of one is the centre), and its drawn lines in one or more groups.
    ///
    /// # Panics
    /// On a misspelt point, a point named twice, an edge drawn twice, or a mill
    /// on a ring that is not one of its sides.
    pub(crate) const fn new(
        rings: &'static [&'static str],
        lines: &'static [&'static [&'static str]],
    ) -> Board {
        let mut board = Board::with_points(rings);
        board.lines = lines;
        let mut group = 0;
        while group < lines.len() {
            let mut line = 0;
            while line < lines[group].len() {
                board.draw(lines[group][line].as_bytes());
                line += 1;
            }
            group += 1;
        }
        board.find_symmetries();
        board
    }

    const fn with_points(rings: &'static [&'static str]) -> Board {
        let mut board = Board {
            rings: 0,
            points: 0,
            names: [Name { x: 0, y: 0 }; SLOTS],
            lines: &[],
            neighbours: [PointSet::EMPTY; SLOTS],
            mills: List::filled(PointSet::EMPTY),
            mates: [List::filled(PointSet::EMPTY); SLOTS],
            spokes: 0,
            other_mills: List::filled(PointSet::EMPTY),
            symmetries: List::filled(Symmetry::NOTHING),
            reading_rank: [0; SLOTS],
        };
        let mut ring = 0;
        while ring < rings.len() {
            let words = rings[ring].as_bytes();
            let mut at = 0;
            while at < words.len() {
                let name = Name {
                    x: words[at] - b'a',
                    y: words[at + 1] - b'1',
                };
                assert!(board.index_of(name).is_none(), "a point is named twice");
                board.names[board.points] = name;
                board.points += 1;
                at += 3;
            }
            ring += 1;
        }
        board.rings = board.points / RING;
        board.rank_in_reading_order();
        board
    }

    /// Row by row from the top left: the order in which two captures are written.
    const fn rank_in_reading_order(&mut self) {
        let mut point = 0;
        while point < self.points {
            let mut other = 0;
            while other < self.points {
                let (a, b) = (self.names[other], self.names[point]);
                if a.y > b.y || (a.y == b.y && a.x < b.x) {
                    self.reading_rank[point] += 1;
                }
                other += 1;
            }
            point += 1;
        }
    }

    const fn index_of(&self, name: Name) -> Option<usize> {
        let mut index = 0;
        while index < self.points {
            if self.names[index].x == name.x && self.names[index].y == name.y {
                return Some(index);
            }
            index += 1;
        }
        None
    }

    /// Draws one line: points that follow each other are neighbours, three in a row a mill.
    const fn draw(&mut self, line: &'static [u8]) {
        let mut before: [Option<Point>; 2] = [None, None];
        let mut at = 0;
        while at < line.len() {
            let name = Name {
                x: line[at] - b'a',
                y: line[at + 1] - b'1',
            };
            let Some(index) = self.index_of(name) else {
                panic!("a line names a point that the board does not have");
            };
            let point = Point::new(index);
            if let Some(last) = before[1] {
                self.join(last, point);
                if let Some(first) = before[0] {
                    self.add_mill(first, last, point);
                }
            }
            before = [before[1], Some(point)];
            at += 3;
        }
    }

    const fn join(&mut self, a: Point, b: Point) {
        assert!(
            !self.neighbours[a.index()].contains(b),
            "an edge is drawn twice"
        );
        self.neighbours[a.index()] = self.neighbours[a.index()].with(b);
        self.neighbours[b.index()] = self.neighbours[b.index()].with(a);
    }

    const fn add_mill(&mut self, a: Point, b: Point, c: Point) {
        let mill = PointSet::of(a).with(b).with(c);
        self.mills.push(mill);
        self.mates[a.index()].push(mill.without(a));
        self.mates[b.index()].push(mill.without(b));
        self.mates[c.index()].push(mill.without(c));

        let (ring, place) = (a.index() / RING, a.index() % RING);
        if mill.bits() == 0x01_01_01 << place {
            self.spokes |= 1 << place;
        } else if ring == b.index() / RING && ring == c.index() / RING {
            let on_ring = mill.bits() >> (RING * ring);
            assert!(
                SIDES_HELD[on_ring as usize] as u32 == on_ring,
                "a mill on a ring is one of its sides"
            );
        } else {
            self.other_mills.push(mill);
        }
    }

    /// The eight maps of the square, with and without inside and outside swapped,
    /// as far as they keep the lines.
    const fn find_symmetries(&mut self) {
        let mut candidate = 0;
        while candidate < MAX_SYMMETRIES {
            let map = Symmetry::candidate(candidate, self.rings);
            if self.is_new_symmetry(&map) {
                self.symmetries.push(map);
            }
            candidate += 1;
        }
    }

    const fn is_new_symmetry(&self, map: &Symmetry) -> bool {
        let mut index = 0;
        while index < self.points {
            let image = self.neighbours[map.point(Point::new(index)).index()];
            if map.set(self.neighbours[index]).bits() != image.bits() {
                return false;
            }
            index += 1;
        }
        let mut mill = 0;
        while mill < self.mills.len {
            if !self.is_mill(map.set(self.mills.items[mill])) {
                return false;
            }
            mill += 1;
        }
        let mut known = 0;
        while known < self.symmetries.len {
            if self.symmetries.items[known].equals(map) {
                return false;
            }
            known += 1;
        }
        true
    }

    const fn is_mill(&self, set: PointSet) -> bool {
        let mut mill = 0;
        while mill < self.mills.len {
            if self.mills.items[mill].bits() == set.bits() {
                return true;
            }
            mill += 1;
        }
        false
    }

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

    /// The men that stand in a mill.
    pub fn in_mills(&self, men: PointSet) -> PointSet {
        let [outer, middle, inner, _] = men.bits().to_le_bytes();
        let sides =
            u32::from_le_bytes([outer, middle, inner, 0].map(|ring| SIDES_HELD[ring as usize]));
        let spokes = (outer & middle & inner) as u32 & self.spokes;
        let mut held = PointSet::from_bits(sides | (spokes * 0x01_01_01));
        for &mill in self.other_mills.as_slice() {
            if men.includes(mill) {
                held |= mill;
            }
        }
        held
    }

    /// The points where one man more would close a mill, held or not.
    pub fn closing_points(&self, men: PointSet) -> PointSet {
        let [outer, middle, inner, _] = men.bits().to_le_bytes();
        let sides = u32::from_le_bytes(
            [outer, middle, inner, 0].map(|ring| SIDES_CLOSED_AT[ring as usize]),
        );
        let spokes = [middle & inner, outer & inner, outer & middle, 0];
        let spokes = u32::from_le_bytes(spokes) & (self.spokes * 0x01_01_01);
        let mut closing = PointSet::from_bits(sides | spokes);
        for &mill in self.other_mills.as_slice() {
            let missing = mill - men;
            if missing.len() <= 1 {
                closing |= if missing.is_empty() { mill } else { missing };
            }
        }
        closing
    }

    /// Those of a player's men that may be captured: the men outside mills, or all when there are none.
    pub fn capturable(&self, men: PointSet) -> PointSet {
        let free = men - self.in_mills(men);
        if free.is_empty() { men } else { free }
    }

    /// Every pair of a player's men that may be captured together: what the second may be is judged
    /// after the first is gone. Either order is the same capture; it stands in the first legal one
    /// by the points' reading order.
    pub fn double_captures(&self, men: PointSet) -> Vec<(Point, Point)> {
        let legal = |first: Point, second: Point| {
            self.capturable(men).contains(first)
                && self.capturable(men.without(first)).contains(second)
        };
        let mut order: Vec<Point> = men.into_iter().collect();
        order.sort_by_key(|&point| self.reading_rank(point));
        let mut pairs = Vec::new();
        for (index, &first) in order.iter().enumerate() {
            for &second in &order[index + 1..] {
                if legal(first, second) {
                    pairs.push((first, second));
                } else if legal(second, first) {
                    pairs.push((second, first));
                }
            }
        }
        pairs
    }

    /// How many mills a man on `point` makes with these other men.
    pub fn mills_closed_at(&self, point: Point, men: PointSet) -> usize {
        let mates = self.mates(point).iter();
        mates.filter(|&&mates| men.includes(mates)).count()
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

/// For each set of men on a ring (bit = place, clockwise from the top left): the men on full sides.
static SIDES_HELD: [u8; 256] = side_table(false);
/// For each set of men on a ring: the places whose side has its other two men.
static SIDES_CLOSED_AT: [u8; 256] = side_table(true);

const fn side_table(closing: bool) -> [u8; 256] {
    let mut table = [0; 256];
    let mut men = 0;
    while men < 256 {
        let mut corner = 0;
        while corner < RING {
            let mut end = 0;
            while end < 3 {
                let place = 1u8 << ((corner + end) % RING);
                let side = (1 << corner) | (1 << (corner + 1)) | (1 << ((corner + 2) % RING)) as u8;
                let needed = if closing { side & !place } else { side };
                if men as u8 & needed == needed {
                    table[men] |= place;
                }
                end += 1;
            }
            corner += 2;
        }
        men += 1;
    }
    table
}
