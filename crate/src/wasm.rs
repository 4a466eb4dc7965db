//! JavaScript classes: convert, call, convert.

use wasm_bindgen::prelude::*;

/// The crate's version.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").into()
}
