//! The weights: a byte each, as the example `fit` wrote them. First come the terms, a block for each
//! set of rules that has its own, then the patterns, a block for each board with three rings.

use super::pattern::{Classes, PATTERNS, visit_patterns};
use super::terms::{Stage, TERMS};
use crate::board::Board;
use crate::boards;
use crate::position::Position;
use crate::rules::{Rules, Variant};
use std::sync::LazyLock;

static WEIGHTS: &[u8] = include_bytes!("weights.bin");

/// Sets of rules with terms of their own: the variants, and three men with diagonals.
pub(super) const FAMILIES: usize = Variant::ALL.len() + 1;

/// The boards with patterns.
static PATTERN_BOARDS: [&Board; 2] = [&boards::THREE_RINGS, &boards::THREE_RINGS_DIAGONALS];

/// Tables of patterns a board has: for [`Stage::Early`], [`Stage::Late`], [`Stage::Moving`], and
/// one for a player who flies against one who does not.
const PATTERN_TABLES: usize = 4;
const FLYING_TABLE: usize = 3;

/// Classes for tables in which the players can change places, and for the one in which they cannot.
static CLASSES: LazyLock<[Classes; 2]> =
    LazyLock::new(|| [Classes::new(true), Classes::new(false)]);

/// A table of patterns, and who looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct View {
    table: usize,
    /// Whether it is seen by the player to move; else by the other.
    pub(super) ours: bool,
}

impl View {
    /// What is looked at in a stage: nothing when both fly, for three men make no pattern.
    pub(super) const fn of(stage: Stage) -> Option<View> {
        let (table, ours) = match stage {
            Stage::Early => (0, true),
            Stage::Late => (1, true),
            Stage::Moving => (2, true),
            Stage::WeFly => (FLYING_TABLE, true),
            Stage::TheyFly => (FLYING_TABLE, false),
            Stage::BothFly => return None,
        };
        Some(View { table, ours })
    }

    /// The table's part of what [`patterns`] returns; empty for boards without.
    pub(super) fn part(self, patterns: &[i8]) -> &[i8] {
        let start = self.table * PATTERNS;
        patterns.get(start..start + PATTERNS).unwrap_or_default()
    }
}

/// The set of terms for these rules, below [`FAMILIES`].
pub(super) fn family(rules: &Rules) -> usize {
    if *rules.board() == boards::ONE_RING_DIAGONALS {
        Variant::ALL.len()
    } else {
        rules.variant() as usize
    }
}

/// The weights of terms in a family.
pub(super) fn terms(family: usize) -> [i8; TERMS] {
    let bytes = &WEIGHTS[family * TERMS..][..TERMS];
    std::array::from_fn(|term| bytes[term] as i8)
}

/// The weight of every pattern of a board, table after table; nothing for boards without.
pub(super) fn patterns(board: &Board) -> Vec<i8> {
    let mut weights = Vec::new();
    for table in 0..PATTERN_TABLES {
        let Some(start) = table_start(board, table) else {
            break;
        };
        weights.extend((0..PATTERNS).map(|pattern| {
            let class = classes(table).of(pattern);
            WEIGHTS[start + usize::from(class.weight)] as i8 * class.sign
        }));
    }
    weights
}

/// Visits the weights of a position's patterns by their places in the file, each with its sign.
pub(super) fn visit_pattern_weights(
    position: &Position,
    stage: Stage,
    mut visit: impl FnMut(usize, i32),
) {
    let Some(View { table, ours }) = View::of(stage) else {
        return;
    };
    let Some(start) = table_start(position.board(), table) else {
        return;
    };
    let us = position.turn();
    let (first, side) = if ours { (us, 1) } else { (!us, -1) };
    visit_patterns(position.men(first), position.men(!first), |pattern| {
        let class = classes(table).of(pattern);
        if class.sign != 0 {
            visit(
                start + usize::from(class.weight),
                side * i32::from(class.sign),
            );
        }
    });
}

/// The number of all weights.
pub(super) fn count() -> usize {
    FAMILIES * TERMS + PATTERN_BOARDS.len() * tables(PATTERN_TABLES)
}

fn classes(table: usize) -> &'static Classes {
    &CLASSES[usize::from(table == FLYING_TABLE)]
}

/// The weights in so many tables of a board.
fn tables(count: usize) -> usize {
    (0..count).map(|table| classes(table).weights).sum()
}

/// Where a table of a board begins in the file.
fn table_start(board: &Board, table: usize) -> Option<usize> {
    let place = PATTERN_BOARDS.iter().position(|&known| known == board)?;
    Some(FAMILIES * TERMS + place * tables(PATTERN_TABLES) + tables(table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_a_weight_for_each_feature() {
        assert_eq!(WEIGHTS.len(), count());
    }

    #[test]
    fn nobody_is_better_on_an_empty_board() {
        for table in 0..FLYING_TABLE {
            assert_eq!(classes(table).of(0).sign, 0);
        }
    }
}
