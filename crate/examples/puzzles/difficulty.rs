//! How hard a puzzle is: how often the engine's levels miss what is to be found.

use super::puzzle::Solution;
use mlin::search::{Level, Limits, Searcher, Undisturbed};
use mlin::{Game, Position};

/// The levels that try.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=9;
/// From this level on nothing is left to chance, and one try tells all.
const CERTAIN: u8 = 8;
/// Tries of the others.
const TRIES: u64 = 4;
/// How many classes of difficulty there are.
const CLASSES: usize = 9;

/// Rises with how hard a puzzle is: tries that miss it, and where as many do, the moves there are to
/// look at, and those to be found.
pub fn hardness(position: &Position, solution: &Solution) -> u64 {
    let choices = position.legal_moves().len() * solution.turns.len();
    misses(position, solution) << 32 | choices as u64
}

/// Each level's tries weigh the same.
fn misses(position: &Position, solution: &Solution) -> u64 {
    let game = Game::from_position(*position);
    let missed = |level: u8, seed: u64| {
        let mut searcher = Searcher::new(4, seed);
        let limits = Limits {
            level: Level::new(level),
            ..Limits::default()
        };
        searcher.start(&game, limits).expect("the game goes on");
        while !searcher.run(&mut Undisturbed) {}
        searcher.report().map(|report| report.best) != Some(solution.first())
    };
    let of_level = |level: u8| {
        if level >= CERTAIN {
            TRIES * u64::from(missed(level, 0))
        } else {
            (0..TRIES).filter(|&seed| missed(level, seed)).count() as u64
        }
    };
    LEVELS.map(of_level).sum()
}

/// The class of each: 1 is the easiest ninth of all.
pub fn classes(hardnesses: &[u64]) -> Vec<usize> {
    let easier = |hardness: u64| hardnesses.iter().filter(|&&other| other < hardness).count();
    let class = |&hardness: &u64| 1 + CLASSES * easier(hardness) / hardnesses.len();
    hardnesses.iter().map(class).collect()
}
