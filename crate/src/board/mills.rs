//! What mills are closed, and which men they keep from capture.

use super::Board;
use super::sides::{SIDES_CLOSED_AT, SIDES_HELD};
use crate::point::{Point, PointSet};

impl Board {
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
