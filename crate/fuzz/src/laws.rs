//! What holds in every position and game, however it came about.

use mlin::{ByColor, Color, Game, Move, PointSet, Position, Setup, Symmetry, record};

/// The laws of one position.
pub fn hold_in(position: &Position) {
    assert_eq!(position.to_string().parse(), Ok(*position));
    assert_eq!(position.setup().position(), Ok(*position));
    assert_eq!(position.hash(), position.fresh_hash());
    let losers = Color::ALL
        .into_iter()
        .filter(|&color| position.total(color) < 3);
    assert!(losers.count() < 2, "both have lost: {position}");
    let moves = position.legal_moves();
    assert!(position.outcome().is_some() || !moves.is_empty());
    for &made in &moves {
        assert!(position.is_legal(made), "listed and not legal: {position}");
    }
    let mut distinct = deeds(position, |set| set);
    distinct.dedup();
    assert_eq!(distinct.len(), moves.len(), "listed twice: {position}");
    other_sides(position);
}

/// A move is legal when it is listed; what else is played means one that is, or changes nothing.
pub fn membership(position: &Position, made: Move) {
    let moves = position.legal_moves();
    let meant = position.resolve(&made.into());
    assert_eq!(meant == Ok(made), moves.contains(&made), "{made:?}");
    assert!(meant.is_ok_and(|meant| moves.contains(&meant)) || meant.is_err());
    let mut after = *position;
    assert_eq!(after.play(made), meant.map(drop), "{made:?}");
    assert!(meant.is_ok() || after == *position);
}

/// The board turned or mirrored, and the colours changed, make no other moves and no other end.
fn other_sides(position: &Position) {
    let moves = deeds(position, |set| set);
    // One of the maps, another in each position.
    let maps = position.board().symmetries();
    let map = &maps[position.hash() as usize % maps.len()];
    let image = seen_by(map, position);
    assert_eq!(
        deeds(&image, |set| set),
        deeds(position, |set| map.set(set))
    );
    assert_eq!(image.outcome(), position.outcome());
    assert_eq!(image.hash(), position.hash_under(map));

    let other = colors_changed(position);
    assert_eq!(deeds(&other, |set| set), moves, "{position}");
    let (end, change) = (position.outcome(), other.outcome());
    assert_eq!(change.map(|end| end.reason), end.map(|end| end.reason));
    assert_eq!(
        change.and_then(|end| end.winner),
        end.and_then(|end| end.winner).map(|winner| !winner)
    );
}

/// A move without the order of its captures, which a symmetry may turn round: where a man comes from,
/// where he goes, and who is captured, as bits.
type Deed = [u32; 3];

/// All legal moves, sorted.
fn deeds(position: &Position, map: impl Fn(PointSet) -> PointSet) -> Vec<Deed> {
    let deed = |made: Move| {
        let from = made.from().map_or(PointSet::EMPTY, PointSet::of);
        [from, PointSet::of(made.to()), made.captured()].map(|set| map(set).bits())
    };
    let mut deeds: Vec<Deed> = position.legal_moves().into_iter().map(deed).collect();
    deeds.sort_unstable();
    deeds
}

fn seen_by(map: &Symmetry, position: &Position) -> Position {
    let setup = position.setup();
    let men = ByColor::from_fn(|color| map.set(setup.men[color]));
    let seen = Setup { men, ..setup };
    seen.position().expect("as many men as before")
}

fn colors_changed(position: &Position) -> Position {
    let setup = position.setup();
    let changed = Setup {
        men: ByColor::from_fn(|color| setup.men[!color]),
        hand: ByColor::from_fn(|color| setup.hand[!color]),
        turn: !setup.turn,
        ..setup
    };
    changed.position().expect("as many men as before")
}

/// The laws of a game: it ends when it has no move, is written and read again, and all of it can be
/// undone and redone.
pub fn hold_for(game: &Game) {
    assert_eq!(game.legal_moves().is_empty(), game.outcome().is_some());
    let written = record::write(game, &[]).expect("tags that were read");
    let read = record::read(&written).expect("a record that was written");
    assert_eq!(read.position(), game.position(), "{written}");
    assert_eq!(read.outcome(), game.outcome(), "{written}");
    assert_eq!(record::write(&read, &[]), Ok(written));

    let mut again = game.clone();
    let mut sights = vec![sight(&again)];
    while again.undo() {
        sights.push(sight(&again));
    }
    assert_eq!(again.position(), game.start());
    while let Some(later) = sights.pop() {
        assert_eq!(sight(&again), later);
        assert!(again.redo() || sights.is_empty());
    }
}

/// What can be seen of a game and changes.
fn sight(game: &Game) -> (Position, usize, bool, Option<mlin::Outcome>) {
    let (position, outcome) = (*game.position(), game.outcome());
    (position, game.repetitions(), game.offers_draw(), outcome)
}
