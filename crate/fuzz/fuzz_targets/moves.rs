//! Move text, after a position on the first line: never a panic, and what is played is written and read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::notation::Fault;
use mlin::{Game, Position};
use mlin_fuzz::laws;

fuzz_target!(|text: &str| {
    let (position, words) = text.split_once('\n').unwrap_or((text, ""));
    let Ok(position) = position.parse::<Position>() else {
        return;
    };
    let mut game = Game::from_position(position);
    for word in words.split(' ') {
        match game.read_move(word) {
            Ok(made) => {
                let written = made.text(game.rules().board()).to_string();
                assert_eq!(game.read_move(&written), Ok(made));
                assert!(game.legal_moves().contains(&made));
                assert_eq!(game.play(made), Ok(made));
            }
            Err(error) => {
                assert!(word.is_char_boundary(error.at));
                assert_eq!(game.play_text(word), Err(error.clone()));
                let over = matches!(error.fault, Fault::Illegal(mlin::IllegalMove::GameOver));
                assert!(!over || game.outcome().is_some());
            }
        }
    }
    laws::hold_for(&game);
});
