//! `solve`: rows of the tablebases.

use crate::run::{failure, output, run};

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

#[test]
fn solve_goes_on_from_a_folder() {
    let folder = std::env::temp_dir().join(format!("mlin-solve-{}", std::process::id()));
    let arguments = [
        "solve",
        "six",
        "--men",
        "4,3",
        "--folder",
        folder.to_str().unwrap(),
    ];
    let rows = |text: &str| {
        let is_row = |line: &&str| line.starts_with("RAW") || line.starts_with("ORBITS");
        Vec::from_iter(text.lines().filter(is_row).map(str::to_owned))
    };
    let states = |text: &str| {
        let last = text.lines().last().unwrap();
        last.split(' ').next().unwrap().to_owned()
    };
    let whole = output(&["solve", "six", "--men", "4,3"], "");
    assert_eq!(rows(&whole).len(), 4);
    let first = output(&arguments, "");
    assert_eq!(rows(&first), rows(&whole));
    assert_eq!(states(&first), states(&whole));
    let again = output(&arguments, "");
    assert_eq!((rows(&again), &*states(&again)), (rows(&whole), "0"));

    let files = std::fs::read_dir(&folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut files = Vec::from_iter(files);
    files.sort();
    assert_eq!(files.len(), 3);
    let mut bytes = std::fs::read(&files[1]).unwrap();
    bytes[20] ^= 1;
    std::fs::write(&files[1], bytes).unwrap();
    let mended = run(&arguments, "");
    let told = String::from_utf8(mended.stderr).unwrap();
    assert!(told.contains("damaged; it is solved again"), "{told}");
    let mended = String::from_utf8(mended.stdout).unwrap();
    assert_eq!(rows(&mended), rows(&whole));
    assert_ne!(states(&mended), "0");
    std::fs::remove_dir_all(folder).unwrap();
}
