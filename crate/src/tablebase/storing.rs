//! Writing the stored form of a space, piece by piece.

use super::Solved;
use super::model::pack;
use super::parallel::{BLOCKS_PER_STEP, collect};
use super::stored::{BLOCK, NO_LIMIT, checksum};
use super::table::{Cells, Table};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;

/// The stored form of a space on its way.
#[derive(Debug)]
pub struct Storing {
    /// What is written so far.
    bytes: Vec<u8>,
    /// What is left to write: each table, and what stands behind it.
    left: VecDeque<(Arc<Table>, Vec<u8>)>,
    /// The highest code of the first of them, once it is begun, and the blocks written.
    highest: Option<u16>,
    block: usize,
}

impl Storing {
    /// What stands before the cells is given.
    pub(super) fn new(header: Vec<u8>, solved: &Solved) -> Storing {
        let captures = solved.captures.as_ref();
        let limit = captures.map_or(NO_LIMIT, |captures| captures.limit);
        let ends = (Arc::clone(&solved.table), limit.to_le_bytes().into());
        let captures = captures.map(|captures| (Arc::clone(&captures.table), Vec::new()));
        Storing {
            bytes: header,
            left: [ends].into_iter().chain(captures).collect(),
            highest: None,
            block: 0,
        }
    }

    /// Does a few milliseconds of work; the last step gives the whole, once.
    pub fn step(&mut self) -> Option<Vec<u8>> {
        if let Some((table, behind)) = self.left.front() {
            let cells = &table.cells;
            let highest = *self.highest.get_or_insert_with(|| {
                let highest = cells.highest();
                self.bytes.extend(highest.to_le_bytes());
                highest
            });
            let last = cells.len().div_ceil(BLOCK);
            let blocks = self.block..last.min(self.block + BLOCKS_PER_STEP);
            self.block = blocks.end;
            for packed in collect(blocks, |block| {
                pack(cells.codes(numbers(block, cells)), highest)
            }) {
                self.bytes.extend((packed.len() as u32).to_le_bytes());
                self.bytes.extend(packed);
            }
            if self.block < last {
                return None;
            }
            self.bytes.extend(behind);
            (self.highest, self.block) = (None, 0);
            self.left.pop_front();
        }
        self.left.is_empty().then(|| self.finish())
    }

    fn finish(&mut self) -> Vec<u8> {
        let mut bytes = std::mem::take(&mut self.bytes);
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }
}

/// The cells of a block.
fn numbers(block: usize, cells: &Cells) -> Range<usize> {
    block * BLOCK..cells.len().min((block + 1) * BLOCK)
}
