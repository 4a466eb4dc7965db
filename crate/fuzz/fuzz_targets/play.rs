//! Play by chance under any rules: the laws hold in every position of it, and for the game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mlin::{Color, Game};
use mlin_fuzz::{choices::Choices, laws};

fn play(mut choices: Choices<'_>) -> Option<Game> {
    let mut game = Game::new(choices.rules()?);
    let mut turn = || -> Option<()> {
        laws::hold_in(game.position());
        match choices.below(16)? {
            0 => laws::membership(game.position(), choices.conceivable(game.position())?),
            1 => drop(game.undo()),
            2 => drop(game.redo()),
            3 if choices.below(16)? == 0 => drop(game.resign(Color::Black)),
            _ => {
                let moves = game.legal_moves();
                let choice = choices.below(moves.len().max(1))?;
                if let Some(&made) = moves.get(choice) {
                    assert_eq!(game.play(made), Ok(made));
                }
            }
        }
        Some(())
    };
    while turn().is_some() {}
    Some(game)
}

fuzz_target!(|bytes: &[u8]| {
    if let Some(game) = play(Choices(bytes)) {
        laws::hold_for(&game);
    }
});
