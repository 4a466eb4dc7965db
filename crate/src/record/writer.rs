//! Writes a record.

use super::tag;
use crate::color::Color;
use crate::game::Game;
use crate::outcome::{Outcome, Reason};
use crate::position::Position;
use std::collections::BTreeSet;
use std::fmt;

/// Columns of the moves, as PGN asks (section 4.3).
const COLUMNS: usize = 80;

/// Tags that every record begins with, and what stands there when nothing is known.
const ROSTER: [(&str, &str); 6] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
];

/// Tags that the game itself decides: whatever else they are given is passed over.
const DECIDED: [&str; 5] = ["Result", "Variant", "Position", "Options", "Termination"];

/// A tag that cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// The name has other characters than letters, digits and `_`, or none.
    Name(String),
    /// The value of that tag has a line break or another control character.
    Value(String),
}

impl TagError {
    /// A word for programs.
    pub const fn code(&self) -> &'static str {
        "bad-tag"
    }

    /// The tag's name.
    pub fn tag(&self) -> &str {
        match self {
            TagError::Name(name) | TagError::Value(name) => name,
        }
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => {
                write!(f, "a tag's name is letters, digits and _, not {name:?}")
            }
            TagError::Value(name) => write!(f, "the tag {name} has a line break in its value"),
        }
    }
}

impl std::error::Error for TagError {}

/// Writes a game as a record. `tags` go before the game's own; `Result`, `Variant`, `Position`,
/// `Options` and `Termination` always say what the game is; only where the players ended it, the
/// word of the program whose record was read stays.
///
/// # Errors
/// When a tag cannot be written.
pub fn write(game: &Game, tags: &[(String, String)]) -> Result<String, TagError> {
    check(tags)?;
    let given = |name: &str| {
        let mut all = tags.iter().chain(game.tags());
        all.find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    };
    let mut lines: Vec<String> = ROSTER
        .iter()
        .map(|&(name, unknown)| tag::written(name, given(name).unwrap_or(unknown)))
        .collect();
    lines.extend(decided(game));
    let mut seen: BTreeSet<&str> = ROSTER
        .iter()
        .map(|(name, _)| *name)
        .chain(DECIDED)
        .collect();
    for (name, value) in tags.iter().chain(game.tags()) {
        if seen.insert(name) {
            lines.push(tag::written(name, value));
        }
    }
    lines.push(String::new());
    lines.extend(movetext(game));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

fn check(tags: &[(String, String)]) -> Result<(), TagError> {
    for (name, value) in tags {
        if name.is_empty() || !name.chars().all(tag::is_name) {
            return Err(TagError::Name(name.clone()));
        }
        if value.chars().any(char::is_control) {
            return Err(TagError::Value(name.clone()));
        }
    }
    Ok(())
}

fn decided(game: &Game) -> Vec<String> {
    let rules = game.rules();
    let outcome = game.outcome();
    let mut lines = vec![
        tag::written("Result", result(outcome)),
        tag::written("Variant", rules.variant().title()),
    ];
    if *game.start() != Position::start(*rules) {
        lines.push(tag::written("Position", &game.start().to_string()));
    }
    let options: Vec<String> = rules
        .changed_options()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    if !options.is_empty() {
        lines.push(tag::written("Options", &options.join(" ")));
    }
    let reason = outcome.map(|outcome| outcome.reason);
    if let Some(word) = foreign_termination(game, reason).or(reason.map(Reason::word)) {
        lines.push(tag::written("Termination", word));
    }
    lines
}

/// The word of another program, in the record that was read, for an end that the players made.
fn foreign_termination(game: &Game, reason: Option<Reason>) -> Option<&str> {
    if !matches!(reason, None | Some(Reason::Resignation | Reason::Agreement)) {
        return None;
    }
    let (_, word) = game.tags().iter().find(|(name, _)| name == "Termination")?;
    Reason::from_word(word).is_none().then_some(word)
}

fn result(outcome: Option<Outcome>) -> &'static str {
    outcome.map_or("*", Outcome::result)
}

/// The moves with their numbers and the result, in lines.
fn movetext(game: &Game) -> Vec<String> {
    let board = game.rules().board();
    let first = usize::from(game.start().turn() == Color::Black);
    let mut words = Vec::new();
    for (index, made) in game.moves().enumerate() {
        let ply = first + index;
        match (ply % 2, index) {
            (0, _) => words.push(format!("{}.", ply / 2 + 1)),
            (_, 0) => words.push(format!("{}...", ply / 2 + 1)),
            _ => {}
        }
        words.push(made.text(board).to_string());
    }
    words.push(result(game.outcome()).to_owned());

    let mut lines = vec![String::new()];
    for word in words {
        let line = lines.last_mut().expect("there is always a line");
        if line.is_empty() {
            *line = word;
        } else if line.len() + 1 + word.len() < COLUMNS {
            line.push(' ');
            line.push_str(&word);
        } else {
            lines.push(word);
        }
    }
    lines
}
