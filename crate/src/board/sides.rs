//! The sides of a ring: mills that are looked up, all men of a ring at once.

use super::RING;

/// For each set of men on a ring (bit = place, clockwise from the top left): the men on full sides.
pub(super) static SIDES_HELD: [u8; 256] = side_table(false);
/// For each set of men on a ring: the places whose side has its other two men.
pub(super) static SIDES_CLOSED_AT: [u8; 256] = side_table(true);

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
