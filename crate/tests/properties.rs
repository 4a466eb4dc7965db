//! What holds in every position and every game, whatever the rules.

mod play;

use fastrand::Rng;
use mlin::Symmetry;
use mlin::{ByColor, Color, Game, Move, Outcome, PointSet, Position, Setup, perft};
use play::{all_rules, game_from_the_middle, play_on, positions, random_game};
use std::collections::HashSet;

/// Games played under each of the rules.
const GAMES: usize = if cfg!(miri) { 1 } else { 20 };

/// A move without the order of its captures, which a symmetry may turn round.
type Deed = (Option<usize>, usize, u32);

fn deed(made: Move, map: impl Fn(PointSet) -> PointSet) -> Deed {
    let only = |set: PointSet| map(set).bits().trailing_zeros() as usize;
    (
        made.from().map(|from| only(PointSet::of(from))),
        only(PointSet::of(made.to())),
        map(made.captured()).bits(),
    )
}

/// Every move that could be thought of, legal or not.
fn conceivable(position: &Position) -> impl Iterator<Item = Move> {
    let points = position.board().all();
    let steps = points.into_iter().flat_map(move |to| {
        let shifts = points.into_iter().map(move |from| Move::shift(from, to));
        shifts.chain([Move::place(to)])
    });
    steps.flat_map(move |step| {
        let one = points.into_iter().map(move |point| step.capturing(point));
        let two = points.into_iter().flat_map(move |first| {
            points
                .into_iter()
                .map(move |second| step.capturing_two(first, second))
        });
        one.chain(two).chain([step])
    })
}

#[test]
fn the_hash_that_is_kept_is_the_fresh_one() {
    let mut rng = Rng::with_seed(1);
    for rules in all_rules() {
        for _ in 0..GAMES {
            for position in random_game(rules, &mut rng, 200).positions() {
                assert_eq!(position.hash(), position.fresh_hash(), "{position}");
            }
        }
    }
}

#[test]
fn equal_positions_and_only_they_have_equal_hashes() {
    let mut seen = std::collections::HashMap::new();
    for position in positions(2) {
        let parts = (position.setup().men, position.setup().hand, position.turn());
        let known = *seen.entry(position.hash()).or_insert(parts);
        assert_eq!(known, parts, "{position}");
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes too long there")]
fn a_move_is_legal_when_it_is_listed() {
    for position in positions(3) {
        let moves = position.legal_moves();
        let listed: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(
            listed.len(),
            moves.len(),
            "a move is listed twice: {position}"
        );
        for made in conceivable(&position) {
            let text = made.text(position.board());
            assert_eq!(
                position.is_legal(made),
                listed.contains(&made),
                "{text} in {position}"
            );
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes too long there")]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut rng = Rng::with_seed(4);
    for rules in all_rules() {
        let mut game = game_from_the_middle(rules, &mut rng, 20);
        let before = (*game.position(), game.clone());
        let illegal = conceivable(&before.0).filter(|&made| !before.0.is_legal(made));
        for made in illegal.step_by(97) {
            let mut position = before.0;
            assert!(position.play(made).is_err());
            assert_eq!(position, before.0);
            assert!(game.play(made).is_err());
            assert_eq!(game, before.1);
        }
    }
}

#[test]
fn texts_are_read_as_they_are_written() {
    for position in positions(5) {
        let text = position.to_string();
        assert_eq!(text.parse(), Ok(position), "{text}");
        let game = Game::from_position(position);
        for made in game.legal_moves() {
            let text = made.text(position.board()).to_string();
            for form in [text.clone(), text.to_uppercase(), text.replace('-', "")] {
                assert_eq!(game.read_move(&form), Ok(made), "{form} in {position}");
            }
        }
    }
}

#[test]
#[cfg_attr(miri, ignore = "takes too long there")]
fn a_position_counts_the_same_from_every_side() {
    for position in positions(6) {
        let moves: HashSet<Deed> = deeds(&position, |set| set);
        let ahead = perft(&position, 2);
        for map in position.board().symmetries() {
            let image = seen_by(map, &position);
            assert_eq!(
                deeds(&image, |set| set),
                deeds(&position, |set| map.set(set)),
                "{position}"
            );
            assert_eq!(perft(&image, 2), ahead, "{position} and {image}");
            assert_eq!(image.outcome(), position.outcome(), "{position}");
        }
        let other = colors_swapped(&position);
        assert_eq!(deeds(&other, |set| set), moves, "{position}");
        assert_eq!(perft(&other, 2), ahead, "{position}");
    }
}

fn deeds(position: &Position, map: impl Fn(PointSet) -> PointSet) -> HashSet<Deed> {
    let moves = position.legal_moves().into_iter();
    moves.map(|made| deed(made, &map)).collect()
}

fn seen_by(map: &Symmetry, position: &Position) -> Position {
    let setup = position.setup();
    let men = ByColor::from_fn(|color| map.set(setup.men[color]));
    Setup { men, ..setup }
        .position()
        .expect("as many men as before")
}

fn colors_swapped(position: &Position) -> Position {
    let setup = position.setup();
    let swapped = Setup {
        men: ByColor::from_fn(|color| setup.men[!color]),
        hand: ByColor::from_fn(|color| setup.hand[!color]),
        turn: !setup.turn,
        ..setup
    };
    swapped.position().expect("as many men as before")
}

/// All that can be seen of a game.
#[derive(Debug, PartialEq)]
struct Sight {
    position: Position,
    moves: Vec<Move>,
    legal: Vec<Move>,
    outcome: Option<Outcome>,
    repetitions: usize,
    offers_draw: bool,
    record: String,
}

fn sight(game: &Game) -> Sight {
    Sight {
        position: *game.position(),
        moves: game.moves().collect(),
        legal: game.legal_moves(),
        outcome: game.outcome(),
        repetitions: game.repetitions(),
        offers_draw: game.offers_draw(),
        record: mlin::record::write(game, &[]).expect("no tags"),
    }
}

#[test]
fn undo_and_redo_restore_everything() {
    let mut rng = Rng::with_seed(7);
    for rules in all_rules() {
        let mut game = game_from_the_middle(rules, &mut rng, 0);
        let mut sights = vec![sight(&game)];
        while game.outcome().is_none() && sights.len() < 60 {
            if rng.u8(..40) == 0 {
                game.resign(Color::Black).expect("the game is not over");
            } else {
                play_on(&mut game, &mut rng, 1);
            }
            sights.push(sight(&game));
        }
        for earlier in sights.iter().rev().skip(1) {
            assert!(game.undo());
            assert_eq!(&sight(&game), earlier);
        }
        assert!(!game.undo());
        for later in &sights[1..] {
            assert!(game.redo());
            assert_eq!(&sight(&game), later);
        }
        assert!(!game.redo());
    }
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let mut rng = Rng::with_seed(8);
    for rules in all_rules() {
        let mut game = random_game(rules, &mut rng, 12);
        let other = random_game(rules, &mut rng, 0);
        while game.undo() {}
        assert_eq!(sight(&game), sight(&other));
        play_on(&mut game, &mut rng, 1);
        assert!(!game.can_redo());
    }
}

#[test]
fn counts_are_those_of_this_game_alone() {
    let mut rng = Rng::with_seed(9);
    for rules in all_rules() {
        let game = random_game(rules, &mut rng, 300);
        let mut again = Game::new(rules);
        let mut quiet = 0;
        for made in game.moves() {
            // Another game at the same place goes its own way.
            play_on(&mut again.clone(), &mut rng, 3);
            again.play(made).expect("it was legal before");
            quiet = if made.is_capture() { 0 } else { quiet + 1 };
            assert_eq!(again.position().quiet(), quiet);
            let now = again.position();
            let stood = again.positions().filter(|earlier| {
                let (now, earlier) = (now.setup(), earlier.setup());
                (now.men, now.hand, now.turn) == (earlier.men, earlier.hand, earlier.turn)
            });
            assert_eq!(again.repetitions(), stood.count());
        }
        assert_eq!(sight(&again), sight(&game));
    }
}

#[test]
fn a_game_is_over_when_it_has_no_move() {
    let mut rng = Rng::with_seed(10);
    for rules in all_rules() {
        for _ in 0..GAMES {
            let game = random_game(rules, &mut rng, 400);
            assert_eq!(game.legal_moves().is_empty(), game.outcome().is_some());
            for position in game.positions() {
                let ends = position.outcome().is_some();
                assert!(ends || !position.legal_moves().is_empty(), "{position}");
            }
        }
    }
}
