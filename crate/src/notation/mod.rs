//! Moves and positions as text.
//!
//! All readers take text of any size and kind, never panic, and answer with a
//! [`NotationError`] that says what is wrong and at which byte.

mod error;
mod move_text;
mod position_text;

pub use error::{Fault, NotationError};
pub(crate) use move_text::{Written, WrittenMove, scan_captures, scan_move};
pub(crate) use position_text::set_options;
