//! Looking positions up.

use super::Tablebase;
use super::space::Space;
use super::value::Value;
use crate::moves::Move;
use crate::position::Position;
use crate::rules::{BothFlying, Rules};

impl Tablebase {
    /// Whether the tables hold under these rules: options that only end games by their length
    /// make no difference.
    pub fn fits(&self, rules: &Rules) -> bool {
        let matters = |rules: &Rules| {
            (
                rules.variant(),
                std::ptr::from_ref(rules.board()),
                rules.flying(),
                rules.double_mill_takes_two(),
                rules.flying() && rules.both_flying() == BothFlying::Draw,
            )
        };
        matters(rules) == matters(&self.rules)
    }

    /// The value of a position; `None` where it is not solved, or has other rules.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        if !self.fits(position.rules()) {
            return None;
        }
        if position.is_short() {
            let ours = position.total(position.turn());
            return Some(if ours < position.total(!position.turn()) {
                Value::Loss(0)
            } else {
                Value::Win(0)
            });
        }
        let table = self.table(Space::of(position))?;
        let turn = position.turn();
        Some(table.value(position.men(turn), position.men(!turn)))
    }

    /// The value of every legal move for the player who makes it, in the order of the legal moves;
    /// `None` where one of them is not solved.
    pub fn values(&self, position: &Position) -> Option<Vec<(Move, Value)>> {
        let moves = position.legal_moves().into_iter();
        let valued = moves.map(|made| {
            let mut next = *position;
            next.make(made);
            Some((made, self.probe(&next)?.one_ply_earlier()))
        });
        valued.collect()
    }
}
