//! Move text: a word a move, whatever the variant; what is played is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::{Game, Variant};

fuzz_target!(|input: (u8, &str)| {
    let (variant, text) = input;
    let mut game = Game::new(Variant::ALL[usize::from(variant) % Variant::ALL.len()]);
    for word in text.split(' ') {
        let Ok(made) = game.read_move(word) else {
            continue;
        };
        let written = made.text(game.rules().board()).to_string();
        assert_eq!(game.read_move(&written), Ok(made));
        assert!(game.legal_moves().contains(&made));
        assert_eq!(game.play(made), Ok(made));
    }
});
