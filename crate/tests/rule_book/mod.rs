//! A second rule book: naive, slow and written to be read against the rule sheet.
//!
//! It shares no code and no idea with the crate. Points are names such as `"a4"`, a position is a
//! map from names to men, boards are the drawn lines as one would write them down, and every
//! question is answered from those lines by looking. Numbers in comments ("2.3", "4.5") are the
//! clauses of the rule sheet:
//!
//! 1. boards ([`board`]) · 2. the turn ([`moves`]) · 3. mill and capture ([`mills`]) ·
//! 4. the end ([`outcome`]) · 5. variants and options ([`variant`], [`options`]).
//!
//! Nothing here is fast, and nothing should be made fast at the price of being obvious.

#![allow(dead_code, reason = "every test crate uses its own part of it")]

pub mod board;
pub mod explain;
pub mod game;
pub mod mills;
pub mod move_text;
pub mod moves;
pub mod options;
pub mod outcome;
pub mod perft;
pub mod position_text;
pub mod side;
pub mod state;
pub mod variant;
