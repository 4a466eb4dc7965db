//! Finds positions for `tests/vectors/suite.txt`: `cargo run --release --example suite -- SEED [VARIANT]`.
//!
//! A line is `POSITION | VALUE | MOVES`: what the position is worth to the player to move, and all moves
//! that keep that worth. `win` and `draw` come from solved tables, `proof` from searches: the move wins
//! within so many plies. Positions are by lot; those stay that have few good moves among many, in which
//! a short look goes wrong and a search without tables does not. What it found of how many it tried is told.

mod endings;
mod games;

use fastrand::Rng;
use mlin::search::{Limits, Report, Score, Searcher, Undisturbed};
use mlin::{Game, Move, Position, Variant};
use std::fmt;

/// Nodes with which a position has to be solved: half of what the test allows.
const NODES: u64 = 20_000;
/// Nodes with which a position is too easy.
const EASY: u64 = 200;

/// A position and what is known of it.
struct Known {
    position: Position,
    value: Value,
    good: Vec<Move>,
}

/// What a position is worth, and how that is known.
#[derive(Clone, Copy)]
enum Value {
    Win,
    Draw,
    /// A win within so many plies, found by a search.
    Proof(usize),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win => f.write_str("win"),
            Value::Draw => f.write_str("draw"),
            Value::Proof(plies) => write!(f, "proof {plies}"),
        }
    }
}

/// What became of the positions that were looked at.
#[derive(Default)]
struct Yield {
    easy: usize,
    solved: usize,
    missed: usize,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    let only: Option<Variant> = words.next().map(|id| id.parse().expect("a variant"));
    let is_wanted = |variant| only.is_none_or(|only| only == variant);
    for alike in endings::WANTED.chunk_by(|a, b| a.variant == b.variant) {
        if is_wanted(alike[0].variant) {
            let tables = endings::solve(alike);
            for wanted in alike {
                let mut rng = Rng::with_seed(seed);
                print_best(wanted.name, wanted.rows, || {
                    endings::find(&tables, wanted, &mut rng)
                });
            }
        }
    }
    for wanted in games::WANTED {
        if is_wanted(wanted.variant) {
            let mut rng = Rng::with_seed(seed);
            print_best(wanted.name, wanted.rows, || games::find(wanted, &mut rng));
        }
    }
}

/// Prints so many rows that are neither easy nor too hard.
fn print_best(name: &str, rows: usize, mut find: impl FnMut() -> Known) {
    let mut found = Yield::default();
    while found.solved < rows {
        let known = find();
        if is_solved(&known, EASY) {
            found.easy += 1;
        } else if is_solved(&known, NODES) {
            found.solved += 1;
            print(&known);
        } else {
            found.missed += 1;
        }
    }
    let Yield {
        easy,
        solved,
        missed,
    } = found;
    eprintln!("{name}: {solved} solved, {missed} missed, {easy} easy");
}

fn print(known: &Known) {
    let board = known.position.board();
    let words = known.good.iter().map(|made| made.text(board).to_string());
    let moves = Vec::from_iter(words).join(" ");
    println!("{} | {} | {moves}", known.position, known.value);
}

fn is_solved(known: &Known, nodes: u64) -> bool {
    let report = search(&known.position, nodes, None);
    match known.value {
        Value::Proof(plies) => report.lines[0].score >= Score::win_in(plies),
        Value::Win | Value::Draw => known.good.contains(&report.best),
    }
}

/// A search that has learnt nothing before.
fn search(position: &Position, nodes: u64, lines: Option<usize>) -> Report {
    let limits = Limits {
        nodes: Some(nodes),
        lines,
        ..Limits::default()
    };
    let mut searcher = Searcher::new(4, 0);
    let game = Game::from_position(*position);
    searcher.start(&game, limits).expect("the game goes on");
    while !searcher.run(&mut Undisturbed) {}
    searcher.report().expect("a search was begun")
}
