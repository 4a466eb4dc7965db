//! Clause 5: the table of variants.

use super::board::Board;

/// One row of the table.
#[derive(Debug)]
pub struct Variant {
    pub id: &'static str,
    /// Men of each player.
    pub men: usize,
    /// Whether a player with three men flies when the option says nothing.
    pub flying: bool,
    /// 2.4: with men in hand he may place one or slide one, as he likes.
    pub place_or_slide: bool,
}

#[rustfmt::skip]
pub const VARIANTS: [Variant; 8] = [
    Variant { id: "three",  men: 3,  flying: true,  place_or_slide: false },
    Variant { id: "five",   men: 5,  flying: true,  place_or_slide: false },
    Variant { id: "six",    men: 6,  flying: false, place_or_slide: false },
    Variant { id: "seven",  men: 7,  flying: true,  place_or_slide: false },
    Variant { id: "nine",   men: 9,  flying: true,  place_or_slide: false },
    Variant { id: "ten",    men: 10, flying: true,  place_or_slide: true },
    Variant { id: "eleven", men: 11, flying: true,  place_or_slide: false },
    Variant { id: "twelve", men: 12, flying: true,  place_or_slide: false },
];

impl Variant {
    /// The variant of that id.
    pub fn named(id: &str) -> Option<&'static Variant> {
        VARIANTS.iter().find(|variant| variant.id == id)
    }

    /// The board it is played on; `diagonals` is the option and speaks of three men only.
    pub fn board(&self, diagonals: bool) -> Board {
        match self.men {
            3 => Board::one_ring(diagonals),
            5 | 6 => Board::two_rings(),
            7 => Board::two_rings_and_cross(),
            9 | 10 => Board::three_rings(false),
            11 | 12 => Board::three_rings(true),
            men => unreachable!("no variant has {men} men"),
        }
    }
}
