//! Lines of play where the tables know all.

use super::evaluate::evaluate;
use super::line::Line;
use super::score::Score;
use crate::game::Game;
use crate::moves::Move;
use crate::tablebase::{Choice, Tablebase};
use std::cmp::Reverse;

/// Plies that are shown of a line: the longest win of the small boards has 119.
const SHOWN: usize = 128;
/// The same of a drawn line, which has no end.
const SHOWN_OF_DRAW: usize = 4;

/// So many of the best moves, the best first, each with best play after it; among moves that are as
/// good as the best, the one that looks best. `None` where a move is not solved.
pub(super) fn lines(tables: &Tablebase, game: &Game, most: usize) -> Option<Vec<Line>> {
    let mut choices = tables.choices(game)?;
    let equals = choices.partition_point(|choice| choice.equals(&choices[0]));
    let looks = |choice: &Choice| {
        let mut next = *game.position();
        next.make(choice.made);
        Reverse(evaluate(&next))
    };
    let best = (0..equals).max_by_key(|&index| (looks(&choices[index]), Reverse(index)))?;
    choices[..=best].rotate_right(1);
    choices.truncate(most);
    let line = |choice: Choice| Line {
        moves: moves(tables, game.clone(), choice),
        score: Score::of_value(choice.verdict.value, 0),
    };
    Some(choices.into_iter().map(line).collect())
}

/// A move and best play after it.
fn moves(tables: &Tablebase, mut game: Game, first: Choice) -> Vec<Move> {
    let shown = if first.verdict.value.plies().is_some() {
        SHOWN
    } else {
        SHOWN_OF_DRAW
    };
    let mut moves = Vec::new();
    let mut next = Some(first.made);
    while let Some(made) = next.filter(|_| moves.len() < shown) {
        moves.push(made);
        next = match game.play(made) {
            Ok(_) => tables
                .choices(&game)
                .and_then(|choices| Some(choices.first()?.made)),
            Err(_) => None,
        };
    }
    moves
}
