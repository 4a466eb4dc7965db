//! What games in pairs have brought, and how sure it is.
//!
//! Two games from one opening, colours swapped, are one trial with five results: an opening that
//! favours a colour then does not blur the comparison
//! (<https://www.chessprogramming.org/Match_Statistics>).

use std::fmt;

/// Standard deviations to either side within which 95 % lie.
const SURE: f64 = 1.96;

/// Counts of results, seen by the first side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Wins, draws, losses.
    games: [u64; 3],
    /// Pairs that brought 0, 1, 2, 3 and 4 half points.
    pairs: [u64; 5],
}

impl Tally {
    /// Adds two games, each by its half points: 0, 1 or 2.
    pub fn add(&mut self, pair: [u8; 2]) {
        for points in pair {
            self.games[2 - usize::from(points)] += 1;
        }
        self.pairs[usize::from(pair[0] + pair[1])] += 1;
    }

    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Trials, mean score (0 to 1) and variance of the pairs. Each result is counted a
    /// little more than it came: nothing is impossible because it has not been seen.
    pub fn moments(&self) -> (f64, f64, f64) {
        let count = |half_points: usize| self.pairs[half_points] as f64 + 1e-3;
        let score = |half_points: usize| half_points as f64 / 4.0;
        let trials: f64 = (0..5).map(count).sum();
        let mean = (0..5).map(|h| count(h) * score(h)).sum::<f64>() / trials;
        let squares = (0..5).map(|h| count(h) * (score(h) - mean).powi(2));
        (trials, mean, squares.sum::<f64>() / trials)
    }

    /// The score (0 to 1) and its error bar.
    pub fn score(&self) -> (f64, f64) {
        let (trials, mean, variance) = self.moments();
        (mean, SURE * (variance / trials).sqrt())
    }

    /// The difference in Elo points and its error bar, by the slope of the curve at the score.
    pub fn elo(&self) -> (f64, f64) {
        let (score, error) = self.score();
        let slope = 400.0 / (std::f64::consts::LN_10 * score * (1.0 - score));
        (elo(score), error * slope)
    }
}

/// The Elo difference at which that score is to be expected.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// `games N wins N draws N losses N points P +- E elo D +- E pairs N N N N N`
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [wins, draws, losses] = self.games;
        let games = self.games();
        write!(f, "games {games} wins {wins} draws {draws} losses {losses}")?;
        let ((score, error), (elo, elo_error)) = (self.score(), self.elo());
        write!(f, " points {:.1} +- {:.1}", 100.0 * score, 100.0 * error)?;
        write!(f, " elo {elo:.0} +- {elo_error:.0} pairs")?;
        self.pairs
            .iter()
            .try_for_each(|count| write!(f, " {count}"))
    }
}
