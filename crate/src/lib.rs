//! Nine men's morris and its whole family: three, five, six, seven, nine, ten (Lasker),
//! eleven and twelve men. Rules, notation and game records; a search that plays it.
//!
//! ```
//! use mlin::{Game, Variant};
//!
//! let mut game = Game::new(Variant::Nine);
//! for text in ["d6", "e4", "f6", "c5", "b6xe4"] {
//!     game.play_text(text).unwrap();
//! }
//! let text = "nine ......../WWW...../B....... b 6,7 0";
//! assert_eq!(game.position().to_string(), text);
//! ```
//!
//! Modules stand in the order of their dependence: [`board`] and [`boards`] know nothing
//! of rules, [`Position`] nothing of a game's past, [`Game`] nothing of search.

pub mod board;
pub mod boards;
mod color;
mod game;
mod legality;
mod movegen;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod point;
mod position;
pub mod record;
mod rules;
pub mod search;
mod symmetry;
pub mod tablebase;
mod zobrist;

pub use board::Board;
pub use color::{ByColor, Color};
pub use game::Game;
pub use legality::{Attempt, IllegalMove};
pub use moves::{Move, MoveList, MoveText};
pub use notation::NotationError;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use point::{Point, PointSet, Points};
pub use position::{Phase, Position, PositionError, Setup};
pub use rules::{
    BothFlying, DoubleMill, OptionError, Options, Placing, Rules, Switch, UnknownVariant, Variant,
};
pub use symmetry::Symmetry;

#[cfg(feature = "wasm")]
pub mod wasm;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
