//! Time: it is kept, and not spent where there is nothing to find.

use mlin::search::{Control, Level, Limits, Score, Searcher, Wish};
use mlin::{Game, Position, Variant};
use std::time::Duration;

/// A clock that goes on by a millisecond at each look.
#[derive(Default)]
struct Ticking {
    looks: u64,
    asked: bool,
}

impl Control for Ticking {
    fn elapsed(&mut self) -> Duration {
        // Asked twice at a look where an iteration ends: that is one look all the same.
        if !self.asked {
            self.looks += 1;
        }
        self.asked = true;
        Duration::from_millis(self.looks)
    }

    fn wish(&mut self) -> Wish {
        self.asked = false;
        Wish::GoOn
    }
}

/// Looks until the search ends, nodes, and the best score.
fn looks(game: &Game, limits: Limits) -> (u64, u64, Score) {
    let mut clock = Ticking::default();
    let mut searcher = Searcher::new(1, 0);
    searcher.start(game, limits).unwrap();
    assert!(searcher.run(&mut clock));
    let report = searcher.report().unwrap();
    (clock.looks, report.nodes, report.lines[0].score)
}

fn game(text: &str) -> Game {
    Game::from_position(text.parse::<Position>().unwrap())
}

fn millis(time: u64) -> Limits {
    Limits {
        time: Some(Duration::from_millis(time)),
        ..Limits::default()
    }
}

/// Nodes between two looks; a chain of captures at a leaf may add a few.
const NODES_PER_LOOK: u64 = 1_100;

#[test]
fn a_search_ends_at_the_first_look_after_its_time() {
    for text in include_str!("../benches/positions.txt").lines() {
        for time in [1, 10, 40] {
            let (looks, nodes, _) = looks(&game(text), millis(time));
            assert!(looks <= time, "{text}: {looks} looks in {time} ms");
            let most = looks * NODES_PER_LOOK;
            assert!(nodes <= most, "{text}: {nodes} nodes in {looks} looks");
        }
    }
}

#[test]
fn an_only_move_is_played_at_once() {
    // Of Black's men only g1 can move, and only to g4.
    let only = game("nine BW..BWBW/......../........ b 0,0 0 flying=off");
    assert_eq!(only.legal_moves().len(), 1);
    let (spent, _, _) = looks(&only, millis(10_000));
    assert!(spent <= 2, "{spent} looks");
}

#[test]
fn a_forced_win_ends_the_search() {
    let won = game("nine W..W..W./...B...B/.....B.. w 0,0 0");
    let limits = Limits {
        level: Some(Level::HIGHEST),
        ..Limits::default()
    };
    let (spent, _, score) = looks(&won, limits);
    assert_eq!(score, Score::win_in(1));
    assert!(spent <= 3, "{spent} looks");
}

#[test]
fn easy_moves_take_less_time_than_others() {
    // White closes a mill or loses one; from the start there is much to choose from.
    let easy = game("nine WW...BB./.B...W../...W.B.. w 3,3 0");
    let (short, _, _) = looks(&easy, millis(200));
    let (long, _, _) = looks(&Game::new(Variant::Nine), millis(200));
    assert!(2 * short <= long, "{short} looks, and {long}");
}
