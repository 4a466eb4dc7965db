//! The command line: help, version, and what is wrong with it.

use crate::run::{failure, output, start};

#[test]
fn bad_arguments_are_told() {
    let position = "six ......../........ w 6,6 0";
    let cases: [(&[&str], &str); 14] = [
        (&[], "a command is missing"),
        (
            &["dance"],
            "perft, replay, solve, uci, bench, match, ladder",
        ),
        (&["--dance"], "--dance"),
        (&["perft"], "VARIANT and DEPTH"),
        (
            &["perft", "chess", "3"],
            "no such variant; there are three five",
        ),
        (&["perft", "nine", "deep"], "depth"),
        (&["perft", "nine", "-1"], "-1"),
        (&["perft", "nine", "3", "4"], "too many"),
        (&["perft", "nine", "3", "--option", "wings=on"], "wings"),
        (&["perft", "nine", "3", "--option", "flying"], "NAME=VALUE"),
        (
            &["perft", "nine", "3", "--option", "diagonals=on"],
            "three men only",
        ),
        (
            &["perft", "nine", "3", "--position", position],
            "is one of six",
        ),
        (&["perft", "nine", "3", "--position"], "--position"),
        (&["bench", "now"], "too many"),
    ];
    for (arguments, words) in cases {
        let error = failure(arguments, "");
        assert!(error.contains(words), "{arguments:?}: {error}");
    }
}

#[test]
fn help_and_version() {
    assert_eq!(
        output(&["--version"], ""),
        format!("mlin {}\n", env!("CARGO_PKG_VERSION"))
    );
    let help = output(&["--help"], "");
    for command in ["perft", "replay", "uci", "bench", "match", "ladder"] {
        assert!(help.contains(&format!("mlin {command}")), "{help}");
    }
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = start(&["perft", "nine", "5"]);
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the tool ends");
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}
