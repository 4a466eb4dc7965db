//! `uci`: lines that are there at once.

use crate::run::output;

/// Lines of `uci` without what depends on the clock.
fn uci(input: &str) -> Vec<String> {
    let text = output(&["uci"], input);
    text.lines().map(str::to_owned).collect()
}

fn answers(input: &str) -> Vec<String> {
    let mut lines = uci(input);
    lines.retain(|line| !line.starts_with("info"));
    lines
}

/// White closes a mill on d7 and captures the only black man outside one.
const MILL: &str = "position nine W.W.BBB./.W....../...B.... w 3,3 0";

/// White closes a mill on g7, and any capture wins.
pub const WINNING: &str = "nine WW...B../.B....../..B..... w 1,0 0";

#[test]
fn uci_finishes_a_search_at_the_end_of_input() {
    let lines = uci(&format!("{MILL}\ngo depth 4"));
    let (best, infos) = lines.split_last().expect("answers");
    assert!(best.starts_with("bestmove "), "{lines:?}");
    assert_eq!(infos.len(), 4, "{lines:?}");
    for (line, depth) in infos.iter().zip(1..) {
        let words: Vec<&str> = line.split(' ').collect();
        let [
            "info",
            "depth",
            _,
            "score",
            "cp",
            value,
            "nodes",
            nodes,
            "nps",
            nps,
            "pv",
            _,
            ..,
        ] = words[..]
        else {
            panic!("{line:?}");
        };
        assert_eq!(words[2], depth.to_string());
        assert!(
            value.parse::<i32>().is_ok()
                && nodes.parse::<u64>().is_ok()
                && nps.parse::<u64>().is_ok(),
            "{line}"
        );
    }
}

#[test]
fn uci_stops_the_search_that_a_stop_comes_after() {
    for end in ["stop", "quit"] {
        let lines = uci(&format!("go depth 4\n{MILL}\ngo\n{end}"));
        let bests: Vec<usize> = (0..lines.len())
            .filter(|&index| lines[index].starts_with("bestmove "))
            .collect();
        let [first, second] = bests[..] else {
            panic!("{end}: {lines:?}");
        };
        assert!(lines[first - 1].starts_with("info depth 4 "), "{lines:?}");
        assert_eq!(second, lines.len() - 1);
    }
    // What nobody else could end is ended, whatever waits.
    let searched = answers("go\ngo depth 2\nstop");
    assert_eq!(searched.len(), 2, "{searched:?}");
}

#[test]
fn uci_sees_who_wins() {
    let lines = uci(&format!("position {WINNING}\ngo depth 4"));
    assert!(lines[0].contains("score win 1 "), "{lines:?}");
}

#[test]
fn uci_plays_every_variant_under_options() {
    for variant in [
        "three", "five", "six", "seven", "nine", "ten", "eleven", "twelve",
    ] {
        let input = format!(
            "variant {variant}\noption double-mill=two\noption hash=1\nposition start\ngo depth 2\n"
        );
        let lines = answers(&input);
        assert!(
            lines.len() == 1 && lines[0].starts_with("bestmove "),
            "{variant}: {lines:?}"
        );
    }
}

#[test]
fn uci_limits() {
    for limit in [
        "movetime 0",
        "movetime 50",
        "depth 1",
        "nodes 1",
        "level 1",
        "level 3 depth 2",
        "depth 0",
        "",
    ] {
        let lines = answers(&format!("{MILL}\ngo {limit}"));
        assert!(
            lines.len() == 1 && lines[0].starts_with("bestmove "),
            "{limit}: {lines:?}"
        );
    }
}

#[test]
fn uci_answers_bad_lines_and_changes_nothing() {
    let bad = [
        "dance",
        "position",
        "position nine",
        "position start moves a1 a1",
        "position nine x w 9,9 0",
        "variant chess",
        "variant",
        "option wings=on",
        "option flying",
        "option diagonals=on",
        "option hash=0",
        "option hash=99999999999999999999",
        "option seed=x",
        "go depth",
        "go depth x",
        "go level 11",
        "go level 0",
        "go sideways 3",
        "go movetime -5",
        "š \0",
    ];
    let input = format!("{MILL}\n{}\ngo depth 1\n", bad.join("\n"));
    let lines = answers(&input);
    let (best, errors) = lines.split_last().expect("answers");
    assert_eq!(errors.len(), bad.len(), "{lines:?}");
    assert!(
        errors.iter().all(|line| line.starts_with("error ")),
        "{lines:?}"
    );
    assert_eq!(
        best.get(..11),
        Some("bestmove d7"),
        "the position is still there: {lines:?}"
    );
}

#[test]
fn uci_does_not_search_a_finished_game() {
    let over = "position nine WW....../......../BBB..... w 0,0 0";
    assert_eq!(
        answers(&format!("{over}\ngo depth 3\nisready")),
        ["error the game is over", "readyok"]
    );
}

#[test]
fn uci_keeps_the_moves_when_an_option_changes() {
    let lines = answers(
        "position start moves d6 f4\noption flying=off\nposition start moves d6 d6\ngo depth 1\nquit\ndance",
    );
    assert!(lines[0].starts_with("error move d6"), "{lines:?}");
    assert!(lines[1].starts_with("bestmove "), "{lines:?}");
    assert_eq!(lines.len(), 2, "nothing is read behind quit");
}
