//! How good a position looks without looking ahead.
//!
//! A position is worth its men and a weighted sum of features: terms on every board, and patterns
//! on the boards with three rings. The weights are fitted to games by the
//! example `fit`, which says how.

mod geometry;
mod pattern;
mod terms;
mod weights;

#[cfg(test)]
mod tests;

use super::score::Score;
use crate::board::Board;
use crate::position::Position;
use geometry::Geometry;
use pattern::visit_patterns;
use std::sync::OnceLock;
use terms::{PlaceTable, Stage, TERMS, visit_places, visit_terms};
use weights::{FAMILIES, View};

/// What a man is worth before the features are looked at, in hundredths of a man.
const MAN: i32 = 100;
/// What a weight of one is worth, in hundredths of a man: weights are bytes.
pub const UNIT: i32 = 2;

/// All that is needed to judge positions under one set of rules.
#[derive(Debug)]
struct Evaluator {
    geometry: Geometry,
    terms: [i8; TERMS],
    places: PlaceTable,
    /// As [`weights::patterns`] has them.
    patterns: Vec<i8>,
}

static EVALUATORS: [OnceLock<Evaluator>; FAMILIES] = [const { OnceLock::new() }; FAMILIES];

impl Evaluator {
    /// The one for the position's rules, made when it is first asked for.
    fn of(position: &Position) -> &'static Evaluator {
        let family = weights::family(position.rules());
        EVALUATORS[family].get_or_init(|| Evaluator::new(family, position.board()))
    }

    fn new(family: usize, board: &Board) -> Evaluator {
        let (geometry, terms) = (Geometry::new(board), weights::terms(family));
        Evaluator {
            places: PlaceTable::new(&geometry, &terms),
            geometry,
            terms,
            patterns: weights::patterns(board),
        }
    }

    /// The sum of the weights, by the player to move.
    fn sum(&self, position: &Position) -> i32 {
        let stage = Stage::of(position);
        let mut sum = 0;
        visit_terms(position, &self.geometry, stage, |term, count| {
            sum += i32::from(self.terms[term]) * count;
        });
        sum + self.places.sum(position, stage) + self.pattern_sum(position, stage)
    }

    fn pattern_sum(&self, position: &Position, stage: Stage) -> i32 {
        let Some(view) = View::of(stage).filter(|_| !self.patterns.is_empty()) else {
            return 0;
        };
        let (table, us) = (view.part(&self.patterns), position.turn());
        let first = if view.ours { us } else { !us };
        let mut sum = 0;
        visit_patterns(position.men(first), position.men(!first), |pattern| {
            sum += i32::from(table[pattern]);
        });
        if view.ours { sum } else { -sum }
    }
}

/// The position for the player to move. He can move: the search sees to that.
pub(super) fn evaluate(position: &Position) -> Score {
    let sum = Evaluator::of(position).sum(position);
    Score::estimate(men(position) + UNIT * sum)
}

/// Makes what is needed to judge positions under these rules, if it is not there: before the first
/// search, and not in it, for that cannot be interrupted.
pub(super) fn prepare(position: &Position) {
    Evaluator::of(position);
}

/// What men alone are worth to the player to move, in hundredths of a man.
pub fn men(position: &Position) -> i32 {
    let us = position.turn();
    MAN * (position.total(us) as i32 - position.total(!us) as i32)
}

/// Number of weights, a byte each.
pub fn weights() -> usize {
    weights::count()
}

/// How many of them, from the first on, are of terms; the others are of patterns.
pub fn term_weights() -> usize {
    weights::FAMILIES * terms::TERMS
}

/// Whether a weight is that of a pattern.
pub const fn is_pattern(weight: usize) -> bool {
    weight >= FAMILIES * TERMS
}

/// Visits each weight that counts in a position, and how often it counts. The estimate
/// is that of the [men] plus [`UNIT`] times the sum of weights times counts.
///
/// ```
/// use mlin::{Position, Variant, search::evaluate};
/// let mut seen = Vec::new();
/// evaluate::features(&Position::start(Variant::Nine), |weight, count| seen.push((weight, count)));
/// assert!(seen.iter().all(|&(weight, _)| weight < evaluate::weights()));
/// ```
pub fn features(position: &Position, mut visit: impl FnMut(usize, i32)) {
    let family = weights::family(position.rules());
    let geometry = &Evaluator::of(position).geometry;
    let stage = Stage::of(position);
    let mut visit_term = |term, count| {
        if count != 0 {
            visit(family * TERMS + term, count);
        }
    };
    visit_terms(position, geometry, stage, &mut visit_term);
    visit_places(position, geometry, stage, &mut visit_term);
    weights::visit_pattern_weights(position, stage, visit);
}
