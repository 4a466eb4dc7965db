//! How fast rules and search are: `cargo bench`.

use divan::{Bencher, black_box, counter::ItemsCount};
use mlin::search::{Limits, Searcher, Undisturbed};
use mlin::{Game, Position, Variant, perft};

fn main() {
    divan::main();
}

/// One position of each phase.
const PHASES: [&str; 3] = [
    "nine W.B...../.B.W..../W..B...B w 5,5 0",
    "nine W..B..B./.WW.B.B./B..WW.BW w 0,0 0",
    "nine W...W.../.B.B.B.B/.....W.. w 0,0 0",
];

/// Whole turns counted, depth 6 from the start.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn perft_nine(bencher: Bencher<'_, '_>) {
    let start = Position::start(Variant::Nine);
    let counted = bencher.counter(ItemsCount::new(perft(&start, 6)));
    counted.bench_local(|| perft(black_box(&start), 6));
}

/// The list of legal moves.
#[divan::bench(args = PHASES)]
fn legal_moves(bencher: Bencher<'_, '_>, text: &str) {
    let position: Position = text.parse().expect("a position");
    let counted = bencher.counter(ItemsCount::new(position.legal_moves().len()));
    counted.bench_local(|| black_box(&position).legal_moves());
}

/// Every variant and phase, as in the tool's `bench`.
fn positions() -> impl Iterator<Item = &'static str> {
    include_str!("positions.txt").lines()
}

fn search(searcher: &mut Searcher, game: &Game) {
    let limits = Limits {
        depth: Some(8),
        ..Limits::default()
    };
    searcher.start(game, limits).expect("the game is not over");
    searcher.run(&mut Undisturbed);
}

/// A search to a fixed depth, with nothing learnt before.
#[divan::bench(args = positions(), sample_count = 5, sample_size = 1)]
fn first_search(bencher: Bencher<'_, '_>, text: &str) {
    let game = Game::from_position(text.parse().expect("a position"));
    let searchers = bencher.with_inputs(|| Searcher::new(16, 0));
    searchers.bench_local_refs(|searcher| search(searcher, &game));
}

/// The same search once more: now the table answers most of it, so this is how fast it is asked.
#[divan::bench(args = positions(), sample_count = 5, sample_size = 1)]
fn search_again(bencher: Bencher<'_, '_>, text: &str) {
    let game = Game::from_position(text.parse().expect("a position"));
    let searchers = bencher.with_inputs(|| {
        let mut searcher = Searcher::new(16, 0);
        search(&mut searcher, &game);
        searcher
    });
    searchers.bench_local_refs(|searcher| search(searcher, &game));
}
