//! The host's clock: `std::time::Instant` has none on this target.

use super::error;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

/// The clock of a page, a worker or Node, which all have it as a global; in milliseconds.
#[derive(Debug)]
pub(super) struct Clock(Performance);

impl Clock {
    pub(super) fn of_host() -> Result<Clock, JsValue> {
        let performance = Reflect::get(&js_sys::global(), &"performance".into())?;
        if performance.is_undefined() {
            return Err(error::with_code(
                "no-clock",
                "there is no performance.now() here",
            ));
        }
        Ok(Clock(performance.unchecked_into()))
    }

    pub(super) fn now(&self) -> f64 {
        self.0.now()
    }
}
