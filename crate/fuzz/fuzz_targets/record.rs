//! Records: never a panic, and a game that is read is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::record;

fuzz_target!(|text: &str| {
    match record::read_all(text) {
        Ok(games) => games.iter().for_each(|game| {
            let written = record::write(game, &[]).expect("tags that were read");
            let again = record::read(&written).expect("a record that was written");
            assert_eq!(again.position(), game.position());
            assert_eq!(again.outcome(), game.outcome());
            assert_eq!(record::write(&again, &[]), Ok(written));
        }),
        Err(error) => assert!(text.is_char_boundary(error.at)),
    }
});
