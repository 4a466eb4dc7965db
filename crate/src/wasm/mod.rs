//! The classes that JavaScript is given: convert, call, convert; no logic.
//!
//! The page's own `www/engine/` wraps them into the documented API.

mod clock;
mod error;
mod game;
mod report;
mod search;
mod shape;
mod tables;

pub use game::Game;
pub use search::Search;
pub use tables::Tables;

use crate::rules::{Rules, Variant};
use shape::VariantInfo;
use wasm_bindgen::prelude::*;

/// The crate's version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}

/// All variants with their boards and their own options.
///
/// # Errors
/// None: converting plain data does not fail.
#[wasm_bindgen]
pub fn variants() -> Result<JsValue, JsValue> {
    let all = Variant::ALL.map(|variant| VariantInfo::new(&Rules::from(variant)));
    shape::to_js(&all)
}
