//! Two games from the same opening, colours swapped.

use crate::failure::Failure;
use crate::opening::opening;
use crate::player::Player;
use mlin::{Color, Game, Rules};

/// A game this long is a draw: with repetition and quiet limit switched off one might never end.
const LONGEST: usize = 1_000;

/// The half points of the first player: his game with white, then the one with black.
pub fn play_pair(
    players: &mut [Player; 2],
    rules: Rules,
    seed: u64,
    number: u64,
) -> Result<[u8; 2], Failure> {
    let start = opening(rules, seed, number);
    for player in players.iter_mut() {
        player.begin_game(2 * number)?;
    }
    let with_white = play(start.clone(), players, Color::White)?;
    for player in players.iter_mut() {
        player.begin_game(2 * number + 1)?;
    }
    Ok([with_white, play(start, players, Color::Black)?])
}

/// The half points of the first player, who has that colour.
fn play(mut game: Game, players: &mut [Player; 2], color: Color) -> Result<u8, Failure> {
    while game.outcome().is_none() && game.moves().count() < LONGEST {
        let [first, second] = players;
        let player = if game.position().turn() == color {
            first
        } else {
            second
        };
        let made = player.choose(&game)?;
        let illegal = |error: mlin::IllegalMove| Failure::words(error.to_string());
        game.play(made).map_err(illegal)?;
    }
    Ok(match game.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if winner == color => 2,
        Some(_) => 0,
    })
}
