//! Random games under all rules, the same on every machine and every day.

#![allow(dead_code, reason = "every test crate uses its own part of it")]

use fastrand::Rng;
use mlin::{Color, Game, Options, Position, Rules, Setup, Variant};

/// Values of the options to try, besides those that a variant has by itself.
const VALUES: [(&str, &str); 9] = [
    ("flying", "on"),
    ("flying", "off"),
    ("double-mill", "two"),
    ("both-flying", "draw"),
    ("both-flying", "play"),
    ("quiet-limit", "7"),
    ("quiet-limit", "none"),
    ("repetition", "off"),
    ("diagonals", "on"),
];

/// Every variant with its own options, with each one changed, and with many changed at once. Miri, which
/// takes a thousand times as long, gets a few of them.
pub fn all_rules() -> Vec<Rules> {
    let sets = VALUES.iter().map(std::slice::from_ref);
    let sets = sets.chain([&VALUES[..0], &VALUES[1..3], &VALUES[1..8]]);
    let variants = Variant::ALL.into_iter();
    let mut all: Vec<Rules> = variants
        .flat_map(|variant| sets.clone().filter_map(move |set| changed(variant, set)))
        .collect();
    all.dedup();
    if cfg!(miri) {
        all = all.into_iter().step_by(23).collect();
    }
    all
}

/// The rules with options changed; `None` where a variant does not have one of them.
fn changed(variant: Variant, changes: &[(&str, &str)]) -> Option<Rules> {
    let mut options: Options = variant.default_options();
    for (name, value) in changes {
        options.set(name, value).expect("an option and its value");
    }
    Rules::new(variant, options).ok()
}

/// Plays on by chance until so many plies are played or the game is over. Every other game captures
/// where it can, and so comes to its end.
pub fn play_on(game: &mut Game, rng: &mut Rng, plies: usize) {
    let eager = rng.bool();
    for _ in 0..plies {
        let mut moves = game.legal_moves();
        if eager && moves.iter().any(|made| made.is_capture()) {
            moves.retain(|made| made.is_capture());
        }
        let Some(made) = rng.choice(moves) else {
            return;
        };
        game.play(made).expect("a listed move is legal");
    }
}

/// A game from the start.
pub fn random_game(rules: Rules, rng: &mut Rng, plies: usize) -> Game {
    let mut game = Game::new(rules);
    play_on(&mut game, rng, plies);
    game
}

/// A game from the middle of another, either player to move.
pub fn game_from_the_middle(rules: Rules, rng: &mut Rng, plies: usize) -> Game {
    let before = rng.usize(1..30);
    let before = random_game(rules, rng, before);
    let setup = Setup {
        turn: *rng.choice(&Color::ALL).expect("two players"),
        ..before.position().setup()
    };
    let mut game = Game::from_position(setup.position().expect("the men are as they were"));
    play_on(&mut game, rng, plies);
    game
}

/// Positions of random games under all rules: of each a few.
pub fn positions(seed: u64) -> impl Iterator<Item = Position> {
    let mut rng = Rng::with_seed(seed);
    all_rules().into_iter().flat_map(move |rules| {
        let games = [
            random_game(rules, &mut rng, 20),
            random_game(rules, &mut rng, 60),
            game_from_the_middle(rules, &mut rng, 40),
        ];
        games.map(|game| *game.position())
    })
}
