//! `solve`: rows of the tablebases.

use crate::run::{failure, output};

#[test]
fn solve_prints_the_golden_rows() {
    let text = output(&["solve", "three"], "");
    let lines = Vec::from_iter(text.lines());
    assert_eq!(
        lines[..3],
        [
            "VALUE three draw all",
            "RAW three 3-3 1044 36 600",
            "ORBITS three 3-3 138 84 6 3 2"
        ]
    );
    assert!(lines[3].starts_with("564 states "), "{}", lines[3]);
    let text = output(&["solve", "nine", "--men", "3,4"], "");
    let rows = text.lines().filter(|line| line.starts_with("ORBITS"));
    assert_eq!(
        Vec::from_iter(rows),
        [
            "ORBITS nine 3-4 102281 658117 0 33 -",
            "ORBITS nine 4-3 75397 681906 3095 1 32"
        ]
    );
    for arguments in [&["solve", "nine"][..], &["solve", "six", "--men", "3,7"]] {
        let told = failure(arguments, "");
        assert!(told.starts_with("mlin: "), "{told}");
    }
}
