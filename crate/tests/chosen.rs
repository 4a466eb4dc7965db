//! The same seed, table and limits choose the same moves everywhere: `vectors/chosen.txt` is recorded
//! here, natively, and read again by a test in Node and by one in each browser. Whoever changes the search
//! finds the new file in the words of the failure.

use mlin::search::{Level, Limits, Searcher, Undisturbed};
use mlin::{Game, Position};

const CHOSEN: &str = include_str!("vectors/chosen.txt");

/// Limits as the file has them, `level 9 nodes 20000`.
fn limits(text: &str) -> Limits {
    let words: Vec<&str> = text.split(' ').collect();
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        let number: u64 = pair[1].parse().expect("a number");
        match pair[0] {
            "level" => limits.level = Level::new(number as u8),
            "depth" => limits.depth = Some(number as u32),
            "nodes" => limits.nodes = Some(number),
            "lines" => limits.lines = Some(number as usize),
            other => panic!("no limit is called {other}"),
        }
    }
    limits
}

/// An engine as the file has it, `1 7`: megabytes and seed.
fn searcher(text: &str) -> Searcher {
    let (hash, seed) = text.split_once(' ').expect("megabytes and seed");
    Searcher::new(
        hash.parse().expect("megabytes"),
        seed.parse().expect("a seed"),
    )
}

/// The row with what is chosen now.
fn chosen(searcher: &mut Searcher, row: &str) -> String {
    let mut fields = row.split(" | ");
    let mut field = || fields.next().expect("limits and position");
    let (limited, text) = (field(), field());
    let position: Position = text.parse().expect("a position");
    let game = Game::from_position(position);
    searcher
        .start(&game, limits(limited))
        .expect("the game goes on");
    assert!(searcher.run(&mut Undisturbed), "nobody asked for a pause");
    let report = searcher.report().expect("there was a search");
    let best = report.best.text(position.board());
    format!("{limited} | {text} | {best} {}", report.nodes)
}

#[test]
fn the_search_chooses_what_it_chose_before() {
    let mut searcher = None;
    let mut now = String::new();
    for line in CHOSEN.lines() {
        let row = match line.strip_prefix("engine ") {
            _ if line.starts_with('#') => line.to_string(),
            Some(engine) => {
                searcher = Some(self::searcher(engine));
                line.to_string()
            }
            None => chosen(searcher.as_mut().expect("an engine first"), line),
        };
        now += &row;
        now += "\n";
    }
    assert!(now == CHOSEN, "what is chosen now:\n{now}");
}
