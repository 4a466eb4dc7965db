//! `match`: two sides play each other.

use crate::run::{failure, output, tool};

/// The counts in the last line of a match: games, wins, draws, losses.
fn counts(text: &str) -> [u64; 4] {
    let last = text.lines().last().expect("a line");
    ["games ", "wins ", "draws ", "losses "].map(|name| {
        let (_, rest) = last.split_once(name).expect("a count");
        let word = rest.split(' ').next().expect("a number");
        word.parse().expect("a number")
    })
}

#[test]
fn a_match_is_played_in_pairs_and_can_be_repeated() {
    let sides = ["match", "--a", "nodes=600 hash=1", "--b", "nodes=60 hash=1"];
    let play = |more: &[&str]| counts(&output(&[&sides[..], more].concat(), ""));
    let [games, wins, draws, losses] = play(&["--games", "40"]);
    assert_eq!(games, 40);
    assert_eq!(wins + draws + losses, 40);
    assert!(wins > losses, "ten times the nodes win: {wins} to {losses}");
    assert_eq!(play(&["--games", "40"]), [games, wins, draws, losses]);
    assert_ne!(
        play(&["--games=40", "--seed=1"])[1..],
        [wins, draws, losses]
    );
    let tested = play(&["--games=2000", "--elo0=-20", "--elo1=20"])[0];
    assert!(
        tested < 400,
        "the test ends what is clear, not after {tested}"
    );
}

#[test]
fn equal_sides_win_as_much_as_they_lose() {
    let arguments = ["match", "--a=depth=2", "--b=depth=2", "--games=10"];
    for rules in [
        ["--variant=six", "--seed=1"],
        ["--option=flying=off", "--seed=2"],
    ] {
        let [_, wins, _, losses] = counts(&output(&[&arguments[..], &rules].concat(), ""));
        assert_eq!(wins, losses, "{rules:?}: colours are swapped in a pair");
    }
}

#[test]
fn another_program_plays_as_this_one_does() {
    let engine = format!("engine={} depth=2", tool().display());
    let play = |a: &str| {
        counts(&output(
            &["match", "--a", a, "--b=depth=1", "--games=6"],
            "",
        ))
    };
    assert_eq!(play(&engine), play("depth=2"));
}

#[test]
fn a_match_tells_what_is_wrong() {
    let cases: [(&[&str], &str); 9] = [
        (&["--a", "strong"], "NAME=VALUE"),
        (&["--a", "wings=2"], "a side has no \"wings\""),
        (&["--b", "level=11"], "level is 1 to 10"),
        (
            &["--a", "engine=/no/such/program depth=1"],
            "/no/such/program",
        ),
        (&["--elo0", "0"], "elo0 and elo1"),
        (&["--elo0", "5", "--elo1", "0"], "elo0 and elo1"),
        (&["--error", "1"], "error is between"),
        (&["--games", "many"], "games"),
        (&["now"], "too many"),
    ];
    for (arguments, words) in cases {
        let error = failure(&[&["match"], arguments].concat(), "");
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}
