//! Tables of solved positions: against the golden file, against a naive solver, and against themselves.

mod brute_force;
mod golden;
mod rule_book;
mod tables;

use fastrand::Rng;
use mlin::search::{Limits, Searcher, Undisturbed};
use mlin::tablebase::{Force, Goal, GoalError, Solver, Space, Tablebase, Value, orbits, stages};
use mlin::{Game, Position, Variant};
use std::collections::BTreeSet;
use tables::{Changes, assert_consistent, assert_follows, pairs, random_position, rules, solved};

/// The rows of `solved.txt` about these tables, as far as they have them, are theirs.
fn assert_golden(tables: &Tablebase, wanted: usize) {
    let id = tables.rules().variant().id();
    let mut rows = 0;
    for space in tables.spaces().filter(Space::is_pair) {
        let census = tables.census(space).unwrap();
        let (raw, orbits) = (census.raw, census.orbits);
        let longest = |plies: Option<u16>| plies.map_or("-".into(), |plies| plies.to_string());
        let raw = format!("{} {} {}", raw.wins, raw.losses, raw.draws);
        let orbits = format!(
            "{} {} {} {} {}",
            orbits.wins,
            orbits.draws,
            orbits.losses,
            longest(census.longest_win),
            longest(census.longest_loss)
        );
        for (word, came) in [("RAW", raw), ("ORBITS", orbits)] {
            let begin = format!("{id} {space} ");
            let golden = golden::solved(word).into_iter();
            for row in golden.filter_map(|row| row.strip_prefix(&begin)) {
                assert_eq!(came, row, "{word} {begin}");
                rows += 1;
            }
        }
    }
    assert_eq!(rows, wanted, "rows about {id}");
}

/// The `VALUE` row of the start.
fn value_row(tables: &Tablebase) -> String {
    let start = Position::start(*tables.rules());
    let sign = |value| match value {
        Value::Win(_) => "white",
        Value::Draw => "draw",
        Value::Loss(_) => "black",
    };
    let best = sign(tables.probe(&start).unwrap());
    let values = tables.values(&start).unwrap();
    let keeping = values.iter().filter(|(_, value)| sign(*value) == best);
    let names = Vec::from_iter(keeping.map(|(made, _)| made.text(start.board()).to_string()));
    let moves = if names.len() == values.len() {
        "all".into()
    } else {
        names.join(" ")
    };
    format!("{} {best} {moves}", start.rules().variant())
}

#[test]
fn small_games_are_as_published() {
    for (variant, rows) in [(Variant::Three, 1), (Variant::Five, 9), (Variant::Six, 5)] {
        let tables = solved(variant.into(), &Goal::Game);
        assert_golden(&tables, rows);
        assert!(golden::solved("VALUE").contains(&&*value_row(&tables)));
    }
}

#[test]
#[ignore = "takes half a minute"]
fn seven_is_as_published() {
    let tables = solved(Variant::Seven.into(), &Goal::Game);
    assert!(golden::solved("VALUE").contains(&&*value_row(&tables)));
    assert_consistent(&tables, 100_000, &mut Rng::with_seed(7));
}

#[test]
fn endings_of_nine_are_as_published() {
    let tables = solved(Variant::Nine.into(), &pairs(&[(4, 4), (5, 3)]));
    assert_golden(&tables, 6);
    assert_consistent(&tables, 5_000, &mut Rng::with_seed(1));
}

#[test]
fn three_is_as_a_naive_solver_finds_it() {
    for (options, changes) in [("", &[][..]), ("diagonals=on", &[("diagonals", "on")])] {
        let tables = solved(rules(Variant::Three, changes), &Goal::Game);
        let naive = brute_force::solve(options);
        assert!(naive.len() > 5_000, "{} positions", naive.len());
        for (text, value) in naive {
            let position: Position = text.parse().unwrap();
            let came = tables.probe(&position).map(|value| match value {
                Value::Win(plies) => plies as i32,
                Value::Draw => 0,
                Value::Loss(plies) => -1 - plies as i32,
            });
            assert_eq!(came, Some(value), "{text}");
        }
    }
}

#[test]
fn values_follow_from_those_after_each_move() {
    let games: [(Variant, Changes); 7] = [
        (Variant::Three, &[("diagonals", "on")]),
        (Variant::Five, &[]),
        (Variant::Five, &[("double-mill", "two")]),
        (Variant::Five, &[("flying", "off")]),
        (Variant::Five, &[("both-flying", "draw")]),
        (Variant::Six, &[]),
        (Variant::Six, &[("flying", "on"), ("double-mill", "two")]),
    ];
    for (variant, changes) in games {
        let tables = solved(rules(variant, changes), &Goal::Game);
        assert_consistent(&tables, 5_000, &mut Rng::with_seed(2));
    }
    let endings: [(Variant, Changes, (u8, u8)); 4] = [
        (Variant::Seven, &[("double-mill", "two")], (4, 4)),
        (Variant::Nine, &[("flying", "off")], (4, 3)),
        (Variant::Ten, &[], (4, 3)),
        (Variant::Twelve, &[("double-mill", "two")], (4, 3)),
    ];
    for (variant, changes, pair) in endings {
        let tables = solved(rules(variant, changes), &pairs(&[pair]));
        assert_consistent(&tables, 5_000, &mut Rng::with_seed(3));
    }
}

#[test]
fn a_search_proves_what_the_tables_say() {
    let tables = solved(Variant::Nine.into(), &pairs(&[(4, 3)]));
    let mut rng = Rng::with_seed(5);
    let (mut searcher, mut proven) = (Searcher::new(1, 0), 0);
    let limits = Limits {
        depth: Some(4),
        ..Limits::default()
    };
    for round in 0..300 {
        let space = [Space::pair(3, 3), Space::pair(4, 3), Space::pair(3, 4)][round % 3];
        let position = random_position(&tables, space, &mut rng);
        if searcher
            .start(&Game::from_position(position), limits)
            .is_err()
        {
            continue;
        }
        while !searcher.run(&mut Undisturbed) {}
        let score = searcher.report().unwrap().lines[0].score;
        if let Some(plies) = score.plies_to_end() {
            let known = tables.probe(&position).unwrap();
            let decided = if score.is_win() {
                matches!(known, Value::Win(known) if usize::from(known) <= plies)
            } else {
                matches!(known, Value::Loss(known) if usize::from(known) >= plies)
            };
            assert!(decided, "{position:?}: {score:?}, but {known:?}");
            proven += 1;
        }
    }
    assert!(proven > 50, "only {proven} positions were proven");
}

#[test]
fn tables_belong_to_their_rules() {
    let tables = solved(Variant::Three.into(), &Goal::Game);
    let other = Position::start(rules(Variant::Three, &[("diagonals", "on")]));
    assert_eq!(tables.probe(&other), None);
    let shorter = rules(
        Variant::Three,
        &[("quiet-limit", "20"), ("repetition", "off")],
    );
    assert_eq!(tables.probe(&Position::start(shorter)), Some(Value::Draw));
    assert_eq!(tables.probe(&Position::start(Variant::Five)), None);
}

#[test]
fn the_pairs_of_nine_fit_a_machine_pair_by_pair() {
    let board = &mlin::boards::THREE_RINGS;
    assert_eq!(orbits(board, 8, 8), 591_726_690);
    let rules = rules(Variant::Nine, &[]);
    let stages = stages(&rules, &pairs(&[(9, 9)])).unwrap();
    let spaces = stages.iter().flat_map(|stage| &stage.spaces);
    let count = |space: &Space| orbits(board, space.us.men, space.them.men);
    assert_eq!(spaces.clone().count(), 49);
    assert_eq!(spaces.map(count).sum::<u64>(), 8_904_593_601);
    let mut solved: BTreeSet<Space> = BTreeSet::new();
    for stage in &stages {
        assert!(stage.exits.iter().all(|exit| solved.contains(exit)));
        solved.extend(&stage.spaces);
    }
    let most = stages.iter().map(|stage| stage.bytes).max().unwrap();
    assert!(most < 12 << 30, "{most} bytes");
}

#[test]
fn hands_that_no_game_comes_to_are_solved_where_asked_for() {
    let force = |hand, men| Force { hand, men };
    let spaces = [
        (force(0, 4), force(3, 1)),
        (force(3, 1), force(0, 4)),
        (force(0, 3), force(1, 3)),
        (force(5, 0), force(0, 5)),
        (force(1, 2), force(4, 0)),
    ];
    let mut rng = Rng::with_seed(15);
    let game = solved(Variant::Five.into(), &Goal::Game);
    for (us, them) in spaces {
        let space = Space { us, them };
        assert_eq!(game.probe(&random_position(&game, space, &mut rng)), None);
        let tables = solved(Variant::Five.into(), &Goal::Space(space));
        assert_consistent(&tables, 2_000, &mut rng);
        for _ in 0..200 {
            assert_follows(&tables, &random_position(&tables, space, &mut rng));
        }
    }
}

#[test]
fn goals_out_of_reach_are_refused() {
    let error = |variant: Variant, goal: &Goal| {
        let tables = Tablebase::new(variant.into());
        Solver::new(tables, goal).map(|_| ()).unwrap_err()
    };
    assert_eq!(error(Variant::Nine, &Goal::Game), GoalError::TooLarge);
    assert_eq!(
        error(Variant::Six, &pairs(&[(7, 3)])),
        GoalError::NoSuchPair(7, 3)
    );
    assert_eq!(
        error(Variant::Six, &pairs(&[(3, 2)])),
        GoalError::NoSuchPair(3, 2)
    );
    let space = Space {
        us: Force { hand: 9, men: 0 },
        them: Force { hand: 8, men: 1 },
    };
    assert_eq!(
        error(Variant::Nine, &Goal::Space(space)),
        GoalError::TooLarge
    );
    assert_eq!(
        error(Variant::Six, &Goal::Captures(space)),
        GoalError::NoSuchSpace(space)
    );
}

#[test]
fn what_is_solved_is_kept_and_not_solved_again() {
    let tables = solved(Variant::Six.into(), &pairs(&[(3, 3)]));
    let mut solver = Solver::new(tables, &pairs(&[(4, 3)])).unwrap();
    let before = solver.progress();
    assert_eq!((before.done, before.space), (0, Some(Space::pair(4, 3))));
    let (mut last, mut spaces) = (0, Vec::new());
    while let Some(solved) = solver.step() {
        spaces.extend(solved);
        let progress = solver.progress();
        assert!(last <= progress.done && progress.done <= progress.total);
        last = progress.done;
    }
    assert_eq!(spaces, [Space::pair(4, 3), Space::pair(3, 4)]);
    assert_eq!(solver.progress().done, before.total);
    assert!(solver.tables().bytes() <= solver.bytes());
    let nothing = Solver::new(solver.into_tables(), &pairs(&[(4, 3)])).unwrap();
    assert_eq!(nothing.progress().total, 0);
}
