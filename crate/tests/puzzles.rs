//! Every puzzle of the page is solved anew: the move to be found is the only one that does it, by
//! tables or by proof.

#[path = "../examples/puzzles/proof.rs"]
mod proof;
#[path = "../examples/puzzles/puzzle.rs"]
#[allow(dead_code, reason = "the tool uses more of it")]
mod puzzle;

use mlin::tablebase::Tablebase;
use mlin::{Position, Variant};
use puzzle::{by_proof, by_tables, is_small, tables};
use std::collections::{BTreeMap, BTreeSet};

/// How many puzzles there are to be.
const LEAST: usize = 200;
/// Variants, each of which is to have so many.
const LEAST_OF_EACH: usize = 20;

/// A line of the file: `TASK THEME DIFFICULTY | POSITION | MOVES`.
#[derive(Debug)]
struct Line<'a> {
    task: &'a str,
    theme: &'a str,
    difficulty: u32,
    position: &'a str,
    moves: &'a str,
}

impl<'a> Line<'a> {
    /// Reads a line.
    fn read(line: &'a str) -> Option<Line<'a>> {
        let mut fields = line.split(" | ");
        let mut head = fields.next()?.split(' ');
        Some(Line {
            task: head.next()?,
            theme: head.next()?,
            difficulty: head.next()?.parse().ok()?,
            position: fields.next()?,
            moves: fields.next()?,
        })
    }

    /// Solves the puzzle anew.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn check(&self, tables: &Tablebase) -> Result<(), String> {
        let position: Position = self.position.parse().map_err(|error| format!("{error}"))?;
        let solution = match self.task {
            "win" | "hold" => by_tables(tables, &position),
            _ => by_proof(&position),
        };
        let solution = solution.ok_or("no move is the only one")?;
        let found = format!("{} {}", solution.task.word(), solution.text(&position));
        if found == format!("{} {}", self.task, self.moves) {
            Ok(())
        } else {
            Err(format!("the solution is {found}"))
        }
    }
}

fn lines() -> Vec<Line<'static>> {
    let text = include_str!("../../www/puzzles/puzzles.txt");
    let written = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line| Line::read(line).unwrap_or_else(|| panic!("not a puzzle: {line}"));
    written.map(read).collect()
}

fn variant(line: &Line) -> Variant {
    let position: Position = line.position.parse().unwrap();
    position.rules().variant()
}

#[test]
fn every_puzzle_has_one_solution() {
    let mut of_variant: BTreeMap<&str, Vec<Line>> = BTreeMap::new();
    for line in lines() {
        of_variant
            .entry(variant(&line).id())
            .or_default()
            .push(line);
    }
    assert_eq!(of_variant.len(), Variant::ALL.len());
    for (id, lines) in of_variant {
        assert!(lines.len() >= LEAST_OF_EACH, "{id}: {}", lines.len());
        let tables = tables(id.parse().unwrap());
        for line in lines {
            if let Err(wrong) = line.check(&tables) {
                panic!("{}: {wrong}", line.position);
            }
        }
    }
}

#[test]
fn there_are_enough_puzzles_and_none_twice() {
    let lines = lines();
    let positions: BTreeSet<_> = lines.iter().map(|line| line.position).collect();
    assert!(lines.len() >= LEAST);
    assert_eq!(positions.len(), lines.len());
    let themes: BTreeSet<_> = lines.iter().map(|line| line.theme).collect();
    assert!(themes.len() >= 7, "{themes:?}");
}

#[test]
fn a_reader_finds_puzzles_of_every_difficulty() {
    let lines = lines();
    for difficulty in 1..=9 {
        let many = lines.iter().filter(|line| line.difficulty == difficulty);
        let share = many.count() * 100 / lines.len();
        assert!((6..=16).contains(&share), "{difficulty}: {share} %");
    }
}

#[test]
fn the_large_boards_have_puzzles_of_every_phase() {
    for large in Variant::ALL
        .into_iter()
        .filter(|&variant| !is_small(variant))
    {
        let proofs = lines()
            .into_iter()
            .filter(|line| variant(line) == large && matches!(line.task, "gain" | "guard"));
        let places = |line: &Line| !line.position.contains(" 0,0 ");
        let (placing, moving): (Vec<_>, Vec<_>) = proofs.partition(places);
        assert!(placing.len() >= 3 && moving.len() >= 3, "{large}");
    }
}
