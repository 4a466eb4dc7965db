//! What a position is worth when nobody looks further.

use super::evaluate::evaluate;
use super::score::Score;
use crate::position::Position;

/// Quiet plies over which an advantage loses half of its worth, where no rule says when a quiet game ends.
const FADES_IN: i32 = 100;
/// Judgements kept: half a megabyte, which a processor's cache holds. A third of all are met again.
const KEPT: usize = 1 << 16;
/// The bits of a kept judgement that are its value; those above are of the position's hash.
const VALUE: u64 = 0xffff;

/// Judges positions, and remembers what it thought of them.
#[derive(Debug)]
pub(super) struct Judge {
    kept: Vec<u64>,
}

impl Judge {
    pub(super) fn new() -> Judge {
        Judge {
            kept: vec![0; KEPT],
        }
    }

    /// The evaluation as it has [faded]. The `salt` tells the rules apart.
    pub(super) fn worth(&mut self, position: &Position, salt: u64) -> Score {
        faded(self.evaluation(position, salt), position)
    }

    fn evaluation(&mut self, position: &Position, salt: u64) -> i16 {
        let key = position.hash() ^ salt;
        let kept = &mut self.kept[key as usize % KEPT];
        if (*kept ^ key) & !VALUE == 0 {
            return *kept as i16;
        }
        let value = evaluate(position).value();
        *kept = (key & !VALUE) | u64::from(value as u16);
        value
    }
}

/// An evaluation is less worth the longer nobody has captured: so whoever is ahead makes progress
/// before the quiet limit, and whoever is behind holds out.
pub(super) fn faded(value: i16, position: &Position) -> Score {
    let limit = position.rules().quiet_limit().map_or(FADES_IN, i32::from);
    let quiet = i32::from(position.quiet()).min(limit);
    Score::estimate(i32::from(value) * (2 * limit - quiet) / (2 * limit))
}
