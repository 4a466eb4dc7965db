//! The key of a position in the table.
//!
//! While few men stand, positions that are turned or mirrored into each other share a key
//! (Gasser, *Solving Nine Men's Morris*, 1996, section 2: a board of three rings has 16 such maps):
//! what was found for one holds for all.

use crate::color::Color;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::Rules;
use crate::symmetry::{Pair, Symmetry};
use crate::zobrist;

/// Men on the board up to which looking for the symmetric positions pays: found by timing
/// searches from the start of all variants.
const FEW_MEN: usize = 8;
/// From so many plies before the quiet limit on, what is found depends on it too.
const NEAR_QUIET_LIMIT: u16 = 40;

/// Where a position stands in the table, and the map that leads there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub value: u64,
    map: &'static Symmetry,
}

impl Key {
    /// The key of a position. The `salt` tells the rules apart; near the quiet limit the plies
    /// left count too.
    pub(super) fn new(position: &Position, salt: u64) -> Key {
        let (hash, map) = canonical(position);
        let nearness = nearness(position.rules(), position.quiet());
        Key {
            value: hash ^ salt ^ nearness,
            map,
        }
    }

    /// Whether so few men stand that symmetric positions share a key.
    pub(super) fn is_shared(position: &Position) -> bool {
        let men = Color::ALL.map(|color| position.men(color).len());
        men.iter().sum::<usize>() <= FEW_MEN
    }

    /// The number of the key after a move, unless that is shared.
    pub(super) fn after(position: &Position, made: Move, salt: u64) -> u64 {
        let quiet = if made.is_capture() {
            0
        } else {
            position.quiet().saturating_add(1)
        };
        position.hash_after(made) ^ salt ^ nearness(position.rules(), quiet)
    }

    /// A move of the position as the table keeps it.
    pub(super) fn for_table(self, made: Move) -> Move {
        made.mapped(self.map)
    }

    /// A move of the table as the position has it.
    pub(super) fn told_by_table(self, made: Move) -> Move {
        made.mapped(&self.map.inverse())
    }
}

/// Tells positions near the quiet limit apart by the plies left.
fn nearness(rules: &Rules, quiet: u16) -> u64 {
    match rules.quiet_limit().map(|limit| limit.saturating_sub(quiet)) {
        Some(left) if left < NEAR_QUIET_LIMIT => {
            (u64::from(left) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        }
        _ => 0,
    }
}

/// A hash that the symmetric positions share, and the map that leads to the one it is made of.
fn canonical(position: &Position) -> (u64, &'static Symmetry) {
    let symmetries = position.board().symmetries();
    if !Key::is_shared(position) {
        return (position.hash(), &symmetries[0]);
    }
    let men = Pair::new(position.men(Color::White), position.men(Color::Black));
    let (least, number) = men.least_image(position.board().rings(), symmetries.len());
    let hands = Color::ALL.map(|color| zobrist::hand(color, position.hand(color)));
    let turn = zobrist::turn(position.turn());
    (
        zobrist::mixed(least.number()) ^ hands[0] ^ hands[1] ^ turn,
        &symmetries[number],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::color::ByColor;
    use crate::position::Setup;
    use crate::rules::Variant;

    #[test]
    fn symmetric_positions_share_a_key_and_their_moves_meet_in_it() {
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            for turn in 0..4 {
                let moves = position.legal_moves();
                position.make(moves[turn * 7 % moves.len()]);
            }
            let key = Key::new(&position, 0);
            let made = position.legal_moves()[0];
            for map in position.board().symmetries() {
                let setup = position.setup();
                let men = ByColor::from_fn(|color| map.set(setup.men[color]));
                let turned = Setup { men, ..setup }
                    .position()
                    .expect("turning changes no counts");
                let turned_key = Key::new(&turned, 0);
                assert_eq!(turned_key.value, key.value, "{position:?} {turned:?}");
                let there = turned_key.told_by_table(key.for_table(made));
                assert!(turned.is_legal(there), "{there:?} in {turned:?}");
            }
        }
    }

    #[test]
    fn the_key_after_a_move_is_known_before_it() {
        for variant in Variant::ALL {
            let mut position = Position::start(variant);
            for turn in 0..60 {
                let moves = position.legal_moves();
                for &made in &moves {
                    let mut next = position;
                    next.make(made);
                    let key = Key::after(&position, made, 7);
                    assert!(Key::is_shared(&next) || key == Key::new(&next, 7).value);
                }
                let Some(&made) = moves.get(turn * 7 % moves.len().max(1)) else {
                    break;
                };
                position.make(made);
            }
        }
    }
}
