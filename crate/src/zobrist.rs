//! Hash keys: Zobrist, *A New Hashing Method with Application for Game Playing*,
//! University of Wisconsin, technical report 88, 1970.

use crate::color::{ByColor, Color};
use crate::point::{Point, SLOTS};

/// Men in hand that a position can hold: none to twelve.
const HANDS: usize = 16;

static MEN: ByColor<[u64; SLOTS]> = ByColor::new(keys(1), keys(2));
static HAND: ByColor<[u64; HANDS]> = ByColor::new(keys(3), keys(4));

/// The key of the player to move being Black.
pub(crate) const BLACK_TO_MOVE: u64 = keys::<1>(5)[0];

pub(crate) fn man(color: Color, point: Point) -> u64 {
    MEN[color][point.index()]
}

pub(crate) fn hand(color: Color, men: u8) -> u64 {
    HAND[color][men as usize & (HANDS - 1)]
}

/// The key of the player to move.
pub(crate) const fn turn(color: Color) -> u64 {
    match color {
        Color::White => 0,
        Color::Black => BLACK_TO_MOVE,
    }
}

/// Keys by splitmix64 (Steele, Lea and Flood, *Fast Splittable Pseudorandom Number
/// Generators*, OOPSLA 2014, figure 9), each table from its own seed.
const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut state = seed << 56;
    let mut index = 0;
    while index < N {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        keys[index] = mixed(state);
        index += 1;
    }
    keys
}

/// A number in which every bit depends on every bit of the other.
pub(crate) const fn mixed(number: u64) -> u64 {
    let mut key = number;
    key = (key ^ (key >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    key = (key ^ (key >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    key ^ (key >> 31)
}
