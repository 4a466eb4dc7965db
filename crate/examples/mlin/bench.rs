//! `bench`: a fixed amount of searching. Its nodes are a checksum of the search, its seconds the speed.

use crate::arguments::{Arguments, read};
use crate::failure::Failure;
use crate::speed::Speed;
use mlin::search::{Limits, Searcher, Undisturbed};
use mlin::{Game, Position};
use std::io::{self, Write};

/// Plies looked ahead in every position.
const DEPTH: u32 = 8;
/// Megabytes of the table; it is emptied before every position.
const HASH: usize = 16;

/// Every variant, in the phases that it has: placing, moving, flying, and options that change much.
const POSITIONS: &str = include_str!("../../benches/positions.txt");

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.finish()?;
    let mut searcher = Searcher::new(HASH, 0);
    let mut out = io::stdout();
    let mut total = Speed::default();
    for text in POSITIONS.lines() {
        let game = Game::from_position(read::<Position>("position", text)?);
        let speed = search(&mut searcher, &game)?;
        writeln!(out, "{speed} {text}")?;
        total += speed;
    }
    Ok(writeln!(out, "{total}")?)
}

fn search(searcher: &mut Searcher, game: &Game) -> Result<Speed, Failure> {
    searcher.clear();
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    searcher
        .start(game, limits)
        .map_err(|over| Failure::words(over.to_string()))?;
    Ok(Speed::of(|| {
        searcher.run(&mut Undisturbed);
        searcher.report().map_or(0, |report| report.nodes)
    }))
}
