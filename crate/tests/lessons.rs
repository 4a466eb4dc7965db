//! The lessons say of some moves that they alone hold a draw: tables prove it.

use mlin::tablebase::{Goal, Solver, Tablebase, Value};
use mlin::{Position, Variant};
use std::fs;

#[test]
fn moves_that_are_said_to_hold_are_those_that_hold() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/lessons.txt");
    let text = fs::read_to_string(path).unwrap();
    let goal = Goal::Pairs(vec![(4, 3)]);
    let mut solver = Solver::new(Tablebase::new(Variant::Nine.into()), &goal).unwrap();
    while solver.step().is_some() {}
    for line in text.lines() {
        let (position, moves) = line.split_once(" | ").unwrap();
        let position: Position = position.parse().unwrap();
        let values = solver.tables().values(&position).unwrap();
        let holding: Vec<String> = values
            .iter()
            .filter(|(_, value)| *value == Value::Draw)
            .map(|(found, _)| found.text(position.board()).to_string())
            .collect();
        assert_eq!(holding.join(" "), moves, "{position}");
    }
}
