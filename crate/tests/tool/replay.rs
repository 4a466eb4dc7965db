//! `replay`: games played again.

use crate::run::{failure, output};

const GAMES: &str = include_str!("../vectors/games.txt");

#[test]
fn replay_plays_the_golden_games() {
    assert_eq!(output(&["replay"], GAMES), "350 games\n");
}

#[test]
fn replay_compares_only_what_is_there() {
    let games = "# a comment\n\nnine\nnine | d6 f4\nnine | d6 f4 | *\nthree flying=off | a1 | | three ......W./. b 2,3 1 flying=off\n\
                 three | a2 b3 a3 b1 a1xb3 | 1-0\r\nthree | a2 b3 a3 b1 a1xb3 | 1-0 fewer-than-three | three W....BWW/. b 0,1 0\n\
                 nine | d6 | 0-1  resignation\nnine | d6 f4 | 1/2-1/2 agreement | nine ......../.W.B..../........ w 8,8 2";
    assert_eq!(output(&["replay"], games), "8 games\n");
}

#[test]
fn replay_stops_at_the_first_difference() {
    let cases = [
        ("three | a1 a1", "a1 as ply 2 is legal", "occupied"),
        ("three | a1 b9", "b9 as ply 2 is legal", "no such point"),
        (
            "three | a2 b3 a3 b1 a1xb3 | 0-1",
            "0-1",
            "1-0 fewer-than-three",
        ),
        (
            "three | a2 b3 a3 b1 a1xb3 | 1-0 blocked",
            "1-0 blocked",
            "1-0 fewer-than-three",
        ),
        ("three | a2 b3 a3 b1 a1xb3 | *", "*", "1-0 fewer-than-three"),
        ("three | a2 | 1-0", "1-0", "*"),
        (
            "three | a2 | * | three ......../. w 3,3 0",
            "three ......../. w 3,3 0",
            "three .......W/. b 2,3 1",
        ),
        ("chess | a2", "rules", "no such variant"),
        ("three flying=maybe | a2", "rules", "on or off"),
    ];
    for (line, wanted, came) in cases {
        let error = failure(&["replay"], &format!("nine | d6\n\n{line}\nnine | zz\n"));
        assert!(error.contains("line 3"), "{error}");
        let told = |name: &str| {
            error
                .lines()
                .find_map(|line| line.strip_prefix(name))
                .map(str::trim)
        };
        assert!(
            told("wanted:").is_some_and(|told| told.contains(wanted)),
            "{error}"
        );
        assert!(
            told("came:").is_some_and(|told| told.contains(came)),
            "{error}"
        );
    }
}
