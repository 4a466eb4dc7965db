//! Tables of solved positions: against the golden file, against a naive solver, and against themselves.

mod brute_force;
mod golden;
mod rule_book;

use fastrand::Rng;
use mlin::search::{Level, Limits, Score, Searcher, Undisturbed};
use mlin::tablebase::{Goal, GoalError, Solver, Space, StoredError, Tablebase, Value};
use mlin::{ByColor, Color, Game, PointSet, Position, Rules, Setup, Variant};
use std::sync::Arc;

/// Options as names and values.
type Changes = &'static [(&'static str, &'static str)];

fn rules(variant: Variant, changes: Changes) -> Rules {
    let mut options = variant.default_options();
    for (name, value) in changes {
        options.set(name, value).unwrap();
    }
    Rules::new(variant, options).unwrap()
}

fn solved(rules: Rules, goal: &Goal) -> Tablebase {
    let mut solver = Solver::new(Tablebase::new(rules), goal).unwrap();
    while solver.step().is_some() {}
    solver.into_tables()
}

fn pairs(pairs: &[(u8, u8)]) -> Goal {
    Goal::Pairs(pairs.to_vec())
}

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

/// Random positions of a space, either player to move.
fn random_position(tables: &Tablebase, space: Space, rng: &mut Rng) -> Position {
    let rules = *tables.rules();
    let mut points = Vec::from_iter(rules.board().all());
    rng.shuffle(&mut points);
    let turn = if rng.bool() {
        Color::White
    } else {
        Color::Black
    };
    let force = |color| if color == turn { space.us } else { space.them };
    let setup = Setup {
        rules,
        men: ByColor::from_fn(|color| {
            let men = points.split_off(points.len() - usize::from(force(color).men));
            PointSet::from_iter(men)
        }),
        hand: ByColor::from_fn(|color| force(color).hand),
        turn,
        quiet: 0,
    };
    setup.position().unwrap()
}

/// A value follows from those after each move: so no win or loss is wrong, by induction over its
/// plies, and nobody can force anything in a draw.
fn assert_follows(tables: &Tablebase, position: &Position) {
    let value = tables.probe(position).unwrap();
    let values = tables.values(position).unwrap();
    let best = values.into_iter().map(|(_, value)| value).max();
    let wanted = match best {
        _ if position.rules().both_flying() == mlin::BothFlying::Draw && position.both_fly() => {
            Value::Draw
        }
        Some(best) => best,
        None if position.empty().is_empty() => Value::Draw,
        None => Value::Loss(0),
    };
    assert_eq!(value, wanted, "{position:?}");
}

fn assert_consistent(tables: &Tablebase, positions: usize, rng: &mut Rng) {
    let spaces = Vec::from_iter(tables.spaces());
    for _ in 0..positions {
        let space = *rng.choice(&spaces).unwrap();
        assert_follows(tables, &random_position(tables, space, rng));
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
fn an_engine_with_tables_keeps_the_value() {
    let mut rng = Rng::with_seed(6);
    for variant in [Variant::Three, Variant::Five, Variant::Six] {
        let tables = Arc::new(solved(variant.into(), &Goal::Game));
        let spaces = Vec::from_iter(tables.spaces());
        let mut searcher = Searcher::new(1, 0);
        searcher.use_tables(Some(Arc::clone(&tables)));
        for _ in 0..100 {
            let space = *rng.choice(&spaces).unwrap();
            let position = random_position(&tables, space, &mut rng);
            let limits = Limits {
                level: Some(Level::HIGHEST),
                ..Limits::default()
            };
            if searcher
                .start(&Game::from_position(position), limits)
                .is_err()
            {
                continue;
            }
            while !searcher.run(&mut Undisturbed) {}
            let report = searcher.report().unwrap();
            let known = tables.probe(&position).unwrap();
            let score = match known {
                Value::Win(plies) => Score::win_in(plies.into()),
                Value::Draw => Score::DRAW,
                Value::Loss(plies) => Score::loss_in(plies.into()),
            };
            let mut next = position;
            next.play(report.best).unwrap();
            let kept = tables.probe(&next).unwrap().one_ply_earlier();
            assert_eq!(kept, known, "{position:?} {:?}", report.best);
            let told = report.lines.first().and_then(|line| searcher.exact(line));
            assert_eq!(told, Some(known), "{position:?}");
            assert_eq!(report.lines[0].score, score, "{position:?}");
        }
    }
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

/// All solved spaces in their stored form.
fn stored(tables: &Tablebase) -> Vec<Vec<u8>> {
    let spaces = tables.spaces();
    spaces.map(|space| tables.store(space).unwrap()).collect()
}

#[test]
fn stored_tables_come_back_as_they_were() {
    let nine = Goal::Pairs(vec![(4, 3)]);
    for (variant, goal) in [(Variant::Five, Goal::Game), (Variant::Nine, nine)] {
        let tables = solved(variant.into(), &goal);
        let mut loaded = Tablebase::new(variant.into());
        for bytes in stored(&tables) {
            loaded.load(&bytes).unwrap();
        }
        assert!(tables.spaces().eq(loaded.spaces()));
        assert_eq!(tables.bytes(), loaded.bytes());
        for space in tables.spaces() {
            assert_eq!(tables.census(space), loaded.census(space));
        }
        assert_eq!(stored(&tables), stored(&loaded));
        assert_consistent(&loaded, 5_000, &mut Rng::with_seed(8));
        assert_eq!(Solver::new(loaded, &goal).unwrap().progress().total, 0);
    }
}

#[test]
fn a_solver_goes_on_from_what_was_stored() {
    let goal = pairs(&[(4, 4)]);
    let mut killed = Solver::new(Tablebase::new(Variant::Five.into()), &goal).unwrap();
    while killed.step().unwrap().is_empty() {}
    let mut tables = Tablebase::new(Variant::Five.into());
    for bytes in stored(killed.tables()) {
        tables.load(&bytes).unwrap();
    }
    let mut solver = Solver::new(tables, &goal).unwrap();
    assert_eq!(solver.progress().space, Some(Space::pair(4, 3)));
    while solver.step().is_some() {}
    assert_eq!(
        stored(solver.tables()),
        stored(&solved(Variant::Five.into(), &goal))
    );
}

#[test]
fn bad_stored_tables_are_refused() {
    let tables = solved(Variant::Five.into(), &pairs(&[(3, 3)]));
    let good = tables.store(Space::pair(3, 3)).unwrap();
    let mut other = Tablebase::new(Variant::Five.into());
    let mut error = |bytes: &[u8]| other.load(bytes).unwrap_err();
    assert_eq!(error(b""), StoredError::Foreign);
    assert_eq!(error(b"{\"format\":1}"), StoredError::Foreign);
    for byte in 5..good.len() {
        let mut damaged = good.clone();
        damaged[byte] ^= 1 << (byte % 8);
        assert_eq!(error(&damaged), StoredError::Damaged, "byte {byte}");
        assert_eq!(error(&good[..byte]), StoredError::Damaged, "{byte} bytes");
    }
    let old = [&good[..4], &[0], &good[5..]].concat();
    assert_eq!(error(&old), StoredError::Version(0));
    assert_eq!(other.spaces().count(), 0);

    let others: [(Variant, Changes); 5] = [
        (Variant::Six, &[("flying", "on")]),
        (Variant::Five, &[("flying", "off")]),
        (Variant::Five, &[("double-mill", "two")]),
        (Variant::Five, &[("both-flying", "draw")]),
        (Variant::Nine, &[]),
    ];
    for (variant, changes) in others {
        let mut other = Tablebase::new(rules(variant, changes));
        assert_eq!(other.load(&good), Err(StoredError::OtherRules));
        assert_ne!(
            other.name(Space::pair(3, 3)),
            tables.name(Space::pair(3, 3))
        );
    }
    let mut same = Tablebase::new(rules(Variant::Five, &[("quiet-limit", "20")]));
    assert_eq!(same.load(&good), Ok(Space::pair(3, 3)));
}
