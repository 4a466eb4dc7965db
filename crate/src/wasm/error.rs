//! Errors as JavaScript sees them: an `Error` with `name`, `code`, `at` and `field`.

use crate::legality::IllegalMove;
use crate::notation::Fault;
use crate::notation::NotationError;
use crate::rules::{OptionError, UnknownVariant};
use js_sys::{Error, Reflect};
use wasm_bindgen::prelude::*;

/// An error with a code for programs and a message for people.
pub(super) fn with_code(code: &str, message: &str) -> JsValue {
    let error = Error::new(message);
    error.set_name("MlinError");
    set(&error, "code", &code.into());
    error.into()
}

/// The error of a text, its offset in UTF-16 code units.
pub(super) fn of_text(error: &NotationError, text: &str) -> JsValue {
    let thrown = with_code(error.fault.code(), &error.to_string());
    set(&thrown, "at", &(error.at_utf16(text) as u32).into());
    if let Some(field) = error.field() {
        set(&thrown, "field", &field.into());
    }
    thrown
}

pub(super) fn of_variant(error: UnknownVariant) -> JsValue {
    with_field(Fault::UnknownVariant.code(), &error.to_string(), "variant")
}

pub(super) fn of_option(error: &OptionError) -> JsValue {
    let code = Fault::Option(error.clone()).code();
    with_field(code, &error.to_string(), error.name())
}

pub(super) fn of_move(error: IllegalMove) -> JsValue {
    with_code(error.word(), &error.to_string())
}

pub(super) fn with_field(code: &str, message: &str, field: &str) -> JsValue {
    let thrown = with_code(code, message);
    set(&thrown, "field", &field.into());
    thrown
}

/// A plain object takes any property: there is no error to give.
fn set(target: &JsValue, key: &str, value: &JsValue) {
    let _ = Reflect::set(target, &key.into(), value);
}
