//! Sets of a fixed number of points, in order and by number.
//!
//! A set's number is its place among all sets of its size, ordered by their bits: the
//! combinatorial number system (<https://en.wikipedia.org/wiki/Combinatorial_number_system>). It is
//! the sum of one number for the low half of the bits and one for the high half.

/// Bits of a half: two of them hold every board.
const HALF: u32 = 12;
const HALVES: usize = 1 << HALF;
/// Points of the largest board.
const POINTS: usize = 24;

/// Ways to choose `chosen` of `from`.
pub(super) const fn choose(from: usize, chosen: usize) -> usize {
    if chosen > from {
        return 0;
    }
    let (mut ways, mut index) = (1, 0);
    while index < chosen {
        ways = ways * (from - index) / (index + 1);
        index += 1;
    }
    ways
}

/// Numbers the sets of one size.
#[derive(Debug)]
pub(super) struct Ranks {
    low: Box<[u32; HALVES]>,
    high: Box<[u32; HALVES]>,
}

impl Ranks {
    /// For sets of so many points.
    pub(super) fn new(size: usize) -> Ranks {
        let mut ranks = Ranks {
            low: Box::new([0; HALVES]),
            high: Box::new([0; HALVES]),
        };
        for bits in 0..HALVES {
            let held = (bits as u32).count_ones() as usize;
            ranks.low[bits] = rank(bits as u32, 1);
            if held <= size {
                ranks.high[bits] = rank((bits as u32) << HALF, size - held + 1);
            }
        }
        ranks
    }

    /// The number of a set of that size.
    pub(super) fn rank(&self, set: u32) -> usize {
        let half = |bits: u32| bits as usize & (HALVES - 1);
        (self.low[half(set)] + self.high[half(set >> HALF)]) as usize
    }
}

/// The share of these bits in their set's number, the lowest of them being the `first`.
fn rank(bits: u32, first: usize) -> u32 {
    let points = (0..POINTS).filter(|&point| bits >> point & 1 == 1);
    points
        .enumerate()
        .map(|(index, point)| choose(point, first + index) as u32)
        .sum()
}

/// All sets of one size among the first `points`, by their numbers.
pub(super) fn subsets(points: usize, size: usize) -> impl Iterator<Item = u32> {
    let first = Some((1u32 << size) - 1);
    let next = |&set: &u32| (set != 0).then(|| next_of_size(set));
    std::iter::successors(first, next).take(choose(points, size))
}

/// Each bit of a set by itself, from the lowest.
pub(super) fn single_bits(set: u32) -> impl Iterator<Item = u32> {
    let mut left = set;
    std::iter::from_fn(move || {
        let lowest = left & left.wrapping_neg();
        left ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The next greater number with as many bits (Gosper; Beeler, Gosper and Schroeppel, *HAKMEM*,
/// 1972, item 175).
const fn next_of_size(set: u32) -> u32 {
    let low = set & set.wrapping_neg();
    let carried = set + low;
    carried | (((set ^ carried) / low) >> 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_come_in_the_order_of_their_numbers() {
        for (points, size) in [(9, 3), (16, 0), (17, 7), (24, 4), (21, 9), (24, 24)] {
            let ranks = Ranks::new(size);
            let mut count = 0;
            for (number, set) in subsets(points, size).enumerate() {
                assert_eq!(set.count_ones() as usize, size);
                assert_eq!(set >> points, 0);
                assert_eq!(ranks.rank(set), number, "{set:b} of {points}");
                count += 1;
            }
            assert_eq!(count, choose(points, size));
        }
    }
}
