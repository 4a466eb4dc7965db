//! Where positions for puzzles come from.

use fastrand::Rng;
use mlin::{ByColor, Color, PointSet, Position, Rules, Setup, Variant};

/// Men of each player in the endings of large boards; more than there are in any game are left out.
const ENDINGS: [(usize, usize); 4] = [(4, 4), (4, 3), (3, 4), (4, 4)];

/// A position of a variant: from a game played by chance, or an ending set up by chance.
pub fn position(variant: Variant, rng: &mut Rng) -> Position {
    match variant {
        Variant::Three | Variant::Five | Variant::Six | Variant::Seven => from_game(variant, rng),
        _ => ending(variant.into(), rng),
    }
}

/// How a game of chance stands after some plies.
fn from_game(variant: Variant, rng: &mut Rng) -> Position {
    let most = 6 * usize::from(Rules::from(variant).men());
    let mut position = Position::start(variant);
    for _ in 0..rng.usize(4..most) {
        let moves = position.legal_moves();
        let Some(made) = rng.choice(moves) else { break };
        let mut next = position;
        next.play(made).expect("a legal move");
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    without_quiet(position)
}

/// So many men on any points, and none in hand.
fn ending(rules: Rules, rng: &mut Rng) -> Position {
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
fn without_quiet(position: Position) -> Position {
    let setup = Setup {
        quiet: 0,
        ..position.setup()
    };
    setup.position().expect("it was one before")
}
