//! What a position is worth when nobody looks further.

use super::evaluate::evaluate;
use super::score::Score;
use crate::position::Position;

/// Quiet plies over which an advantage loses half of its worth, where no rule says when a quiet game ends.
const FADES_IN: i32 = 100;

/// The evaluation, less the longer nobody has captured: so whoever is ahead makes progress
/// before the quiet limit, and whoever is behind holds out.
pub(super) fn worth(position: &Position) -> Score {
    let limit = position.rules().quiet_limit().map_or(FADES_IN, i32::from);
    let quiet = i32::from(position.quiet()).min(limit);
    let value = i32::from(evaluate(position).value());
    Score::estimate(value * (2 * limit - quiet) / (2 * limit))
}
