//! `bench`: the checksum of the search.

use crate::run::output;

#[test]
fn bench_ends_with_its_checksum() {
    let last = |text: String| text.lines().last().expect("a line").to_owned();
    let [one, two] = [(); 2].map(|()| last(output(&["bench"], "")));
    let nodes = |line: &str| line.split(' ').next().map(str::to_owned);
    assert_eq!(one.split(' ').count(), 3, "{one}");
    assert_eq!(nodes(&one), nodes(&two), "the same search every time");
}
