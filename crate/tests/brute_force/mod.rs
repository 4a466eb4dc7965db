//! A naive solver of three men's morris, on the naive rule book: it looks at every position again and
//! again until nothing new is found.

use crate::rule_book::options::Options;
use crate::rule_book::state::State;
use crate::rule_book::variant::Variant;
use std::collections::BTreeMap;

/// A position's text, and those after each move.
type Graph = BTreeMap<String, Vec<String>>;

/// Every position that can come about, with its value for the player to move: `n` is a win in `n`
/// plies, `-1 - n` a loss in `n`, 0 a draw.
pub fn solve(options: &str) -> BTreeMap<String, i32> {
    let graph = graph(options);
    let mut values: BTreeMap<String, i32> = BTreeMap::new();
    for plies in 0.. {
        let found = Vec::from_iter(graph.iter().filter_map(|(text, after)| {
            let value = found_in(plies, after, &values)?;
            (!values.contains_key(text)).then(|| (text.clone(), value))
        }));
        if found.is_empty() && plies > 1 {
            break;
        }
        values.extend(found);
    }
    let texts = graph.into_keys();
    texts
        .map(|text| {
            let value = values.get(&text).copied().unwrap_or(0);
            (text, value)
        })
        .collect()
}

/// The value of a position, if it ends in just so many plies and all that end earlier are known.
fn found_in(plies: i32, after: &[String], values: &BTreeMap<String, i32>) -> Option<i32> {
    let mut known = after
        .iter()
        .map(|text| values.get(text).copied().unwrap_or(0));
    if plies % 2 == 1 {
        known.any(|value| value == -plies).then_some(plies)
    } else {
        known.all(|value| value > 0).then_some(-1 - plies)
    }
}

fn graph(options: &str) -> Graph {
    let variant = Variant::named("three").expect("a variant");
    let mut chosen = Options::defaults(variant);
    if !options.is_empty() {
        chosen.set(variant, options).expect("an option");
    }
    let mut graph = Graph::new();
    let mut open = vec![State::start(variant, chosen)];
    while let Some(mut state) = open.pop() {
        state.quiet = 0;
        let text = state.to_string();
        if graph.contains_key(&text) {
            continue;
        }
        let next = state.turns().into_iter().map(|turn| {
            let mut next = state.after(&turn);
            next.quiet = 0;
            next
        });
        let next = Vec::from_iter(next);
        graph.insert(text, next.iter().map(State::to_string).collect());
        open.extend(next);
    }
    graph
}
