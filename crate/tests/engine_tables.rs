//! The engine with tables: it keeps the value of every position, and chooses well among moves that do.

mod tables;

use fastrand::Rng;
use mlin::search::{Level, Limits, Report, Score, Searcher, Undisturbed};
use mlin::tablebase::{Goal, Pace, Space, Tablebase, Value};
use mlin::{Game, Position, Variant};
use std::sync::Arc;
use tables::{random_position, rules, solved};

fn searcher(tables: &Arc<Tablebase>) -> Searcher {
    let mut searcher = Searcher::new(1, 0);
    searcher.use_tables(Some(Arc::clone(tables)));
    searcher
}

/// What the engine plays at its best; `None` where the game is over.
fn played(searcher: &mut Searcher, game: &Game) -> Option<Report> {
    let limits = Limits {
        level: Some(Level::HIGHEST),
        ..Limits::default()
    };
    searcher.start(game, limits).ok()?;
    while !searcher.run(&mut Undisturbed) {}
    searcher.report()
}

fn score(value: Value) -> Score {
    match value {
        Value::Win(plies) => Score::win_in(plies.into()),
        Value::Draw => Score::DRAW,
        Value::Loss(plies) => Score::loss_in(plies.into()),
    }
}

/// In random positions the engine keeps the value: whoever wins by the shortest way or loses by the
/// longest, unless the quiet limit would spoil that.
fn assert_keeps_values(variant: Variant, positions: usize) {
    let tables = Arc::new(solved(variant.into(), &Goal::Game));
    let spaces = Vec::from_iter(tables.spaces());
    let (mut searcher, mut rng) = (searcher(&tables), Rng::with_seed(6));
    let mut kept = 0;
    while kept < positions {
        let space = *rng.choice(&spaces).unwrap();
        let position = random_position(&tables, space, &mut rng);
        let Some(report) = played(&mut searcher, &Game::from_position(position)) else {
            continue;
        };
        let known = tables.verdict(&position).unwrap();
        let mut next = position;
        next.play(report.best).unwrap();
        let came = tables.verdict(&next).unwrap().of_move(report.best);
        if known.pace == Pace::InTime {
            assert_eq!(came.value, known.value, "{position:?} {:?}", report.best);
            assert_eq!(report.lines[0].score, score(known.value), "{position:?}");
            let told = searcher.exact(&report.lines[0]);
            assert_eq!(
                told.map(|told| told.value),
                Some(known.value),
                "{position:?}"
            );
        } else {
            let signs = (known.value > Value::Draw, came.value > Value::Draw);
            assert_eq!(signs.0, signs.1, "{position:?} {:?}", report.best);
            assert_ne!(came.value, Value::Draw, "{position:?} {:?}", report.best);
        }
        kept += 1;
    }
}

#[test]
fn an_engine_with_tables_keeps_the_value() {
    for variant in [Variant::Three, Variant::Five, Variant::Six] {
        assert_keeps_values(variant, 1_000);
    }
}

#[test]
#[ignore = "takes minutes"]
fn an_engine_with_tables_keeps_a_hundred_thousand_values_of_each_small_game() {
    for variant in [Variant::Three, Variant::Five, Variant::Six] {
        assert_keeps_values(variant, 100_000);
    }
}

#[test]
#[ignore = "takes minutes"]
fn an_engine_with_tables_keeps_a_hundred_thousand_values_of_seven() {
    assert_keeps_values(Variant::Seven, 100_000);
}

#[test]
fn lines_of_solved_positions_lead_to_their_end() {
    let tables = Arc::new(solved(Variant::Five.into(), &Goal::Pairs(vec![(5, 5)])));
    let (mut searcher, mut rng) = (searcher(&tables), Rng::with_seed(9));
    let mut wins = 0;
    while wins < 30 {
        let position = random_position(&tables, Space::pair(5, 5), &mut rng);
        let mut game = Game::from_position(position);
        let Some(report) = played(&mut searcher, &game) else {
            continue;
        };
        let line = &report.lines[0];
        let Some(plies) = line.score.plies_to_end() else {
            continue;
        };
        assert_eq!(line.moves.len(), plies);
        for &made in &line.moves {
            game.play(made).unwrap();
        }
        let winner = if line.score.is_win() {
            position.turn()
        } else {
            !position.turn()
        };
        assert_eq!(
            game.outcome().and_then(|outcome| outcome.winner),
            Some(winner)
        );
        wins += 1;
    }
}

/// How many replies hold a drawn position.
fn holding(tables: &Tablebase, position: &Position) -> usize {
    let values = tables.values(position).unwrap();
    values
        .iter()
        .filter(|(_, value)| *value >= Value::Draw)
        .count()
}

#[test]
fn in_a_draw_the_opponent_is_left_the_fewest_moves_that_hold() {
    let tables = Arc::new(solved(Variant::Five.into(), &Goal::Game));
    let spaces = Vec::from_iter(tables.spaces());
    let (mut searcher, mut rng) = (searcher(&tables), Rng::with_seed(10));
    let (mut drawn, mut narrowed) = (0, 0);
    while drawn < 300 {
        let space = *rng.choice(&spaces).unwrap();
        let position = random_position(&tables, space, &mut rng);
        if tables.probe(&position) != Some(Value::Draw) {
            continue;
        }
        let Some(report) = played(&mut searcher, &Game::from_position(position)) else {
            continue;
        };
        let after = |made| {
            let mut next = position;
            next.play(made).unwrap();
            next
        };
        let drawing = tables.values(&position).unwrap().into_iter();
        let drawing = drawing.filter(|(_, value)| *value == Value::Draw);
        let counts = Vec::from_iter(drawing.map(|(made, _)| holding(&tables, &after(made))));
        let fewest = counts.iter().min().copied().unwrap();
        assert_eq!(
            holding(&tables, &after(report.best)),
            fewest,
            "{position:?}"
        );
        drawn += 1;
        narrowed += usize::from(counts.iter().any(|&count| count > fewest));
    }
    assert!(narrowed > 100, "only {narrowed} positions left a choice");
}

#[test]
fn a_third_time_is_avoided_by_whoever_wins_without_it() {
    let rules = rules(Variant::Six, &[("flying", "on")]);
    let tables = Arc::new(solved(rules, &Goal::Pairs(vec![(4, 4)])));
    let mut searcher = searcher(&tables);
    let mut rng = Rng::with_seed(11);
    let mut won = 0;
    while won < 20 {
        let position = random_position(&tables, Space::pair(4, 4), &mut rng);
        let Some(Value::Win(plies)) = tables.probe(&position) else {
            continue;
        };
        let mut game = Game::from_position(position);
        while let Some(report) = played(&mut searcher, &game) {
            game.play(report.best).unwrap();
        }
        assert_eq!(
            game.outcome().and_then(|outcome| outcome.winner),
            Some(position.turn())
        );
        assert_eq!(game.moves().count(), usize::from(plies));
        won += 1;
    }
}
