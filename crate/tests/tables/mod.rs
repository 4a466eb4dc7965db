//! Solved tables, and checks of them.

#![allow(dead_code, reason = "every test crate uses its own part of it")]

use fastrand::Rng;
use mlin::tablebase::{Goal, Solver, Space, Tablebase, Value};
use mlin::{ByColor, Color, PointSet, Position, Rules, Setup, Variant};

/// Options as names and values.
pub type Changes = &'static [(&'static str, &'static str)];

pub fn rules(variant: Variant, changes: &[(&str, &str)]) -> Rules {
    let mut options = variant.default_options();
    for (name, value) in changes {
        options.set(name, value).unwrap();
    }
    Rules::new(variant, options).unwrap()
}

pub fn solved(rules: Rules, goal: &Goal) -> Tablebase {
    let mut solver = Solver::new(Tablebase::new(rules), goal).unwrap();
    while solver.step().is_some() {}
    solver.into_tables()
}

pub fn pairs(pairs: &[(u8, u8)]) -> Goal {
    Goal::Pairs(pairs.to_vec())
}

/// Random positions of a space, either player to move.
pub fn random_position(tables: &Tablebase, space: Space, rng: &mut Rng) -> Position {
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
pub fn assert_follows(tables: &Tablebase, position: &Position) {
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

pub fn assert_consistent(tables: &Tablebase, positions: usize, rng: &mut Rng) {
    let spaces = Vec::from_iter(tables.spaces());
    for _ in 0..positions {
        let space = *rng.choice(&spaces).unwrap();
        assert_follows(tables, &random_position(tables, space, rng));
    }
}
