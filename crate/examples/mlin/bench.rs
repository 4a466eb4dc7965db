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
const POSITIONS: [&str; 20] = [
    "three ......../. w 3,3 0",
    "three W.BBWW../B b 0,0 7",
    "three BWW...BB/W w 0,0 4 diagonals=on",
    "five .B..W..W/BB..B.WW w 1,1 8",
    "five WBWB.W../W.B.BW.B b 0,0 49",
    "six W..WB.W./..B..B.. w 3,3 6",
    "six BB.WBBWB/WW.WW..B w 0,0 14",
    "seven ...BBBW./..W.WW../B w 3,3 8",
    "seven .BBWBWB./WWBWBWWB/. w 0,0 16",
    "seven BWBBB.BW/.W.W.WBW/. w 1,1 0 double-mill=two",
    "nine ......../......../........ w 9,9 0",
    "nine ....B.W./WW.B.WB./.....B.. w 5,5 8",
    "nine BWB.BWWW/W.B..WWB/BB.BW.BW b 0,0 57",
    "nine W...W.../.B.B.B.B/.....W.. w 0,0 0",
    "nine W...B.../.W.B..../.B...W.. b 0,0 12",
    "ten .W..WB.B/.....WB./B..W.... b 6,6 9",
    "ten W.BWBWW./WBW.BWWB/.BBWBBWB b 0,0 49",
    "eleven B.W.B..W/.WB..BWB/WWB.W.WB b 3,4 15",
    "twelve W.B...../.....B.W/...WWBB. w 8,8 8",
    "twelve WBBWW.../BBWWBWWW/B.BBWBBW b 0,0 15",
];

pub fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.finish()?;
    let mut searcher = Searcher::new(HASH, 0);
    let mut out = io::stdout();
    let mut total = Speed::default();
    for text in POSITIONS {
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
