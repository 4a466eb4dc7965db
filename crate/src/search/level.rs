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
    /// Hundredths of a man by which a move has to look worse to be chosen half as often.
    /// 0 always takes the best.
    carelessness: i32,
    /// How often, in percent, it does not look at what the opponent may do.
    oversight: u32,
}

const fn strength(depth: u32, nodes: u64, carelessness: i32, oversight: u32) -> Strength {
    Strength {
        depth,
        nodes,
        carelessness,
        oversight,
    }
}

/// Found by the tool's `ladder`. What the next level scored against each, in percent, over 400 games of nine men and 100 of
/// the others:
///
/// | | 1<2 | 2<3 | 3<4 | 4<5 | 5<6 | 6<7 | 7<8 | 8<9 | 9<10 |
/// |---|---|---|---|---|---|---|---|---|---|
/// | nine | 59.4 +- 4.2 | 55.4 +- 4.4 | 79.1 +- 3.5 | 61.2 +- 4.4 | 78.4 +- 3.6 | 71.1 +- 4.0 | 77.5 +- 3.3 | 79.4 +- 2.6 | 72.9 +- 2.5 |
/// | three | 72 | 70 | 64 | 54 | 66 | 78 | 83 | 50 | 50: the last three play perfectly |
/// | five | 62 | 72 | 74 | 61 | 83 | 75 | 81 | 54 | 50.5 |
/// | six | 52 | 60 | 65 | 60 | 72 | 72 | 58 | 56 | 55 |
/// | seven | 62 | 54 | 67 | 52 | 59 | 57 | 57 | 57 | 55.5 |
/// | ten | 64 | 57 | 74 | 53 | 82 | 75 | 77 | 80 | 74 |
/// | eleven | 54 | 63 | 73 | 64 | 70 | 69 | 72 | 68 | 63 |
/// | twelve | 59 | 51 | 66 | 60 | 74 | 74 | 74 | 79 | 67 |
///
/// Openings of seed 42, on which nothing was tuned; `--log crate/benches/ladder.log` shows them again without playing, and goes on
/// from there. The log holds for the search whose `bench` counts 151324 nodes.
const STRENGTHS: [Strength; 10] = [
    strength(1, 20_000, 14, 55),
    strength(1, 20_000, 11, 32),
    strength(1, 20_000, 8, 12),
    strength(2, 20_000, 12, 12),
    strength(2, 20_000, 9, 4),
    strength(3, 20_000, 5, 1),
    strength(4, 20_000, 3, 0),
    strength(6, 20_000, 0, 0),
    strength(10, 120_000, 0, 0),
    strength(60, 700_000, 0, 0),
];

/// Moves that look worse than the best by more than so many times its carelessness are never chosen.
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

    /// Whether it overlooks this time what the opponent may do.
    pub(super) fn overlooks(self, rng: &mut Rng) -> bool {
        let oversight = self.strength().oversight;
        oversight > 0 && rng.u32(..100) < oversight
    }

    /// Whether it chooses by chance, among all moves that look nearly as good.
    pub(super) const fn is_careless(self) -> bool {
        self.strength().carelessness > 0
    }

    /// Chooses among lines: each `carelessness` by which a line looks worse makes
    /// it half as likely. A mill that can be closed is closed.
    pub(super) fn choose(self, lines: &[Line], rng: &mut Rng) -> usize {
        let carelessness = self.strength().carelessness;
        // Not always the first: an unfinished iteration stands before what the last one found.
        let best = lines.iter().map(|line| line.score).max();
        let Some(best) = best.filter(|_| carelessness > 0) else {
            return 0;
        };
        let closes = lines.iter().any(Line::captures);
        let chance = |line: &Line| {
            let behind = distance(best, line.score);
            let plausible = behind <= PLAUSIBLE * carelessness && line.captures() == closes;
            if plausible {
                halved(behind, carelessness)
            } else {
                0
            }
        };
        let chances: Vec<u64> = lines.iter().map(chance).collect();
        draw(&chances, rng)
    }
}

/// A chance that is halved every so many steps, and falls evenly between: in whole numbers, which are
/// the same on every machine.
const fn halved(behind: i32, every: i32) -> u64 {
    let (halvings, rest) = (behind / every, behind % every);
    let chance = (1 << 20) >> halvings;
    chance - chance * rest as u64 / (2 * every as u64)
}

/// How far a score is behind the best one; a win or loss is far from everything else.
fn distance(best: Score, score: Score) -> i32 {
    i32::from(best.value()) - i32::from(score.value())
}

/// An index, each as likely as its chance; the first when none has any.
fn draw(chances: &[u64], rng: &mut Rng) -> usize {
    let all: u64 = chances.iter().sum();
    let mut left = rng.u64(..all.max(1));
    for (index, &chance) in chances.iter().enumerate() {
        if left < chance {
            return index;
        }
        left -= chance;
    }
    0
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
