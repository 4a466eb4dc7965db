//! How the compiler makes a board of the words that it is drawn with.

use super::list::List;
use super::name::Name;
use super::sides::SIDES_HELD;
use super::{Board, RING};
use crate::point::{Point, PointSet, SLOTS};
use crate::symmetry::{MAX_SYMMETRIES, Symmetry};

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

    pub(super) const fn index_of(&self, name: Name) -> Option<usize> {
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
}
