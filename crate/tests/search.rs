//! The search by what it does: legal, interruptible, repeatable, and strong enough to see what is near.

use mlin::search::{Control, Level, Limits, Report, Score, Searcher, Undisturbed, Wish};
use mlin::{Game, IllegalMove, Position, Variant};
use std::time::Duration;

fn game(text: &str) -> Game {
    Game::from_position(text.parse::<Position>().unwrap())
}

fn depth(plies: u32) -> Limits {
    Limits {
        depth: Some(plies),
        ..Limits::default()
    }
}

fn level(number: u8) -> Limits {
    Limits {
        level: Level::new(number),
        ..Limits::default()
    }
}

fn search_with(game: &Game, limits: Limits, control: &mut impl Control) -> Report {
    let mut searcher = Searcher::new(1, 7);
    searcher.start(game, limits).unwrap();
    while !searcher.run(control) {}
    searcher.report().unwrap()
}

fn search(game: &Game, limits: Limits) -> Report {
    search_with(game, limits, &mut Undisturbed)
}

fn best(game: &Game, limits: Limits) -> String {
    search(game, limits)
        .best
        .text(game.rules().board())
        .to_string()
}

/// Pauses at every look.
struct Restless;

impl Control for Restless {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn wish(&mut self) -> Wish {
        Wish::Pause
    }
}

#[test]
fn a_search_in_slices_is_the_same_search() {
    for variant in Variant::ALL {
        let game = Game::new(variant);
        let whole = search(&game, depth(8));
        assert_eq!(
            search_with(&game, depth(8), &mut Restless),
            whole,
            "{variant}"
        );
        assert!(
            whole.nodes > 1024,
            "{variant}: {} nodes are less than a slice",
            whole.nodes
        );
    }
}

#[test]
fn a_move_is_there_from_the_start() {
    for variant in Variant::ALL {
        let game = Game::new(variant);
        let mut searcher = Searcher::new(1, 0);
        assert_eq!(searcher.report(), None);
        searcher.start(&game, Limits::default()).unwrap();
        assert!(game.position().is_legal(searcher.report().unwrap().best));
        let nothing = Limits {
            time: Some(Duration::ZERO),
            ..Limits::default()
        };
        assert!(game.position().is_legal(search(&game, nothing).best));
    }
}

#[test]
fn stopped_searches_keep_their_best_and_end() {
    let game = Game::new(Variant::Nine);
    let mut searcher = Searcher::new(1, 0);
    searcher.start(&game, Limits::default()).unwrap();
    for _ in 0..50 {
        assert!(!searcher.run(&mut Restless));
    }
    let before = searcher.report().unwrap();
    searcher.stop();
    assert!(searcher.run(&mut Undisturbed));
    assert_eq!(searcher.report().unwrap(), before);
    assert!(before.depth > 0);
}

#[test]
fn a_finished_game_has_no_move_to_find() {
    let over = game("three BW...W.B/W b 0,0 100");
    assert!(over.outcome().is_some());
    let mut searcher = Searcher::new(1, 0);
    assert_eq!(searcher.start(&over, depth(1)), Err(IllegalMove::GameOver));
}

#[test]
fn every_level_plays_legal_games_of_every_variant_to_their_end() {
    for (index, variant) in Variant::ALL.into_iter().enumerate() {
        let mut searcher = Searcher::new(1, index as u64);
        let mut game = Game::new(variant);
        let mut plies = 0;
        while game.outcome().is_none() {
            let number = 1 + (plies % 3) as u8;
            let limits = Limits {
                nodes: Some(3_000),
                ..level(number)
            };
            searcher.start(&game, limits).unwrap();
            while !searcher.run(&mut Undisturbed) {}
            game.play(searcher.report().unwrap().best).unwrap();
            plies += 1;
        }
        assert!(plies >= 5, "{variant} ended after {plies} plies");
    }
}

#[test]
fn what_is_near_is_seen() {
    // A mill that can be closed leaves the opponent two men.
    let win = search(&game("nine W.W..W../...B...B/.....B.. w 0,0 0"), depth(3));
    assert_eq!(win.lines[0].score, Score::win_in(1));
    // Seven men's morris is won for White by the centre, and only by it.
    assert_eq!(best(&Game::new(Variant::Seven), depth(7)), "c3");
}

#[test]
fn the_lowest_level_closes_a_mill_that_it_can_close() {
    let text = "nine W.W...../...B...B/.....B.. w 6,6 0";
    for seed in 0..30 {
        let mut searcher = Searcher::new(1, seed);
        searcher.start(&game(text), level(1)).unwrap();
        while !searcher.run(&mut Undisturbed) {}
        assert!(searcher.report().unwrap().best.is_capture());
    }
}

#[test]
fn low_levels_vary_with_the_seed_and_only_with_it() {
    let game = Game::new(Variant::Nine);
    let choice = |seed| {
        let mut searcher = Searcher::new(1, seed);
        searcher.start(&game, level(2)).unwrap();
        while !searcher.run(&mut Undisturbed) {}
        searcher.report().unwrap().best
    };
    let choices: Vec<_> = (0..20).map(choice).collect();
    assert!(choices.iter().any(|made| *made != choices[0]));
    assert_eq!(choices, (0..20).map(choice).collect::<Vec<_>>());
}

#[test]
fn several_lines_begin_with_different_moves_the_best_first() {
    let game = Game::new(Variant::Six);
    let all = Limits {
        lines: Some(game.legal_moves().len()),
        ..depth(3)
    };
    let report = search(&game, all);
    assert_eq!(report.lines.len(), game.legal_moves().len());
    assert!(report.lines.is_sorted_by(|a, b| a.score >= b.score));
    let mut first: Vec<_> = report
        .lines
        .iter()
        .map(|line| format!("{:?}", line.moves[0]))
        .collect();
    first.sort();
    first.dedup();
    assert_eq!(first.len(), report.lines.len());
}

#[test]
fn every_move_asked_for_has_a_score_however_little_may_be_spent() {
    let game = Game::new(Variant::Nine);
    let all = game.legal_moves().len();
    let little = Limits {
        lines: Some(all),
        nodes: Some(1),
        time: Some(Duration::ZERO),
        ..Limits::default()
    };
    assert_eq!(search(&game, little).lines.len(), all);
}

#[test]
fn the_search_sees_draws_coming() {
    // One quiet ply before the limit: whatever is not a capture is a draw.
    let near = game("nine W...W.../.B.B.B.B/W....W.. w 0,0 99");
    let seen_truly = Limits {
        lines: Some(1),
        ..depth(4)
    };
    assert_eq!(search(&near, seen_truly).lines[0].score, Score::DRAW);
}
