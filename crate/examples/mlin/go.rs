//! `go`: searches, tells on the way what is found, and answers with a move.

use crate::arguments::read;
use crate::failure::Failure;
use crate::lines::{Interruption, Lines};
use crate::speed::Speed;
use mlin::search::{Control, Level, Limits, Report, Score, Searcher, Wish};
use mlin::{Board, Game};
use std::io::{self, Write};
use std::time::{Duration, Instant};

pub fn run(
    limits: &str,
    game: &Game,
    searcher: &mut Searcher,
    lines: &mut Lines,
) -> Result<(), Failure> {
    let limits = read_limits(limits)?;
    searcher
        .start(game, limits)
        .map_err(|over| Failure::words(over.to_string()))?;
    let endless = limits == Limits::default();
    let mut stopped = false;
    let mut teller = Teller::new(game.rules().board());
    while !searcher.run(&mut teller.clock) {
        teller.tell_depth(searcher.report())?;
        match lines.interruption(endless) {
            Some(Interruption::AreYouReady) => writeln!(io::stdout(), "readyok")?,
            Some(Interruption::Stop) => stopped = true,
            // Nobody could ever stop it.
            Some(Interruption::End) if endless => stopped = true,
            _ => {}
        }
        // Even when it is stopped at once it has looked a ply ahead.
        if stopped && teller.depth > 0 {
            searcher.stop();
        }
    }
    teller.answer(searcher.report())
}

/// Reads `[movetime ms] [depth n] [nodes n] [level n]`.
pub fn read_limits(text: &str) -> Result<Limits, Failure> {
    let mut limits = Limits::default();
    let mut words = text.split_whitespace();
    while let Some(name) = words.next() {
        let number = words.next().unwrap_or_default();
        match name {
            "movetime" => limits.time = Some(Duration::from_millis(read(name, number)?)),
            "depth" => limits.depth = Some(read(name, number)?),
            "nodes" => limits.nodes = Some(read(name, number)?),
            "level" => {
                let level = Level::new(read(name, number)?);
                limits.level = Some(level.ok_or_else(|| Failure::words("level is 1 to 10"))?);
            }
            _ => {
                return Err(Failure::words(format!(
                    "go has no {name:?}; it has movetime, depth, nodes and level"
                )));
            }
        }
    }
    Ok(limits)
}

/// Pauses the search at every look, which is after a thousand positions or a finished depth.
struct Clock(Instant);

impl Control for Clock {
    fn elapsed(&mut self) -> Duration {
        self.0.elapsed()
    }

    fn wish(&mut self) -> Wish {
        Wish::Pause
    }
}

/// Tells what a search has found.
struct Teller {
    board: &'static Board,
    clock: Clock,
    /// The last depth told.
    depth: u32,
}

impl Teller {
    fn new(board: &'static Board) -> Teller {
        Teller {
            board,
            clock: Clock(Instant::now()),
            depth: 0,
        }
    }

    /// Tells of a depth once, when it is finished.
    fn tell_depth(&mut self, report: Option<Report>) -> Result<(), Failure> {
        match report {
            Some(report) if report.depth > self.depth => self.tell(&report),
            _ => Ok(()),
        }
    }

    fn tell(&mut self, report: &Report) -> Result<(), Failure> {
        let Some(line) = report.lines.first() else {
            return Ok(());
        };
        self.depth = report.depth;
        let (depth, score, nodes) = (report.depth, words(line.score), report.nodes);
        let time = self.clock.elapsed();
        let nps = Speed { nodes, time }.rate();
        let mut out = io::stdout().lock();
        write!(
            out,
            "info depth {depth} score {score} nodes {nodes} nps {nps} pv"
        )?;
        for made in &line.moves {
            write!(out, " {}", made.text(self.board))?;
        }
        Ok(writeln!(out)?)
    }

    /// Tells once more what came of it all, and the move.
    fn answer(&mut self, report: Option<Report>) -> Result<(), Failure> {
        let Some(report) = report else {
            return Ok(());
        };
        self.tell(&report)?;
        let best = report.best.text(self.board);
        Ok(writeln!(io::stdout(), "bestmove {best}")?)
    }
}

/// `win 3`, `loss 4` or `cp 25`.
fn words(score: Score) -> String {
    match score.plies_to_end() {
        Some(_) => score.to_string(),
        None => format!("cp {}", score.value()),
    }
}
