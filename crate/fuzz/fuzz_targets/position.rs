//! Position text: never a panic, and what is read is written back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::Position;

fuzz_target!(|text: &str| {
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            assert_eq!(position.hash(), position.fresh_hash());
            assert!(position.outcome().is_some() || !position.legal_moves().is_empty());
        }
        Err(error) => assert!(text.is_char_boundary(error.at)),
    }
});
