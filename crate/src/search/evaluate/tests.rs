//! Tests of the evaluation as a whole.

use super::*;
use crate::color::{ByColor, Color};
use crate::game::Game;
use crate::position::Setup;
use crate::rules::{Rules, Variant};
use fastrand::Rng;

/// Positions of random games of all variants, and with options that change boards and phases.
fn positions() -> Vec<Position> {
    let mut rng = Rng::with_seed(1);
    let texts = [
        "three ......../. w 3,3 0 diagonals=on",
        "nine ......../......../........ w 9,9 0 flying=off",
        "ten ......../......../........ w 10,10 0 double-mill=two",
    ];
    let rules = texts.map(|text| *text.parse::<Position>().expect("a position").rules());
    let all = Variant::ALL.into_iter().map(Rules::from).chain(rules);
    let games = all.flat_map(|rules| [rules; 20]);
    games
        .flat_map(|rules| random_game(rules, &mut rng))
        .collect()
}

fn random_game(rules: Rules, rng: &mut Rng) -> Vec<Position> {
    let mut game = Game::new(rules);
    while let Some(made) = rng.choice(game.legal_moves()) {
        game.play(made).expect("a move of the list is legal");
    }
    let going_on = |position: &&Position| position.outcome().is_none();
    game.positions().filter(going_on).copied().collect()
}

fn value(text: &str) -> i16 {
    let position: Position = text.parse().expect("a position");
    evaluate(&position).value()
}

#[test]
fn every_symmetry_leaves_the_judgement() {
    for position in positions() {
        for map in position.board().symmetries() {
            let setup = position.setup();
            let men = ByColor::from_fn(|color| map.set(setup.men[color]));
            let image = Setup { men, ..setup }.position().expect("still valid");
            assert_eq!(evaluate(&image), evaluate(&position), "{position:?}");
        }
    }
}

#[test]
fn players_that_change_places_change_judgements() {
    for position in positions() {
        let setup = position.setup();
        let exchanged = Setup {
            men: ByColor::from_fn(|color: Color| setup.men[!color]),
            hand: ByColor::from_fn(|color: Color| setup.hand[!color]),
            turn: !setup.turn,
            ..setup
        };
        let exchanged = exchanged.position().expect("still valid");
        assert_eq!(evaluate(&exchanged), evaluate(&position), "{position:?}");
    }
}

#[test]
fn the_judgement_is_the_sum_that_the_features_say() {
    for position in positions() {
        let family = weights::family(position.rules());
        let evaluator = Evaluator::of(&position);
        let mut terms = 0;
        features(&position, |weight, count| {
            if !is_pattern(weight) {
                terms += i32::from(evaluator.terms[weight - family * TERMS]) * count;
            }
        });
        let patterns = evaluator.pattern_sum(&position, Stage::of(&position));
        let score = Score::estimate(men(&position) + UNIT * (terms + patterns));
        assert_eq!(evaluate(&position), score, "{position:?}");
    }
}

#[test]
fn six_men_win_against_four() {
    assert!(value("nine W.B..W../.W..B.W./B..W.B.W w 0,0 0") > 100);
    assert!(value("nine W.B..W../.W..B.W./B..W.B.W b 0,0 0") < -100);
}

#[test]
fn a_double_mill_is_worth_a_man() {
    // White's d7 goes to and fro between two mills; in the other position only one is whole.
    let double = value("nine WWW.B.B./W.W.B.../....B.B. b 0,0 0");
    let single = value("nine WWW.B.B./W..WB.../....B.B. b 0,0 0");
    assert!(double < single - 100, "{double} {single}");
}

#[test]
fn two_threats_are_worse_than_one() {
    let one = value("nine WW..W.../....B.../.....B.. b 6,7 0");
    let two = value("nine WW.....W/....B.../.....B.. b 6,7 0");
    assert!(two < one, "{two} {one}");
}

#[test]
fn a_man_who_cannot_move_is_worse() {
    let free = value("nine WB...B../W...B.../W....... w 0,0 0 flying=off");
    let shut = value("nine WB.....B/W...B.../W....... w 0,0 0 flying=off");
    assert!(shut < free, "{shut} {free}");
}
