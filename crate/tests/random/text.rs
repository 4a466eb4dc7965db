//! Move texts that are legal, nearly legal, or nonsense.

use super::Random;
use crate::rule_book::state::State;

/// Texts that no board knows a move for.
const NONSENSE: [&str; 12] = [
    "", "x", "a", "a1-", "-a1", "a1--a4", "a1-a4-a7", "a1xx", "a1-a4x", "1a", "pass", "é1",
];

/// Points that some boards have and others have not.
const ELSEWHERE: [&str; 8] = ["d4", "b2", "g7", "c3", "a5", "a6", "e5", "f1"];

/// A text to try in this position.
pub fn any(random: &mut Random, state: &State, legal: &[String]) -> String {
    match random.below(16) {
        0 => random.pick(&NONSENSE).to_string(),
        1 => replaced(random, state, legal, &ELSEWHERE.map(str::to_string)),
        2..6 => composed(random, state),
        6 => model(random, state, legal).to_uppercase(),
        7 => model(random, state, legal).replace('-', ""),
        8 | 9 => turned(&model(random, state, legal)),
        10 | 11 => with_more(random, state, legal),
        12 => with_less(&model(random, state, legal)),
        _ => {
            let points = Vec::from_iter(state.board.points().map(|point| point.to_string()));
            replaced(random, state, legal, &points)
        }
    }
}

/// A legal move; where there is none, any. Captures are what goes wrong most, so they come often.
fn model(random: &mut Random, state: &State, legal: &[String]) -> String {
    let mut models = Vec::from_iter(legal.iter().filter(|text| text.contains('x')));
    if models.is_empty() || random.once_in(3) {
        models = legal.iter().collect();
    }
    if models.is_empty() {
        composed(random, state)
    } else {
        random.pick(&models).to_string()
    }
}

/// Any points in the form of a move.
fn composed(random: &mut Random, state: &State) -> String {
    let points = Vec::from_iter(state.board.points());
    let mut text = random.pick(&points).to_string();
    if random.once_in(2) {
        text += &format!("-{}", random.pick(&points));
    }
    while random.once_in(3) {
        text += &format!("x{}", random.pick(&points));
    }
    text
}

/// A legal move with one of its points replaced.
fn replaced(random: &mut Random, state: &State, legal: &[String], by: &[String]) -> String {
    let mut text = model(random, state, legal);
    let points = (text.len() + 1) / 3;
    let at = 3 * random.below(points);
    text.replace_range(at..at + 2, random.pick::<String>(by));
    text
}

/// A legal move with its captures in the other order.
fn turned(text: &str) -> String {
    let mut parts = Vec::from_iter(text.split('x'));
    parts[1..].reverse();
    parts.join("x")
}

/// A legal move with one more capture, sometimes of the same man.
fn with_more(random: &mut Random, state: &State, legal: &[String]) -> String {
    let text = model(random, state, legal);
    let mut men = Vec::from_iter(state.men.keys().map(|point| point.to_string()));
    men.push(text[text.len() - 2..].to_string());
    format!("{text}x{}", random.pick(&men))
}

/// A legal move with one capture less, where it has one.
fn with_less(text: &str) -> String {
    text.rsplit_once('x')
        .map_or(text, |(less, _)| less)
        .to_string()
}

/// A position text with one thing changed, mostly for the worse.
pub fn damaged(random: &mut Random, text: &str) -> String {
    const LETTERS: [&str; 14] = [
        "W", "B", ".", "/", " ", "w", "b", ",", "0", "1", "9", "-", "=", "",
    ];
    const OPTIONS: [&str; 14] = [
        "flying=on",
        "flying=off",
        "flying",
        "flying=",
        "double-mill=two",
        "double-mill=three",
        "both-flying=draw",
        "both-flying=on",
        "quiet-limit=0",
        "quiet-limit=9999",
        "quiet-limit=10000",
        "repetition=off",
        "diagonals=on",
        "jumping=on",
    ];
    let at = random.below(text.len());
    let end = at + random.below(2);
    match random.below(4) {
        0 => format!("{text} {}", random.pick(&OPTIONS)),
        1 => text.replacen(
            ['W', 'B'],
            random.pick::<&str>(&LETTERS),
            1 + random.below(3),
        ),
        _ => [&text[..at], random.pick::<&str>(&LETTERS), &text[end..]].concat(),
    }
}
