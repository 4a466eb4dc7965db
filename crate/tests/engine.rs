//! The search plays whole games under all rules and all kinds of limits: never an illegal move,
//! never without end, never past its limits. The naive rule book plays every game again.

mod play;
mod rule_book;

use fastrand::Rng;
use mlin::search::{Control, Level, Limits, Report, Searcher};
use mlin::{Game, Position, Rules};
use rule_book::state::State;
use std::time::Duration;

/// A game still going on after so many plies is left: with neither repetition nor quiet limit it may be endless.
const LONGEST: usize = 300;
/// Nodes by which a limit may be passed: the captures of one leaf are played out to their end.
const LAST_LEAF: u64 = 2_000;

/// A clock that goes on by a millisecond whenever somebody looks.
struct Ticks(u32);

impl Control for Ticks {
    fn elapsed(&mut self) -> Duration {
        self.0 += 1;
        Duration::from_millis(self.0.into())
    }
}

/// Limits of every kind; all of them end after a few thousand nodes.
fn limits(rng: &mut Rng) -> Limits {
    let mut limits = Limits::default();
    match rng.u8(..4) {
        0 => limits.depth = Some(rng.u32(1..4)),
        1 => limits.time = Some(Duration::from_millis(rng.u64(..4))),
        2 => limits.lines = Some(rng.usize(1..4)),
        _ => limits.level = Level::new(rng.u8(1..=10)),
    }
    limits.nodes = Some(rng.u64(1..2_000));
    limits
}

fn search(searcher: &mut Searcher, game: &Game, limits: Limits) -> Report {
    let mut ticks = Ticks(0);
    searcher.start(game, limits).expect("the game goes on");
    assert!(searcher.run(&mut ticks), "nobody asked for a pause");
    let report = searcher.report().expect("there was a search");
    // Several lines, or a level that chooses among all, owe a score for each move first.
    let owes = limits.lines.is_some() || limits.level.is_some();
    let late = limits
        .time
        .is_some_and(|time| ticks.elapsed() > time + Duration::from_millis(3));
    assert!(owes || !late, "{limits:?}: {} ms", ticks.0);
    let most = limits.nodes.expect("every search has one") + LAST_LEAF;
    assert!(
        owes || report.nodes <= most,
        "{limits:?}: {} nodes",
        report.nodes
    );
    report
}

/// Every line that was found can be played.
fn follow(report: &Report, position: &Position) {
    for line in &report.lines {
        let mut game = Game::from_position(*position);
        for &made in &line.moves {
            game.play(made).expect("a line is made of legal moves");
        }
    }
}

/// The rule book knows every move of the game, and the same end.
fn replay(game: &Game) {
    let start = State::read(&game.start().to_string()).expect("a position");
    let mut book = rule_book::game::Game::from(start);
    for made in game.moves() {
        let text = made.text(game.rules().board()).to_string();
        assert!(book.play(&text), "{text} in {}", book.now());
    }
    assert_eq!(book.now().to_string(), game.position().to_string());
    let end = game.outcome().map(|outcome| outcome.to_string());
    assert_eq!(book.result(), end.unwrap_or("*".to_string()));
}

fn play_game(rules: Rules, rng: &mut Rng) {
    let mut game = Game::new(rules);
    let mut searchers = [0, 1].map(|_| Searcher::new(1, rng.u64(..)));
    for ply in 0..LONGEST {
        if game.outcome().is_some() {
            return replay(&game);
        }
        let report = search(&mut searchers[ply % 2], &game, limits(rng));
        follow(&report, game.position());
        game.play(report.best).expect("the best move is legal");
    }
    replay(&game);
    let endless = rules
        .quiet_limit()
        .is_none_or(|limit| usize::from(limit) > 50);
    assert!(endless, "{rules}: no end after {LONGEST} plies");
}

fn play_games(games: usize, seed: u64) {
    let mut rng = Rng::with_seed(seed);
    let all = play::all_rules();
    for _ in 0..games {
        play_game(*rng.choice(&all).expect("rules"), &mut rng);
    }
}

#[test]
fn games_of_random_rules_and_limits_are_played_to_their_end() {
    play_games(60, 1);
}

#[test]
#[ignore = "takes half a minute"]
fn a_thousand_games_of_random_rules_and_limits_are_played_to_their_end() {
    play_games(1_000, 2);
}
