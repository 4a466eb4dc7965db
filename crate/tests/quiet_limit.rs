//! Wins that the quiet limit spoils: tables against a naive solver that counts quiet plies.

mod tables;

use fastrand::Rng;
use mlin::search::{Level, Limits, Searcher, Undisturbed};
use mlin::tablebase::{Goal, Pace, Solver, Space, Tablebase, Value};
use mlin::{Game, Move, Position, Setup, Variant};
use std::collections::HashMap;
use std::sync::Arc;
use tables::{random_position, rules, solved};

/// Positions by hash and quiet plies.
type Known = HashMap<(u64, u16), (Position, i8)>;

/// The sign of a position's value when the quiet plies are counted: 1 is a win for the player to move.
/// Every position counts one quiet ply more than the one before, or none after a capture, which
/// leaves a man less: so this comes to an end.
fn naive(position: &Position, known: &mut Known) -> i8 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner {
            Some(winner) if winner == position.turn() => 1,
            Some(_) => -1,
            None => 0,
        };
    }
    let key = (position.hash(), position.quiet());
    if let Some(&(_, sign)) = known.get(&key) {
        return sign;
    }
    let signs = position.legal_moves().into_iter().map(|made| {
        let mut next = *position;
        next.play(made).unwrap();
        -naive(&next, known)
    });
    let mut best = -1;
    for sign in signs {
        best = best.max(sign);
        if best == 1 {
            break;
        }
    }
    known.insert(key, (*position, best));
    best
}

const fn sign(value: Value, pace: Pace) -> Option<i8> {
    match (value, pace) {
        (_, Pace::Unknown) => None,
        (Value::Draw, _) | (_, Pace::TooLate) => Some(0),
        (Value::Win(_), Pace::InTime) => Some(1),
        (Value::Loss(_), Pace::InTime) => Some(-1),
    }
}

fn with_quiet(position: &Position, quiet: u16) -> Position {
    let setup = Setup {
        quiet,
        ..position.setup()
    };
    setup.position().unwrap()
}

#[test]
fn whole_games_of_three_under_short_limits() {
    let mut spoiled = 0;
    for limit in 1..=9 {
        let rules = rules(Variant::Three, &[("quiet-limit", &limit.to_string())]);
        let start = Position::start(rules);
        let tables = solved(rules, &Goal::Captures(Space::of(&start)));
        let mut known = Known::new();
        naive(&start, &mut known);
        for (position, wanted) in known.values() {
            let verdict = tables.verdict(position).unwrap();
            assert_eq!(
                sign(verdict.value, verdict.pace),
                Some(*wanted),
                "{position}"
            );
            spoiled += u32::from(verdict.pace == Pace::TooLate);
        }
    }
    assert!(spoiled > 100, "only {spoiled} wins are too late");
}

#[test]
fn endings_of_six_under_short_limits() {
    let (mut rng, mut spoiled, mut saved) = (Rng::with_seed(12), 0, 0);
    for limit in [3, 6] {
        let rules = rules(Variant::Six, &[("quiet-limit", &limit.to_string())]);
        let tables = solved(rules, &Goal::Captures(Space::pair(4, 3)));
        let mut known = Known::new();
        for round in 0..600 {
            let space = [Space::pair(4, 3), Space::pair(3, 4), Space::pair(3, 3)][round % 3];
            let position = random_position(&tables, space, &mut rng);
            let position = with_quiet(&position, rng.u16(..limit));
            let verdict = tables.verdict(&position).unwrap();
            let came = sign(verdict.value, verdict.pace);
            // A pair that has no such long wins is not asked for its captures.
            if let Some(came) = came {
                assert_eq!(came, naive(&position, &mut known), "{position}");
            } else {
                assert!(position.quiet() > 0, "{position}");
            }
            let late = verdict
                .value
                .plies()
                .is_some_and(|plies| plies + position.quiet() > limit);
            spoiled += u32::from(late && verdict.pace == Pace::TooLate);
            saved += u32::from(late && verdict.pace == Pace::InTime);
        }
    }
    assert!(
        spoiled > 50 && saved > 10,
        "{spoiled} spoiled, {saved} saved"
    );
}

#[test]
fn a_win_by_a_capture_at_once_needs_no_plies_to_captures() {
    let rules = Variant::Six.into();
    let knowing = solved(rules, &Goal::Captures(Space::pair(4, 4)));
    let tables = solved(rules, &Goal::Pairs(vec![(4, 4)]));
    let (mut rng, mut at_once, mut unknown) = (Rng::with_seed(3), 0, 0);
    for _ in 0..3000 {
        let position = random_position(&tables, Space::pair(4, 4), &mut rng);
        let position = with_quiet(&position, rng.u16(90..100));
        let (known, told) = (knowing.verdict(&position), tables.verdict(&position));
        let (known, told) = (known.unwrap(), told.unwrap());
        let plies = told.value.plies().unwrap_or(0);
        if told.pace == Pace::Unknown {
            unknown += 1;
        } else {
            assert_eq!(told.pace, known.pace, "{position}");
            at_once += u32::from(plies + position.quiet() > 100);
        }
    }
    assert!(at_once > 10 && unknown > 50, "{at_once}, {unknown}");
}

#[test]
fn limits_that_spoil_nothing_ask_for_nothing() {
    let tables = solved(Variant::Five.into(), &Goal::Pairs(vec![(4, 4)]));
    let longer = tables
        .verdict(&"five WW...BB./WB...BW. w 0,0 0".parse().unwrap())
        .unwrap();
    assert_eq!((longer.pace, longer.to_capture), (Pace::InTime, None));
    let none = rules(Variant::Six, &[("quiet-limit", "none")]);
    let default = solved(Variant::Six.into(), &Goal::Pairs(vec![(6, 5)]));
    let without = solved(none, &Goal::Pairs(vec![(6, 5)]));
    assert!(without.bytes() < default.bytes());
    assert!(
        Solver::new(default, &Goal::Pairs(vec![(6, 5)]))
            .unwrap()
            .progress()
            .total
            == 0
    );
}

#[test]
fn progress_does_not_go_back_where_captures_are_found_to_be_needed() {
    let tables = Tablebase::new(Variant::Six.into());
    let mut solver = Solver::new(tables, &Goal::Pairs(vec![(6, 6)])).unwrap();
    let (first, mut last) = (solver.progress().total, 0.0);
    while solver.step().is_some() {
        let progress = solver.progress();
        let share = progress.done as f64 / progress.total as f64;
        assert!(share >= last - 1e-6, "{share} after {last}");
        last = share;
    }
    assert!(solver.progress().total > first, "nothing more was found");
    assert!(solver.progress().done == solver.progress().total);
}

#[test]
fn wins_of_six_that_take_too_long_are_marked() {
    let tables = solved(Variant::Six.into(), &Goal::Pairs(vec![(6, 5)]));
    let mut rng = Rng::with_seed(13);
    let (mut late, mut in_time) = (0, 0);
    for _ in 0..200_000 {
        let position = random_position(&tables, Space::pair(6, 5), &mut rng);
        let verdict = tables.verdict(&position).unwrap();
        match verdict.value {
            Value::Win(plies) if plies > 100 => {
                let to_capture = verdict.to_capture.unwrap();
                assert_eq!(
                    verdict.pace == Pace::TooLate,
                    to_capture > 100,
                    "{position}"
                );
                late += u32::from(verdict.pace == Pace::TooLate);
            }
            Value::Win(_) => {
                assert_eq!(verdict.pace, Pace::InTime, "{position}");
                in_time += 1;
            }
            _ => assert_eq!(verdict.pace, Pace::InTime),
        }
    }
    assert!(
        late > 0 && in_time > 100_000,
        "{late} late, {in_time} in time"
    );
}

/// A win whose shortest way is too long, with so many quiet plies before, but captures come in time.
fn hurried(tables: &Tablebase, rng: &mut Rng, space: Space) -> Position {
    let limit = tables.rules().quiet_limit().unwrap();
    loop {
        let position = random_position(tables, space, rng);
        let position = with_quiet(&position, rng.u16(..limit));
        let verdict = tables.verdict(&position).unwrap();
        let plies = verdict.value.plies().unwrap_or(0);
        let late = plies + position.quiet() > limit;
        if verdict.value > Value::Draw && late && verdict.pace == Pace::InTime {
            return position;
        }
    }
}

/// Where the shortest way is too long the move is the first of the shortest to a capture.
fn assert_hurries(tables: &Tablebase, position: &Position, made: Move) {
    let known = tables.verdict(position).unwrap();
    let plies = known.value.plies().unwrap_or(0);
    let left = position.rules().quiet_limit().unwrap() - position.quiet();
    let (Some(wanted), true) = (known.to_capture, plies > left) else {
        return;
    };
    let verdicts = tables.verdicts(position).unwrap();
    let came = verdicts.iter().find(|(other, _)| *other == made).unwrap().1;
    assert_eq!(came.to_capture, Some(wanted), "{position} {made:?}");
}

#[test]
fn whoever_is_in_a_hurry_takes_the_shortest_way_to_a_capture() {
    let rules = rules(Variant::Six, &[("quiet-limit", "8")]);
    let tables = Arc::new(solved(rules, &Goal::Captures(Space::pair(4, 4))));
    let mut searcher = Searcher::new(1, 0);
    searcher.use_tables(Some(Arc::clone(&tables)));
    let mut rng = Rng::with_seed(14);
    let limits = Limits {
        level: Some(Level::HIGHEST),
        ..Limits::default()
    };
    for round in 0..60 {
        let space = [Space::pair(4, 3), Space::pair(4, 4)][round % 2];
        let position = hurried(&tables, &mut rng, space);
        let mut game = Game::from_position(position);
        while game.outcome().is_none() {
            let made = if game.position().turn() == position.turn() {
                searcher.start(&game, limits).unwrap();
                while !searcher.run(&mut Undisturbed) {}
                let best = searcher.report().unwrap().best;
                assert_hurries(&tables, game.position(), best);
                best
            } else if rng.bool() {
                tables.choices(&game).unwrap()[0].made
            } else {
                *rng.choice(game.legal_moves().iter()).unwrap()
            };
            game.play(made).unwrap();
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner, Some(position.turn()), "{position}");
    }
}
