//! Tests: the tree finds what a plain minimax finds.

use super::evaluate::evaluate;
use super::node::{Memory, Tree};
use super::repetition::Draws;
use super::score::Score;
use super::window::Window;
use super::worth::faded;
use crate::game::Game;
use crate::position::Position;
use crate::rules::Variant;
use fastrand::Rng;

/// Looks at everything: what the tree has to agree with.
fn minimax(position: &Position, depth: i32, ply: usize) -> Score {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Score::loss_in(ply);
    }
    if position.draw().is_some() && ply > 0 {
        return Score::DRAW;
    }
    let best = moves.into_iter().map(|made| {
        let mut next = *position;
        next.make(made);
        if depth > 1 {
            -minimax(&next, depth - 1, ply + 1)
        } else {
            -captures_played_out(&next, ply + 1, Window::full())
        }
    });
    best.max().unwrap_or(Score::WORST)
}

/// With the plainest of cuts: without any, chains of captures would take hours.
fn captures_played_out(position: &Position, ply: usize, window: Window) -> Score {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Score::loss_in(ply);
    }
    if ply > 0 && position.draw().is_some() {
        return Score::DRAW;
    }
    let mut best = faded(evaluate(position).value(), position);
    for made in moves.into_iter().filter(|made| made.is_capture()) {
        if best >= window.beta {
            break;
        }
        let mut next = *position;
        next.make(made);
        let alpha = window.alpha.max(best);
        let reply = Window { alpha, ..window }.turned();
        best = best.max(-captures_played_out(&next, ply + 1, reply));
    }
    best
}

fn random_game(variant: Variant, plies: usize, rng: &mut Rng) -> Game {
    let mut game = Game::new(variant);
    for _ in 0..plies {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        let made = moves[rng.usize(..moves.len())];
        game.play(made).expect("a move of the list is legal");
    }
    game
}

fn search(game: &Game, depth: i32, thorough: bool, memory: &mut Memory) -> Score {
    // Without a past: minimax knows none.
    let game = Game::from_position(*game.position());
    let mut tree = Tree::new(&game, Draws::AsTheyAre, 0);
    tree.thorough = thorough;
    tree.begin(game.position(), depth, Window::full(), &[], memory);
    tree.grow(memory, u64::MAX).expect("the search ends").score
}

#[test]
fn a_thorough_search_finds_what_minimax_finds() {
    let mut rng = Rng::with_seed(1);
    for variant in Variant::ALL {
        for plies in (0..40).step_by(2) {
            let game = random_game(variant, plies, &mut rng);
            if game.outcome().is_some() {
                continue;
            }
            for depth in 1..=2 {
                let wanted = minimax(game.position(), depth, 0);
                let mut memory = Memory::new(1);
                for table in ["empty", "filled"] {
                    let score = search(&game, depth, true, &mut memory);
                    assert_eq!(
                        score,
                        wanted,
                        "{:?} depth {depth}, {table} table",
                        game.position()
                    );
                }
            }
        }
    }
}

#[test]
fn wins_are_proven_with_reductions_too() {
    let mut rng = Rng::with_seed(2);
    let mut wins = 0;
    for _ in 0..400 {
        let game = random_game(Variant::Three, rng.usize(6..12), &mut rng);
        if game.outcome().is_some() {
            continue;
        }
        let wanted = minimax(game.position(), 3, 0);
        let score = search(&game, 3, false, &mut Memory::new(1));
        if score.is_win() || score.is_loss() {
            assert_eq!(score.is_win(), wanted.is_win(), "{:?}", game.position());
            wins += 1;
        }
    }
    assert!(wins > 50, "only {wins} decided positions were met");
}
