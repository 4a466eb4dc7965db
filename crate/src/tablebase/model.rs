//! Foretells the cells of a table from those before, for the [`coding`](super::coding).
//!
//! Neighbours in a table differ by the place of a man or two: mostly they have the same value, else
//! nearly the same distance. So first it is told whether a cell is like the one before; if not, its
//! code is written bit by bit, with chances of its own after each code.

use super::coding::{Chance, Coder, Reader, Writer};

/// How many cells before are remembered for whether they were like the ones before them.
const REMEMBERED: u32 = 4;

/// What was learnt from the cells so far.
#[derive(Debug)]
struct Model {
    /// Bits of a code.
    width: u32,
    last: u16,
    /// Whether the last cells were like the ones before them, as bits.
    alike: usize,
    /// That a cell is like the last, by the last and by `alike`.
    repeats: Vec<Chance>,
    /// By the last, a tree of chances for the bits of another code, its branches by the bits before.
    others: Vec<Chance>,
}

impl Model {
    fn new(highest: u16) -> Model {
        let width = u16::BITS - highest.leading_zeros();
        let known = width.min(u8::BITS);
        Model {
            width,
            last: 0,
            alike: 0,
            repeats: vec![Chance::EVEN; 1 << (known + REMEMBERED)],
            others: vec![Chance::EVEN; 1 << (known + width)],
        }
    }

    /// Writes this code, or returns the one that was written.
    fn code(&mut self, coder: &mut impl Coder, code: u16) -> u16 {
        let last = usize::from(self.last.min(u8::MAX.into()));
        let chance = &mut self.repeats[last << REMEMBERED | self.alike];
        let alike = coder.code(code == self.last, chance);
        if !alike {
            let tree = &mut self.others[last << self.width..][..1 << self.width];
            let mut branch = 1;
            for bit in (0..self.width).rev() {
                let bit = coder.code(code >> bit & 1 == 1, &mut tree[branch]);
                branch = branch << 1 | usize::from(bit);
            }
            self.last = (branch - (1 << self.width)) as u16;
        }
        self.alike = (self.alike << 1 | usize::from(alike)) & ((1 << REMEMBERED) - 1);
        self.last
    }
}

/// Packs codes, none of which is above the highest.
pub(super) fn pack(codes: impl Iterator<Item = u16>, highest: u16) -> Vec<u8> {
    let (mut model, mut writer) = (Model::new(highest), Writer::new());
    for code in codes {
        model.code(&mut writer, code);
    }
    writer.finish()
}

/// The reverse of [`pack`]; from other bytes it makes any codes, maybe above the highest.
pub(super) fn unpack(bytes: &[u8], highest: u16) -> impl Iterator<Item = u16> {
    let (mut model, mut reader) = (Model::new(highest), Reader::new(bytes));
    std::iter::repeat_with(move || model.code(&mut reader, 0))
}
