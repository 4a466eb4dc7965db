//! Every puzzle of the page is solved anew: each move to be found is the only one that keeps the win
//! or the draw.

#[path = "../examples/puzzles/puzzle.rs"]
mod puzzle;

use mlin::tablebase::Tablebase;
use mlin::{Game, Position, Variant};
use puzzle::{only_move, tables};
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
    moves: Vec<&'a str>,
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
            moves: fields.next()?.split(' ').collect(),
        })
    }

    /// Solves the puzzle anew.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn check(&self, tables: &Tablebase) -> Result<(), String> {
        let position: Position = self.position.parse().map_err(|error| format!("{error}"))?;
        let mut game = Game::from_position(position);
        for (ply, text) in self.moves.iter().enumerate() {
            let made = game.read_move(text).map_err(|error| format!("{error}"))?;
            if ply % 2 == 0 {
                let only = only_move(tables, game.position());
                let (right, task) = only.ok_or(format!("{text} is not the only move"))?;
                if right != made || task.word() != self.task {
                    return Err(format!("not {text}: {}", right.text(game.rules().board())));
                }
            }
            game.play(made).map_err(|error| format!("{error:?}"))?;
        }
        Ok(())
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
    assert!(themes.len() >= 5, "{themes:?}");
    let hardest = lines.iter().map(|line| line.difficulty).max();
    assert!(lines.iter().all(|line| (1..=9).contains(&line.difficulty)));
    assert!(hardest >= Some(5), "nothing is hard");
}
