//! Makes the puzzles of `www/puzzles/puzzles.txt`: `puzzles [EACH] [SEED]` writes so many of each
//! variant.
//!
//! A puzzle is a position in which exactly one move does it: wins or holds the draw, as tables of all
//! positions say; or, where no tables reach, closes a mill by force or keeps the opponent from it, as a
//! search proves. The positions come from games between weak levels, and from endings set up by
//! chance. The difficulty is measured: how often the engine's levels miss the move.

mod difficulty;
mod proof;
mod puzzle;
mod quarry;
mod theme;

use fastrand::Rng;
use mlin::search::Searcher;
use mlin::tablebase::Tablebase;
use mlin::{Position, Variant};
use puzzle::{Solution, Task};
use std::collections::{BTreeMap, BTreeSet};
use theme::Theme;

/// With fewer moves to choose from nothing is to be found.
const FEWEST_MOVES: usize = 6;
/// After so many sources without another puzzle, one idea may come oftener than the others.
const PATIENCE: usize = 25;
/// After so many there are no more.
const EXHAUSTED: usize = 40 * PATIENCE;
/// Endings that are tried where a game is played otherwise.
const ENDINGS: usize = 1000;

/// A puzzle, before it is known how hard it is among the others.
struct Found {
    position: Position,
    solution: Solution,
    theme: Theme,
    hardness: u64,
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse());
    let mut number = |missing: u64| match numbers.next() {
        None => missing,
        Some(Ok(number)) => number,
        Some(Err(_)) => {
            eprintln!("usage: puzzles [EACH] [SEED]");
            std::process::exit(1);
        }
    };
    let (each, seed) = (number(32) as usize, number(1));
    println!(
        "# TASK THEME DIFFICULTY | POSITION | MOVES: made by `cargo run --release --example puzzles`."
    );
    let mut found = Vec::new();
    for variant in Variant::ALL {
        eprintln!("{variant}");
        found.push(puzzles(variant, each, seed));
    }
    let hardnesses = Vec::from_iter(found.iter().flatten().map(|one| one.hardness));
    let mut classes = difficulty::classes(&hardnesses).into_iter();
    for of_variant in found {
        let classed = of_variant.into_iter().zip(classes.by_ref());
        let mut lines = Vec::from_iter(classed.map(|(one, class)| (class, line(&one, class))));
        lines.sort();
        for (_, line) in lines {
            println!("{line}");
        }
    }
}

/// A line of the file.
fn line(found: &Found, class: usize) -> String {
    let Found {
        position,
        solution,
        theme,
        ..
    } = found;
    let (task, theme) = (solution.task.word(), theme.word());
    let moves = solution.text(position);
    format!("{task} {theme} {class} | {position} | {moves}")
}

/// So many puzzles of a variant, of as many ideas as there are.
fn puzzles(variant: Variant, each: usize, seed: u64) -> Vec<Found> {
    let mut search = Search {
        variant,
        tables: puzzle::tables(variant),
        searcher: Searcher::new(4, seed),
        rng: Rng::with_seed(seed),
        seen: BTreeSet::new(),
        kinds: BTreeMap::new(),
        most: 1,
    };
    let mut found = Vec::new();
    let mut tried = 0;
    while found.len() < each && tried < EXHAUSTED {
        tried += 1;
        if let Some(one) = search.next() {
            found.push(one);
            tried = 0;
        } else if tried % PATIENCE == 0 {
            search.most += 1;
        }
        if search.kinds.values().all(|&count| count >= search.most) {
            search.most += 1;
        }
    }
    found
}

fn number(position: &Position) -> u64 {
    let maps = position.board().symmetries().iter();
    let numbers = maps.map(|map| position.hash_under(map));
    numbers.min().unwrap_or(position.hash())
}

/// The search for puzzles of one variant.
struct Search {
    variant: Variant,
    tables: Tablebase,
    searcher: Searcher,
    rng: Rng,
    /// The positions that are taken, by a number that is the same for all that are turned or mirrored.
    seen: BTreeSet<u64>,
    /// How many there are of each kind.
    kinds: BTreeMap<(Task, Theme, usize), usize>,
    /// How many there may be.
    most: usize,
}

impl Search {
    /// The next puzzle of a kind that is not too frequent yet, one of a game at the most.
    fn next(&mut self) -> Option<Found> {
        let is_small = puzzle::is_small(self.variant);
        let by_proof = !is_small && self.rng.u8(..3) > 0;
        let positions = if is_small || by_proof {
            quarry::game(self.variant, &mut self.searcher, &mut self.rng)
        } else {
            let endings = (0..ENDINGS).map(|_| quarry::ending(self.variant, &mut self.rng));
            endings.collect()
        };
        positions.into_iter().find_map(|position| {
            if position.legal_moves().len() < FEWEST_MOVES {
                return None;
            }
            let solution = if by_proof {
                puzzle::by_proof(&position)
            } else {
                puzzle::by_tables(&self.tables, &position)
            };
            self.accepted(position, solution?)
        })
    }

    fn accepted(&mut self, position: Position, solution: Solution) -> Option<Found> {
        let theme = Theme::of(solution.first(), &position);
        let kind = (solution.task, theme, solution.turns.len());
        let count = self.kinds.entry(kind).or_default();
        if *count >= self.most || !self.seen.insert(number(&position)) {
            return None;
        }
        *count += 1;
        Some(Found {
            hardness: difficulty::hardness(&position, &solution),
            position,
            solution,
            theme,
        })
    }
}
