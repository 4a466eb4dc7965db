//! Levels of play, from a child's to everything there is.

use super::line::Line;
use super::score::Score;
use fastrand::Rng;
use std::fmt;

/// A level, 1 to 10. Levels are limited in depth and nodes, so that they play alike on
/// every machine; the lower ones choose by chance among moves that look nearly as good.
///
/// ```
/// use mlin::search::Level;
/// assert_eq!(Level::new(10), Some(Level::HIGHEST));
/// assert_eq!(Level::new(11), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

/// What a level may look at, and how it chooses.
struct Strength {
    depth: u32,
    nodes: u64,
    /// Hundredths of a man by which a move may look worse and still be chosen now and then:
    /// the temperature of the choice. 0 always takes the best.
    carelessness: i32,
}

const STRENGTHS: [Strength; 10] = [
    Strength {
        depth: 1,
        nodes: 20_000,
        carelessness: 45,
    },
    Strength {
        depth: 1,
        nodes: 20_000,
        carelessness: 25,
    },
    Strength {
        depth: 2,
        nodes: 30_000,
        carelessness: 20,
    },
    Strength {
        depth: 3,
        nodes: 50_000,
        carelessness: 15,
    },
    Strength {
        depth: 4,
        nodes: 80_000,
        carelessness: 10,
    },
    Strength {
        depth: 5,
        nodes: 120_000,
        carelessness: 6,
    },
    Strength {
        depth: 7,
        nodes: 200_000,
        carelessness: 0,
    },
    Strength {
        depth: 10,
        nodes: 400_000,
        carelessness: 0,
    },
    Strength {
        depth: 14,
        nodes: 800_000,
        carelessness: 0,
    },
    Strength {
        depth: 60,
        nodes: 1_600_000,
        carelessness: 0,
    },
];

/// Moves that look worse than the best by more than so many temperatures are never chosen.
const PLAUSIBLE: i32 = 4;

impl Level {
    /// The weakest level.
    pub const LOWEST: Level = Level(1);
    /// The strongest level.
    pub const HIGHEST: Level = Level(10);

    /// The level of a number from 1 to 10.
    pub const fn new(number: u8) -> Option<Level> {
        match number {
            1..=10 => Some(Level(number)),
            _ => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    const fn strength(self) -> &'static Strength {
        &STRENGTHS[self.0 as usize - 1]
    }

    /// Plies it looks ahead at the most.
    pub(super) const fn depth(self) -> u32 {
        self.strength().depth
    }

    /// Positions it looks at at the most.
    pub(super) const fn nodes(self) -> u64 {
        self.strength().nodes
    }

    /// Whether it chooses by chance, among all moves that look nearly as good.
    pub(super) const fn is_careless(self) -> bool {
        self.strength().carelessness > 0
    }

    /// Chooses among lines, the best first: a line worse by `d` is `exp(-d / carelessness)`
    /// times as likely. A mill that can be closed is closed.
    pub(super) fn choose(self, lines: &[Line], rng: &mut Rng) -> usize {
        let temperature = self.strength().carelessness;
        let Some(best) = lines.first().filter(|_| temperature > 0) else {
            return 0;
        };
        let closes = lines.iter().any(Line::captures);
        let weights: Vec<f64> = lines
            .iter()
            .map(|line| {
                let behind = distance(best.score, line.score);
                let plausible = behind <= PLAUSIBLE * temperature && line.captures() == closes;
                if plausible {
                    (-f64::from(behind) / f64::from(temperature)).exp()
                } else {
                    0.0
                }
            })
            .collect();
        draw(&weights, rng)
    }
}

/// How far a score is behind the best one; a win or loss is far from everything else.
fn distance(best: Score, score: Score) -> i32 {
    i32::from(best.value()) - i32::from(score.value())
}

/// An index, each as likely as its weight; the first when none has any.
fn draw(weights: &[f64], rng: &mut Rng) -> usize {
    let mut left = rng.f64() * weights.iter().sum::<f64>();
    let chosen = weights.iter().position(|&weight| {
        left -= weight;
        weight > 0.0 && left <= 0.0
    });
    chosen
        .or(weights.iter().position(|&weight| weight > 0.0))
        .unwrap_or(0)
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
