//! Game records: tags, numbered moves and a result, in the manner of PGN (*Portable Game
//! Notation Specification and Implementation Guide*, 1994), with the moves of
//! [`notation`](crate::notation). Records of points by number, as PlayOK writes them, are read too.
//!
//! ```
//! use mlin::{record, Reason};
//!
//! let game = record::read("[White \"Ana\"]\n\n1. d6 {the crossing} f4 2. d2 1-0").unwrap();
//! assert_eq!(game.moves().count(), 3);
//! assert_eq!(game.outcome().unwrap().reason, Reason::Resignation);
//! let text = record::write(&game, &[]).unwrap();
//! assert_eq!(record::read(&text).unwrap().position(), game.position());
//! ```

mod lexer;
mod sheet;
mod tag;
mod writer;

pub use writer::{TagError, write};

use crate::game::Game;
use crate::notation::{Fault, NotationError};

/// Reads a record that holds one game. Comments, glyphs and variations are passed over;
/// tags and main line are kept.
///
/// # Errors
/// What is wrong and where: text that is no record, an illegal move, tags or a result that
/// contradict the moves, no game, or more than one.
pub fn read(text: &str) -> Result<Game, NotationError> {
    let sheets = sheet::split(text)?;
    if let Some(second) = sheets.get(1) {
        return Err(NotationError::new(Fault::SeveralGames, second.at));
    }
    let only = sheets.first();
    only.ok_or(NotationError::new(Fault::NoGame, text.len()))?
        .game()
}

/// Reads all games of a text; none in an empty one.
///
/// # Errors
/// As [`read`], at the first game that cannot be read.
pub fn read_all(text: &str) -> Result<Vec<Game>, NotationError> {
    sheet::split(text)?.iter().map(sheet::Sheet::game).collect()
}
