//! From the cells of a solved field to its table.

use super::census::Census;
use super::field::Field;
use super::index::Index;
use super::parallel::fold_blocks;
use super::subsets::subsets;
use super::table::{Cells, Table};
use super::value::Value;
use std::ops::Range;

/// A table on its way, class by class.
#[derive(Debug)]
pub(super) struct Packing {
    index: Index,
    /// The inner men by their number among the points left.
    order: Vec<u32>,
    cells: Cells,
    census: Census,
}

impl Packing {
    /// For a field whose longest end takes so many plies.
    pub(super) fn new(field: &Field, index: Index, latest: u16) -> Packing {
        let left = field.index.board().len() - usize::from(field.space.us.men);
        Packing {
            order: subsets(left, field.space.them.men.into()).collect(),
            cells: Cells::new(index.len(), latest),
            census: Census::default(),
            index,
        }
    }

    /// The number of classes.
    pub(super) fn classes(&self) -> usize {
        self.index.classes()
    }

    /// Packs these classes.
    pub(super) fn pack(&mut self, field: &Field, classes: Range<usize>) {
        let (block, begin) = (self.index.block(), classes.start);
        let numbers = begin * block..classes.end * block;
        let (index, order) = (&self.index, &self.order);
        let none = Census::default();
        let census = match &mut self.cells {
            Cells::Bytes(bytes) => fold_blocks(
                &mut bytes[numbers],
                block,
                none,
                |class, cells| {
                    let cell = |value: Value| value.code() as u8;
                    pack_class(field, index, order, begin + class, cells, cell)
                },
                Census::with,
            ),
            Cells::Words(words) => fold_blocks(
                &mut words[numbers],
                block,
                none,
                |class, cells| pack_class(field, index, order, begin + class, cells, Value::code),
                Census::with,
            ),
        };
        self.census = self.census.with(census);
    }

    pub(super) fn finish(self, field: &Field) -> (Table, Census) {
        let table = Table {
            space: field.space,
            index: self.index,
            cells: self.cells,
        };
        (table, self.census)
    }
}

#[inline(never)]
fn pack_class<T: Copy>(
    field: &Field,
    index: &Index,
    order: &[u32],
    class: usize,
    cells: &mut [T],
    cell: impl Fn(Value) -> T,
) -> Census {
    let frame = index.class_frame(class);
    let symmetries = index.board().symmetries().len();
    let mut census = Census::default();
    for (place, &packed) in order.iter().enumerate() {
        let them = frame.spread(packed);
        let plain = frame.is_plain();
        let stand_in = if plain {
            place
        } else {
            frame.number_of(packed) - frame.begin
        };
        if stand_in < place {
            cells[place] = cells[stand_in];
            continue;
        }
        let value = field.known_of(frame.outer, them).value();
        let symmetry = if plain { 1 } else { frame.symmetry(them) };
        census.add(value, symmetries / symmetry);
        cells[place] = cell(value);
    }
    census
}
