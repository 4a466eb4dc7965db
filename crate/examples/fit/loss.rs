//! How far expectations are from what came.

use crate::data::{Data, Row};
use crate::descent;
use std::fmt;

/// Hundredths of a man that make the odds e to 1. With this the scores of the first data said best what the
/// results were: 120 (twelve men) to 200 (nine men).
const SCALE: f32 = 150.0;

/// The part of the points to expect from a score in hundredths of a man.
pub fn expected(value: f32) -> f32 {
    1.0 / (1.0 + (-value / SCALE).exp())
}

/// Mean cross-entropy in nats: 0.693 knows nothing.
pub struct Loss {
    /// Of what was to be expected by score and result.
    target: f64,
    /// Of the result.
    result: f64,
}

impl Loss {
    /// That of weights, rounded as they are written.
    pub fn of(data: &Data, weights: &[f32]) -> Loss {
        let rounded = descent::rounded(weights);
        Loss::by(data, |row| row.value(&rounded))
    }

    /// That of counting men.
    pub fn of_men(data: &Data) -> Loss {
        Loss::by(data, |row| row.men)
    }

    fn by(data: &Data, value: impl Fn(&Row) -> f32) -> Loss {
        let (mut target, mut result) = (0.0, 0.0);
        for index in 0..data.len() {
            let row = data.row(index);
            let part = expected(value(&row));
            target += cross_entropy(part, row.target);
            result += cross_entropy(part, row.result);
        }
        let count = data.len() as f64;
        Loss {
            target: target / count,
            result: result / count,
        }
    }
}

fn cross_entropy(part: f32, came: f32) -> f64 {
    let (part, came) = (f64::from(part.clamp(1e-6, 1.0 - 1e-6)), f64::from(came));
    -(came * part.ln() + (1.0 - came) * (1.0 - part).ln())
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.4} (of results {:.4})", self.target, self.result)
    }
}
