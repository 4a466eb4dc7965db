//! Positions by lot whose value the tables know.

use crate::Known;
use fastrand::Rng;
use mlin::tablebase::{Goal, Solver, Tablebase, Value};
use mlin::{ByColor, Color, PointSet, Position, Rules, Setup, Variant};

/// Rows that are wanted of one kind.
pub struct Wanted {
    pub name: &'static str,
    pub variant: Variant,
    /// Men of both players, on the board and in hand.
    pub men: [u8; 2],
    /// Of these so many in hand.
    pub hand: [u8; 2],
    pub draw: bool,
    pub rows: usize,
}

const fn wanted(
    name: &'static str,
    variant: Variant,
    men: [u8; 2],
    hand: [u8; 2],
    draw: bool,
    rows: usize,
) -> Wanted {
    Wanted {
        name,
        variant,
        men,
        hand,
        draw,
        rows,
    }
}

pub const WANTED: &[Wanted] = &[
    wanted(
        "five, placing, win",
        Variant::Five,
        [5, 5],
        [2, 2],
        false,
        3,
    ),
    wanted(
        "five, placing, draw",
        Variant::Five,
        [5, 5],
        [2, 2],
        true,
        4,
    ),
    wanted("five, moving, win", Variant::Five, [5, 4], [0, 0], false, 3),
    wanted("five, moving, draw", Variant::Five, [4, 5], [0, 0], true, 3),
    wanted("six, placing, win", Variant::Six, [6, 6], [2, 2], false, 4),
    wanted("six, placing, draw", Variant::Six, [6, 6], [3, 3], true, 4),
    wanted("six, moving, win", Variant::Six, [6, 5], [0, 0], false, 3),
    wanted("six, moving, draw", Variant::Six, [5, 6], [0, 0], true, 3),
    wanted(
        "seven, placing, win",
        Variant::Seven,
        [7, 7],
        [3, 3],
        false,
        4,
    ),
    wanted(
        "seven, placing, draw",
        Variant::Seven,
        [7, 7],
        [2, 2],
        true,
        4,
    ),
    wanted(
        "seven, moving, win",
        Variant::Seven,
        [6, 6],
        [0, 0],
        false,
        3,
    ),
    wanted(
        "seven, moving, draw",
        Variant::Seven,
        [5, 7],
        [0, 0],
        true,
        3,
    ),
    wanted("nine 3-3, win", Variant::Nine, [3, 3], [0, 0], false, 6),
    wanted("nine 3-3, draw", Variant::Nine, [3, 3], [0, 0], true, 3),
    wanted("nine 3-4, draw", Variant::Nine, [3, 4], [0, 0], true, 4),
    wanted("twelve 4-3, win", Variant::Twelve, [4, 3], [0, 0], false, 2),
    wanted("twelve 3-4, draw", Variant::Twelve, [3, 4], [0, 0], true, 2),
];

/// Wins in less are seen at once.
const SHORTEST_WIN: u16 = 5;
const LONGEST_WIN: u16 = 25;
/// One good move of so many.
const ONE_OF: usize = 4;

/// The tables that all of these need, which are of one variant.
pub fn solve(alike: &[Wanted]) -> Tablebase {
    let rules = Rules::from(alike[0].variant);
    let pairs = alike.iter().map(|wanted| (wanted.men[0], wanted.men[1]));
    let goal = match alike[0].variant {
        Variant::Five | Variant::Six | Variant::Seven => Goal::Game,
        _ => Goal::Pairs(pairs.collect()),
    };
    let mut solver = Solver::new(Tablebase::new(rules), &goal).expect("the goal is small");
    while solver.step().is_some() {}
    solver.into_tables()
}

pub fn find(tables: &Tablebase, wanted: &Wanted, rng: &mut Rng) -> Known {
    loop {
        let position = by_lot(tables.rules(), wanted, rng);
        if let Some(known) = known(tables, position, wanted.draw) {
            return known;
        }
    }
}

fn known(tables: &Tablebase, position: Position, draw: bool) -> Option<Known> {
    if position.outcome().is_some() {
        return None;
    }
    let value = tables.probe(&position)?;
    let worth = match value {
        Value::Win(SHORTEST_WIN..=LONGEST_WIN) if !draw => crate::Value::Win,
        Value::Draw if draw => crate::Value::Draw,
        _ => return None,
    };
    let values = tables.values(&position)?;
    let keeps = |found: Value| match value {
        Value::Win(_) => matches!(found, Value::Win(_)),
        _ => found == value,
    };
    let good = values.iter().filter(|(_, found)| keeps(*found));
    let good = Vec::from_iter(good.map(|(made, _)| *made));
    let few = good.len() * ONE_OF <= values.len();
    few.then_some(Known {
        position,
        value: worth,
        good,
    })
}

fn by_lot(rules: &Rules, wanted: &Wanted, rng: &mut Rng) -> Position {
    let Wanted { men, hand, .. } = *wanted;
    let mut points = Vec::from_iter(rules.board().all());
    rng.shuffle(&mut points);
    let on_board = |side: usize| usize::from(men[side] - hand[side]);
    let (white, rest) = points.split_at(on_board(0));
    let black = &rest[..on_board(1)];
    let set = |points: &[mlin::Point]| points.iter().copied().collect::<PointSet>();
    let setup = Setup {
        rules: *rules,
        men: ByColor::new(set(white), set(black)),
        hand: ByColor::new(hand[0], hand[1]),
        turn: Color::White,
        quiet: 0,
    };
    setup.position().expect("counts are within the rules")
}
