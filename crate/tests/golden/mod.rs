//! The golden files under `vectors/`, row by row.

#![allow(dead_code, reason = "every test crate uses its own part of it")]

/// A row of `perft.txt`: `VARIANT [option=value ...] | POSITION or start | depth nodes | ...`.
pub struct Counts {
    pub line: usize,
    /// Variant and options.
    pub rules: &'static str,
    /// Position text, options included; none is the start.
    pub position: Option<String>,
    /// Depth and nodes.
    pub nodes: Vec<(u32, u64)>,
}

/// A row of `games.txt`: `VARIANT options | moves | result reason | final position`.
pub struct Played {
    pub line: usize,
    /// Variant and options.
    pub rules: &'static str,
    pub moves: Vec<&'static str>,
    pub result: &'static str,
    pub position: &'static str,
}

/// All rows of `solved.txt` that begin with this word: what stands behind it.
pub fn solved(word: &'static str) -> Vec<&'static str> {
    let lines = include_str!("../vectors/solved.txt").lines();
    let rows = lines.filter_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    rows.collect()
}

/// All rows of `perft.txt`.
pub fn counts() -> Vec<Counts> {
    let counts = |(line, fields): (usize, Vec<&'static str>)| Counts {
        line,
        rules: fields[0],
        position: (fields[1] != "start").then(|| with_options(fields[1], fields[0])),
        nodes: fields[2..].iter().map(depth_and_nodes).collect(),
    };
    rows(include_str!("../vectors/perft.txt"))
        .map(counts)
        .collect()
}

/// All rows of `games.txt`.
pub fn played() -> Vec<Played> {
    let played = |(line, fields): (usize, Vec<&'static str>)| Played {
        line,
        rules: fields[0],
        moves: fields[1].split(' ').collect(),
        result: fields[2],
        position: fields[3],
    };
    rows(include_str!("../vectors/games.txt"))
        .map(played)
        .collect()
}

/// Line number and the fields between bars.
fn rows(text: &'static str) -> impl Iterator<Item = (usize, Vec<&'static str>)> {
    let lines = text.lines().enumerate();
    let rows = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    rows.map(|(index, line)| (index + 1, line.split('|').map(str::trim).collect()))
}

/// The position's text with the options that stand behind the variant.
fn with_options(position: &str, rules: &str) -> String {
    let options = rules.split_once(' ').map_or("", |(_, options)| options);
    format!("{position} {options}").trim_end().to_string()
}

fn depth_and_nodes(field: &&str) -> (u32, u64) {
    let (depth, nodes) = field.split_once(' ').expect("depth and nodes");
    (
        depth.parse().expect("a depth"),
        nodes.parse().expect("nodes"),
    )
}
