//! Nine men's morris and its whole family.

#[cfg(feature = "wasm")]
pub mod wasm;
