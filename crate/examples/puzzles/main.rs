//! Makes the puzzles of `www/puzzles/puzzles.txt`: `puzzles [EACH] [SEED]` writes so many of each
//! variant.
//!
//! A puzzle is a position in which exactly one move wins, or exactly one holds the draw; tables of all
//! positions say so. Its difficulty is measured: the depth from which on a search without tables
//! finds that move.

mod puzzle;
mod quarry;
mod theme;

use fastrand::Rng;
use mlin::search::{Limits, Searcher, Undisturbed};
use mlin::tablebase::Tablebase;
use mlin::{Game, Move, Position, Variant};
use puzzle::{Task, only_move};
use std::collections::{BTreeMap, BTreeSet};
use theme::Theme;

/// The deepest search that is asked; what it does not find is one deeper.
const DEEPEST: u32 = 8;
/// With fewer moves to choose from nothing is to be found.
const FEWEST_MOVES: usize = 6;
/// The most moves of a line, replies included.
const LONGEST: usize = 5;
/// After so many positions without another puzzle, one idea may come oftener than the others.
const PATIENCE: usize = 20_000;

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
    let (each, seed) = (number(28) as usize, number(1));
    println!(
        "# TASK THEME DIFFICULTY | POSITION | MOVES: made by `cargo run --release --example puzzles`."
    );
    for variant in Variant::ALL {
        eprintln!("{variant}");
        for line in puzzles(variant, each, &mut Rng::with_seed(seed)) {
            println!("{line}");
        }
    }
}

/// So many puzzles of a variant, the easiest first, of as many ideas as there are.
fn puzzles(variant: Variant, each: usize, rng: &mut Rng) -> Vec<String> {
    let tables = puzzle::tables(variant);
    let mut searcher = Searcher::new(4, 0);
    let mut seen = BTreeSet::new();
    let mut kinds: BTreeMap<(Task, Theme), usize> = BTreeMap::new();
    let mut lines = Vec::new();
    let (mut most, mut tried) = (1, 0);
    while lines.len() < each {
        tried += 1;
        if tried % PATIENCE == 0 {
            most += 1;
        }
        if tried > 100 * PATIENCE {
            break;
        }
        let position = quarry::position(variant, rng);
        if position.legal_moves().len() < FEWEST_MOVES {
            continue;
        }
        let Some((made, task)) = only_move(&tables, &position) else {
            continue;
        };
        let theme = Theme::of(made, &position);
        let kind = kinds.entry((task, theme)).or_default();
        if *kind >= most || !seen.insert(position.to_string()) {
            continue;
        }
        *kind += 1;
        tried = 0;
        most = most.max(1);
        let difficulty = difficulty(&mut searcher, &position, made);
        let moves = line(&tables, position, task);
        let head = format!("{} {} {difficulty}", task.word(), theme.word());
        lines.push((difficulty, format!("{head} | {position} | {moves}")));
        if kinds.values().all(|&count| count >= most) && lines.len() % 8 == 0 {
            most += 1;
        }
    }
    lines.sort();
    lines.into_iter().map(|(_, line)| line).collect()
}

/// The only moves, with the longest resistance between them, as long as there is but one.
fn line(tables: &Tablebase, mut position: Position, task: Task) -> String {
    let mut texts = Vec::new();
    while texts.len() < LONGEST {
        let Some((made, kept)) = only_move(tables, &position) else {
            break;
        };
        if kept != task || (task == Task::Hold && !texts.is_empty()) {
            break;
        }
        texts.push(made.text(position.board()).to_string());
        position.play(made).expect("a legal move");
        let replies = tables.values(&position).unwrap_or_default();
        let Some((reply, _)) = replies.into_iter().max_by_key(|&(_, value)| value) else {
            break;
        };
        texts.push(reply.text(position.board()).to_string());
        position.play(reply).expect("a legal move");
    }
    if texts.len() % 2 == 0 {
        texts.pop();
    }
    texts.join(" ")
}

/// The depth from which on a search finds the move.
fn difficulty(searcher: &mut Searcher, position: &Position, made: Move) -> u32 {
    let game = Game::from_position(*position);
    let missed = (1..=DEEPEST).rev().find(|&depth| {
        searcher.clear();
        let limits = Limits {
            depth: Some(depth),
            lines: Some(1),
            ..Limits::default()
        };
        searcher.start(&game, limits).expect("the game goes on");
        while !searcher.run(&mut Undisturbed) {}
        searcher.report().map(|report| report.best) != Some(made)
    });
    missed.map_or(1, |depth| depth + 1)
}
