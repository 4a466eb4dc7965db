//! Openings: a few moves by lot, so that no two pairs of games are alike.

use crate::player::mixed;
use fastrand::Rng;
use mlin::{Game, Rules};

/// The fewest plies by lot. The most are one less than a side's men: all are placed then, in every variant.
const FEWEST: usize = 2;

/// The opening of that number. Nobody has captured in it, and nobody can at once: so it is about even.
pub fn opening(rules: Rules, seed: u64, number: u64) -> Game {
    let mut rng = Rng::with_seed(mixed(seed, number));
    let most = usize::from(rules.men()) - 1;
    loop {
        let plies = rng.usize(FEWEST..=most.max(FEWEST));
        if let Some(game) = quiet_game(rules, plies, &mut rng) {
            return game;
        }
    }
}

/// A game of so many plies by lot, unless there is something to capture in it.
fn quiet_game(rules: Rules, plies: usize, rng: &mut Rng) -> Option<Game> {
    let mut game = Game::new(rules);
    for _ in 0..plies {
        let made = rng.choice(game.legal_moves())?;
        game.play(made).ok()?;
        if game.legal_moves().iter().any(|made| made.is_capture()) {
            return None;
        }
    }
    game.outcome().is_none().then_some(game)
}
