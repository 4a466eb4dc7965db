//! Positions whose best moves are known, solved by the search without tables: mills to build and to block,
//! wins to find and draws to hold.
//!
//! `vectors/suite.txt` has a line for each: `POSITION | VALUE | MOVES`, the moves being all that keep the value.
//! The example `suite` has found them, by tables (`win`, `draw`) and by searches (`proof PLIES`: the move wins
//! within so many); the long test here confirms every line.

use mlin::search::{Limits, Report, Score, Searcher, Undisturbed};
use mlin::tablebase::{Goal, Solver, Tablebase, Value};
use mlin::{Color, Game, Move, Position, Variant};

/// Nodes that may be spent on a position.
const BUDGET: u64 = 40_000;
/// Rows that there are at least.
const FEWEST: usize = 60;

struct Row {
    position: Position,
    value: &'static str,
    moves: Vec<Move>,
}

impl Row {
    fn read(line: &'static str) -> Row {
        let fields = Vec::from_iter(line.split(" | "));
        let [position, value, moves] = fields[..] else {
            panic!("{line:?} has not three fields");
        };
        let position: Position = position.parse().expect("a position");
        let game = Game::from_position(position);
        let moves = moves.split(' ');
        Row {
            position,
            value,
            moves: moves
                .map(|text| game.read_move(text).expect("a move"))
                .collect(),
        }
    }

    /// The plies of a proof.
    fn proof(&self) -> Option<usize> {
        let plies = self.value.strip_prefix("proof ")?;
        Some(plies.parse().expect("plies"))
    }

    fn is_solved_by(&self, report: &Report) -> bool {
        match self.proof() {
            Some(plies) => report.lines[0].score >= Score::win_in(plies),
            None => self.moves.contains(&report.best),
        }
    }
}

fn rows() -> Vec<Row> {
    let lines = include_str!("vectors/suite.txt").lines();
    lines.map(Row::read).collect()
}

fn search(position: &Position, limits: Limits) -> Report {
    let mut searcher = Searcher::new(4, 0);
    let game = Game::from_position(*position);
    searcher.start(&game, limits).expect("the game goes on");
    assert!(searcher.run(&mut Undisturbed));
    searcher.report().expect("a search was begun")
}

#[test]
fn the_search_solves_the_suite() {
    let rows = rows();
    assert!(rows.len() >= FEWEST, "only {} rows", rows.len());
    let limits = Limits {
        nodes: Some(BUDGET),
        ..Limits::default()
    };
    for row in rows {
        let report = search(&row.position, limits);
        assert!(
            row.is_solved_by(&report),
            "{}: {} by {:?}, but {report:?}",
            row.position,
            row.value,
            row.moves
        );
    }
}

#[test]
#[ignore = "long: solves four variants and endings of two"]
fn tables_and_proofs_confirm_the_suite() {
    let rows = rows();
    for variant in Variant::ALL {
        let known = rows.iter().filter(|row| row.proof().is_none());
        let known = Vec::from_iter(known.filter(|row| row.position.rules().variant() == variant));
        if !known.is_empty() {
            let tables = solve(variant, &known);
            known
                .into_iter()
                .for_each(|row| assert_table_agrees(&tables, row));
        }
    }
    for row in &rows {
        if let Some(plies) = row.proof() {
            assert_wins(&row.position, row.moves[0], plies);
        }
    }
}

fn solve(variant: Variant, rows: &[&Row]) -> Tablebase {
    let men = |row: &&Row| {
        let [white, black] = Color::ALL.map(|color| row.position.total(color) as u8);
        (white, black)
    };
    let goal = match variant {
        Variant::Five | Variant::Six | Variant::Seven => Goal::Game,
        _ => Goal::Pairs(rows.iter().map(men).collect()),
    };
    let mut solver = Solver::new(Tablebase::new(variant.into()), &goal).expect("it is small");
    while solver.step().is_some() {}
    solver.into_tables()
}

fn assert_table_agrees(tables: &Tablebase, row: &Row) {
    let word = |value: Value| match value {
        Value::Win(_) => "win",
        Value::Draw => "draw",
        Value::Loss(_) => "loss",
    };
    let value = tables.probe(&row.position).map(word);
    assert_eq!(value, Some(row.value), "{}", row.position);
    for (made, value) in tables.values(&row.position).expect("it is solved") {
        let keeps = word(value) == row.value;
        assert_eq!(
            row.moves.contains(&made),
            keeps,
            "{} {made:?}",
            row.position
        );
    }
}

/// The move wins within so many plies: every reply is answered, down to the end of the game.
fn assert_wins(position: &Position, made: Move, plies: usize) {
    let mut next = *position;
    next.play(made).expect("a legal move");
    if let Some(outcome) = next.outcome() {
        assert_eq!(outcome.winner, Some(position.turn()), "{position}");
        return;
    }
    for reply in next.legal_moves() {
        let mut after = next;
        after.play(reply).expect("a legal move");
        assert!(plies > 2 && after.outcome().is_none(), "{after}");
        let limits = Limits {
            depth: Some(plies as u32 + 4),
            ..Limits::default()
        };
        let report = search(&after, limits);
        assert!(
            report.lines[0].score >= Score::win_in(plies - 2),
            "{after}: {report:?}"
        );
        assert_wins(&after, report.best, plies - 2);
    }
}
