//! Positions from games of a weak level on the large boards, in which a search has proven a win that only
//! one move brings.

use crate::{Known, Value, search};
use fastrand::Rng;
use mlin::search::{Level, Limits, Report, Searcher, Undisturbed};
use mlin::{Game, Position, Variant};

/// Rows that are wanted of one variant.
pub struct Wanted {
    pub name: &'static str,
    pub variant: Variant,
    pub rows: usize,
}

pub const WANTED: &[Wanted] = &[
    Wanted {
        name: "nine, proof",
        variant: Variant::Nine,
        rows: 4,
    },
    Wanted {
        name: "ten, proof",
        variant: Variant::Ten,
        rows: 3,
    },
    Wanted {
        name: "eleven, proof",
        variant: Variant::Eleven,
        rows: 2,
    },
    Wanted {
        name: "twelve, proof",
        variant: Variant::Twelve,
        rows: 3,
    },
];

/// Nodes spent on a proof.
const NODES: u64 = 60_000;
/// Wins in less are seen at once.
const SHORTEST: usize = 5;
/// Games are played by levels about as strong as this.
const LEVEL: u8 = 5;

pub fn find(wanted: &Wanted, rng: &mut Rng) -> Known {
    loop {
        let game = play(wanted.variant, rng);
        let positions = Vec::from_iter(game.positions().filter(|at| at.outcome().is_none()));
        let proven = positions.into_iter().rev().find_map(proven);
        if let Some(known) = proven {
            return known;
        }
    }
}

fn play(variant: Variant, rng: &mut Rng) -> Game {
    let mut game = Game::new(variant);
    let mut searcher = Searcher::new(1, rng.u64(..));
    let limits = Limits {
        level: Level::new(LEVEL),
        ..Limits::default()
    };
    while game.outcome().is_none() {
        searcher.start(&game, limits).expect("the game goes on");
        while !searcher.run(&mut Undisturbed) {}
        let report = searcher.report().expect("a search was begun");
        game.play(report.best)
            .expect("the engine plays legal moves");
    }
    game
}

/// The position without its past, if one move wins and the next best is no proven win.
fn proven(position: &Position) -> Option<Known> {
    let setup = mlin::Setup {
        quiet: 0,
        ..position.setup()
    };
    let position = setup.position().ok()?;
    if position.legal_moves().len() < 2 {
        return None;
    }
    let Report { lines, .. } = search(&position, NODES, Some(2));
    let [best, next] = &lines[..] else {
        return None;
    };
    let plies = best.score.plies_to_end()?;
    let only = best.score.is_win() && !next.score.is_win() && plies >= SHORTEST;
    only.then(|| Known {
        position,
        value: Value::Proof(plies),
        good: vec![best.moves[0]],
    })
}
