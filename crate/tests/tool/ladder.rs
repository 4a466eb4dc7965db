//! `ladder`: each level plays the next.

use crate::run::{failure, output};

#[test]
fn a_ladder_goes_on_where_its_log_ends() {
    let path = std::env::temp_dir().join(format!("mlin-ladder-{}", std::process::id()));
    let log = format!("--log={}", path.display());
    let climb = |games: &str| {
        let arguments = ["ladder", "--variant=three", "--levels=1-3", games, &log];
        output(&arguments, "")
    };
    let lines = || std::fs::read_to_string(&path).expect("a log");
    let four = climb("--games=4");
    assert!(four.starts_with("1<2 games 4 ") && four.contains("\n2<3 games 4 "));
    assert_eq!(lines().lines().count(), 4, "a line for each pair");
    // What stands in the log counts as if it had just been played.
    let turned = lines().replace("| 1 0 | ", "| 9 0 | ") + "0 three | 1 0 | 2 0\n";
    std::fs::write(&path, turned).expect("a log");
    let again = climb("--games=2");
    assert!(
        again.starts_with("1<2 games 2 wins 1 draws 0 losses 1"),
        "{again}"
    );
    assert_eq!(lines().lines().count(), 5, "nothing was played again");
    std::fs::write(&path, "0 three | 1 0 | 2 7\n").expect("a log");
    assert!(failure(&["ladder", "--variant=three", &log], "").contains("line 1"));
    std::fs::remove_file(&path).expect("a log");
    assert!(failure(&["ladder", "--levels=3-3"], "").contains("LOW-HIGH"));
}
