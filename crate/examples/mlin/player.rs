//! Who chooses the moves of a side: this build, or a program of its own.

use crate::engine::Engine;
use crate::failure::Failure;
use crate::side::Side;
use mlin::search::{Control, Searcher};
use mlin::{Game, Move};
use std::time::{Duration, Instant};

pub struct Player {
    side: Side,
    mind: Mind,
    /// The longest that a move has taken.
    pub slowest: Duration,
}

enum Mind {
    Here(Box<Searcher>),
    Elsewhere(Engine),
}

impl Player {
    pub fn new(side: Side) -> Result<Player, Failure> {
        let mind = match &side.engine {
            Some(path) => Mind::Elsewhere(Engine::start(path)?),
            None => Mind::Here(Box::new(Searcher::new(side.hash, side.seed))),
        };
        Ok(Player {
            side,
            mind,
            slowest: Duration::ZERO,
        })
    }

    /// Before a game all that was learnt is forgotten: so each game can be repeated alone.
    pub fn begin_game(&mut self, number: u64) -> Result<(), Failure> {
        let seed = mixed(self.side.seed, number);
        match &mut self.mind {
            Mind::Here(searcher) => **searcher = Searcher::new(self.side.hash, seed),
            Mind::Elsewhere(engine) => engine.begin_game(self.side.hash, seed)?,
        }
        Ok(())
    }

    /// The move it plays.
    pub fn choose(&mut self, game: &Game) -> Result<Move, Failure> {
        let watch = Watch(Instant::now());
        let made = match &mut self.mind {
            Mind::Here(searcher) => search(searcher, game, &self.side, watch),
            Mind::Elsewhere(engine) => engine.choose(game, &self.side.go),
        }?;
        self.slowest = self.slowest.max(watch.0.elapsed());
        Ok(made)
    }
}

fn search(
    searcher: &mut Searcher,
    game: &Game,
    side: &Side,
    mut watch: Watch,
) -> Result<Move, Failure> {
    let words = |over: mlin::IllegalMove| Failure::words(over.to_string());
    searcher.start(game, side.limits).map_err(words)?;
    searcher.run(&mut watch);
    let report = searcher.report();
    report
        .map(|report| report.best)
        .ok_or_else(|| Failure::words("nothing was found"))
}

/// One number for a seed and the number of a game.
pub const fn mixed(seed: u64, number: u64) -> u64 {
    seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// A clock that never interrupts.
#[derive(Clone, Copy)]
struct Watch(Instant);

impl Control for Watch {
    fn elapsed(&mut self) -> Duration {
        self.0.elapsed()
    }
}
