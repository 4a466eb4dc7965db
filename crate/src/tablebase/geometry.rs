//! Maps of point sets by bytes: a board's symmetries, and the squeezing of gaps out of a set.

use crate::board::Board;
use crate::point::PointSet;
use crate::symmetry::Symmetry;
use std::fmt;

/// One entry for each value of a byte.
pub(super) type ByByte<T> = [T; 256];

/// What the tables of one board share.
pub(super) struct Geometry {
    pub board: &'static Board,
    maps: Vec<[ByByte<u32>; 3]>,
    /// `gathered[gaps][men]`: the bits of `men` outside `gaps`, moved together.
    gathered: Box<ByByte<ByByte<u8>>>,
    /// `spread[gaps][men]`: the reverse.
    spread: Box<ByByte<ByByte<u8>>>,
}

/// The number of one of a board's symmetries; 0 is the identity.
pub(super) type MapNumber = usize;

impl Geometry {
    pub(super) fn new(board: &'static Board) -> Geometry {
        let mut gathered = Box::new([[0; 256]; 256]);
        let mut spread = Box::new([[0; 256]; 256]);
        for gaps in 0..256 {
            for men in 0..256 {
                gathered[gaps][men] = gather(gaps as u8, men as u8);
                spread[gaps][men] = scatter(gaps as u8, men as u8);
            }
        }
        Geometry {
            board,
            maps: board.symmetries().iter().map(by_bytes).collect(),
            gathered,
            spread,
        }
    }

    /// The number of symmetries.
    pub(super) fn symmetries(&self) -> usize {
        self.maps.len()
    }

    /// A set under a symmetry.
    pub(super) fn mapped(&self, map: MapNumber, set: PointSet) -> PointSet {
        let [first, second, third] = &self.maps[map];
        let [a, b, c] = bytes(set);
        PointSet::from_bits(first[a] | second[b] | third[c])
    }

    /// The map that leads back.
    pub(super) fn inverse(&self, map: MapNumber) -> MapNumber {
        let symmetries = self.board.symmetries();
        let back = symmetries[map].inverse();
        let found = symmetries.iter().position(|&map| map == back);
        found.unwrap_or(0)
    }

    /// Where the points of a board lie when those of `gaps` are taken out.
    pub(super) fn squeezed(&self, gaps: PointSet) -> Squeezed<'_> {
        let bytes = bytes(gaps);
        let left = |byte: usize| 8 - (byte as u8).count_ones();
        let second = left(bytes[0]);
        Squeezed {
            gathered: bytes.map(|byte| &self.gathered[byte]),
            spread: bytes.map(|byte| &self.spread[byte]),
            shifts: [second, second + left(bytes[1])],
        }
    }
}

/// The points of a board without some of them, numbered without gaps.
#[derive(Clone, Copy)]
pub(super) struct Squeezed<'g> {
    gathered: [&'g ByByte<u8>; 3],
    spread: [&'g ByByte<u8>; 3],
    /// The numbers of the first points of the second and third byte.
    shifts: [u32; 2],
}

impl Squeezed<'_> {
    /// A set of points outside the gaps, by the new numbers.
    pub(super) fn gather(&self, set: PointSet) -> u32 {
        let [a, b, c] = bytes(set);
        let [first, second, third] = self.gathered;
        u32::from(first[a])
            | u32::from(second[b]) << self.shifts[0]
            | u32::from(third[c]) << self.shifts[1]
    }

    /// The reverse of [`gather`](Squeezed::gather).
    pub(super) fn spread(&self, packed: u32) -> PointSet {
        let [second, third] = self.shifts;
        let byte = |bits: u32| bits as usize & 255;
        let parts = [
            self.spread[0][byte(packed & !(!0 << second))],
            self.spread[1][byte(packed >> second & !(!0 << (third - second)))],
            self.spread[2][byte(packed >> third)],
        ];
        PointSet::from_bits(u32::from_le_bytes([parts[0], parts[1], parts[2], 0]))
    }
}

fn bytes(set: PointSet) -> [usize; 3] {
    let [a, b, c, _] = set.bits().to_le_bytes();
    [a, b, c].map(usize::from)
}

fn by_bytes(map: &Symmetry) -> [ByByte<u32>; 3] {
    let image =
        |byte: usize, bits: usize| map.set(PointSet::from_bits((bits << (8 * byte)) as u32));
    [0, 1, 2].map(|byte| std::array::from_fn(|bits| image(byte, bits).bits()))
}

fn gather(gaps: u8, men: u8) -> u8 {
    let mut packed = 0;
    for (place, bit) in free_bits(gaps).enumerate() {
        packed |= (men >> bit & 1) << place;
    }
    packed
}

fn scatter(gaps: u8, packed: u8) -> u8 {
    let mut men = 0;
    for (place, bit) in free_bits(gaps).enumerate() {
        men |= (packed >> place & 1) << bit;
    }
    men
}

fn free_bits(gaps: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |bit| gaps >> bit & 1 == 0)
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Geometry({:?})", self.board)
    }
}
