//! `perft`: counts of moves.

use crate::run::output;

#[test]
fn perft_prints_a_line_per_depth() {
    let text = output(&["perft", "nine", "4"], "");
    let counts = text.lines().map(|line| {
        let [depth, nodes, seconds, rate] = Vec::from_iter(line.split(' '))[..] else {
            panic!("{line:?} is not `depth nodes seconds nodes/s`");
        };
        let _: (f64, u64) = (
            seconds.parse().expect("seconds"),
            rate.parse().expect("nodes/s"),
        );
        format!("{depth} {nodes}")
    });
    assert_eq!(
        Vec::from_iter(counts),
        ["1 24", "2 552", "3 12144", "4 255024"]
    );
}

#[test]
fn perft_takes_a_position_and_options() {
    let nodes = |arguments: &[&str]| {
        let text = output(arguments, "");
        let last = text.lines().last().expect("a line").to_owned();
        last.split(' ').nth(1).expect("nodes").to_owned()
    };
    let double = "nine W.W.BBB./.W.....B/.W...... w 2,2 0";
    assert_eq!(
        nodes(&[
            "perft",
            "nine",
            "2",
            "--position",
            double,
            "--option",
            "double-mill=two"
        ]),
        "288"
    );
    let flying = "nine W...W.../.B.B.B.B/.....W.. w 0,0 0";
    assert_eq!(nodes(&["perft", "nine", "2", "--position", flying]), "737");
    assert_eq!(
        nodes(&[
            "perft",
            "--option=flying=off",
            "nine",
            "2",
            "--position",
            flying
        ]),
        "88"
    );
    assert_eq!(
        nodes(&[
            "perft",
            "three",
            "5",
            "--option",
            "flying=on",
            "--option",
            "diagonals=on"
        ]),
        "16560"
    );
}
