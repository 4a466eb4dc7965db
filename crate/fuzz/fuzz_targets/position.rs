//! Position text: never a panic, and in what is read the laws of every position hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::Position;
use mlin_fuzz::laws;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => laws::hold_in(&position),
        Err(error) => assert!(text.is_char_boundary(error.at)),
    }
});
