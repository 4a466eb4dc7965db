//! The sequential test: a match ends as soon as it has shown enough
//! (<https://www.chessprogramming.org/Sequential_Probability_Ratio_Test>).

use crate::tally::Tally;
use std::fmt;

/// Pairs before which nothing is believed: the variance of a few alike results is no variance.
const FEWEST_PAIRS: u64 = 16;

/// Tells two claims apart: the difference is `low`, or it is `high` Elo points.
#[derive(Clone, Copy, Debug)]
pub struct Sprt {
    pub low: f64,
    pub high: f64,
    /// How often `high` may be believed though `low` is true, and the other way round.
    pub error: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Low,
    High,
    Open,
}

impl Sprt {
    /// The logarithm of the ratio of the two claims' likelihoods, in the approximation for
    /// results of any kind, here those of pairs (M. Van den Bergh, *A practical introduction to
    /// the GSPRT*, <https://www.cantate.be/Fishtest/GSPRT_approximation.pdf>).
    pub fn ratio(&self, tally: &Tally) -> f64 {
        let (trials, mean, variance) = tally.moments();
        let (low, high) = (expected(self.low), expected(self.high));
        trials * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The ratio at which a claim is believed; the other's is as far below zero.
    fn bound(&self) -> f64 {
        ((1.0 - self.error) / self.error).ln()
    }

    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ratio = self.ratio(tally);
        if tally.games() < 2 * FEWEST_PAIRS {
            Verdict::Open
        } else if ratio >= self.bound() {
            Verdict::High
        } else if ratio <= -self.bound() {
            Verdict::Low
        } else {
            Verdict::Open
        }
    }

    /// The test and how it stands, in words.
    pub fn told<'t>(&'t self, tally: &'t Tally) -> impl fmt::Display + 't {
        Told(self, tally)
    }
}

/// The score to be expected at that Elo difference.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

struct Told<'t>(&'t Sprt, &'t Tally);

/// `llr L of B: elo E`, with `open` until something is shown.
impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Told(test, tally) = self;
        write!(f, "llr {:.2} of {:.2}: ", test.ratio(tally), test.bound())?;
        match test.verdict(tally) {
            Verdict::Low => write!(f, "elo {}", test.low),
            Verdict::High => write!(f, "elo {}", test.high),
            Verdict::Open => f.write_str("open"),
        }
    }
}
