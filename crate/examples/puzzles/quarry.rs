//! Where positions for puzzles come from.

use fastrand::Rng;
use mlin::search::{Level, Limits, Searcher, Undisturbed};
use mlin::{ByColor, Color, Game, PointSet, Position, Rules, Setup, Variant};

/// Plies that are left to chance, so that no two games are the same.
const CHANCE: std::ops::Range<usize> = 2..8;
/// The most plies of a game.
const LONGEST: usize = 90;
/// Who plays: weak enough to go wrong, and strong enough to be worth a look.
const LEVELS: std::ops::RangeInclusive<u8> = 2..=6;
/// Men on the board without whom there is nothing to be seen yet, where the game has so many.
const FEWEST_MEN: usize = 6;
/// Men of each player in the endings of large boards.
const ENDINGS: [(usize, usize); 4] = [(4, 4), (4, 3), (3, 4), (4, 4)];

/// The positions of a game between two levels, in any order, as if no moves were behind them.
pub fn game(variant: Variant, searcher: &mut Searcher, rng: &mut Rng) -> Vec<Position> {
    let levels = ByColor::from_fn(|_| Level::new(rng.u8(LEVELS)));
    let chance = rng.usize(CHANCE);
    let mut game = Game::new(variant);
    let mut positions = Vec::new();
    while game.outcome().is_none() && positions.len() < LONGEST {
        let made = if positions.len() < chance {
            *rng.choice(&game.legal_moves()).expect("the game goes on")
        } else {
            let limits = Limits {
                level: levels[game.position().turn()],
                ..Limits::default()
            };
            searcher.start(&game, limits).expect("the game goes on");
            while !searcher.run(&mut Undisturbed) {}
            searcher.report().expect("it has searched").best
        };
        game.play(made).expect("a legal move");
        positions.push(without_quiet(game.position()));
    }
    let men = usize::from(game.rules().men()).min(FEWEST_MEN);
    positions.retain(|position| standing(position) >= men);
    rng.shuffle(&mut positions);
    positions
}

fn standing(position: &Position) -> usize {
    position.men(Color::White).len() + position.men(Color::Black).len()
}

/// So many men on any points, and none in hand.
pub fn ending(variant: Variant, rng: &mut Rng) -> Position {
    let rules = Rules::from(variant);
    let (white, black) = *rng.choice(&ENDINGS).expect("there are some");
    loop {
        let mut points: Vec<_> = rules.board().all().into_iter().collect();
        rng.shuffle(&mut points);
        let side = |from: usize, count: usize| points[from..from + count].iter().copied();
        let setup = Setup {
            rules,
            men: ByColor::new(
                side(0, white).collect::<PointSet>(),
                side(white, black).collect(),
            ),
            hand: ByColor::default(),
            turn: if rng.bool() {
                Color::White
            } else {
                Color::Black
            },
            quiet: 0,
        };
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

/// A puzzle begins with no moves behind it.
fn without_quiet(position: &Position) -> Position {
    let setup = Setup {
        quiet: 0,
        ..position.setup()
    };
    setup.position().expect("it was one before")
}
